// French announcements.

import type * as en from '../../en/base/events.ts';
import { agree, answersIn, EVENTS_OF_MATCHES, join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { doAll, does, f, label, list, nameAll, object, rowName } from './voice.ts';

const HIDE = ['cachez', 'cache', 'cachez', 'cachent'] as const;

const said = answersIn({ rowName, label, colon: f` : ` });

export const events: Like<typeof en.events> = {
  ...EVENTS_OF_MATCHES,
  'round-opened': {
    brief: ({ round, again, makers }) => {
      const name = `Manche ${round}${again ? ' rejouée' : ''}`;
      if (makers.length === 0) return name;
      return makers.length > 1
        ? f`${name} : codes à cacher`
        : f`${name} : ${nameAll(makers)} ${agree(makers, HIDE)}`;
    },
    full: ({ round, again, makers }) =>
      join(
        ' ',
        `Manche ${round}${again ? ', rejouée' : ''}.`,
        makers.length === 0 ? null : `${doAll(makers, HIDE)} un code.`,
      ),
  },
  'code-hidden': {
    brief: ({ maker, committed, blanks }) =>
      join(
        ', ',
        !committed
          ? f`${label(maker)} : pas encore de code`
          : maker.kind === 'you'
            ? f`Votre code est caché`
            : f`${label(maker)} : code caché`,
        blanksBrief(blanks),
      ),
    full: ({ maker, committed, blanks }) =>
      join(
        ' ',
        !committed
          ? f`${does(maker, 'choisissez', 'choisit')} son code au fil des réponses.`
          : maker.kind === 'you'
            ? f`Votre code est caché.`
            : f`${does(maker, 'avez', 'a')} caché un code.`,
        blanks === null ? null : blanks ? f`Il peut y avoir des vides.` : f`Il n’y a pas de vides.`,
      ),
  },
  'guess-placed': {
    brief: ({ who, row, code, byClock }) =>
      f`${rowName(who, row)} : ${code ?? 'couverte'}${byClock ? ' (délai)' : ''}`,
    full: ({ who, row, code, byClock }) =>
      join(
        ' ',
        byClock ? f`Temps écoulé, la rangée est posée telle quelle.` : null,
        f`${rowName(who, row)} : ${code ?? 'posée et couverte'}.`,
      ),
  },
  'row-lost': {
    brief: ({ who, row }) => f`${rowName(who, row)} : perdue, temps écoulé`,
    full: ({ who, row }) =>
      f`${rowName(who, row)} : temps écoulé, la rangée est perdue et reste sans réponse.`,
  },
  'guess-marked': {
    brief: ({ who, row, extras, answer }) =>
      join(f` : `, said.before(who, row, extras), answer ?? 'réponse couverte'),
    full: ({ who, row, extras, answer, byClock }) =>
      join(
        ' ',
        byClock ? f`Temps écoulé : Blackpeg répond.` : null,
        `${join(f` : `, said.before(who, row, extras), answer ?? 'la réponse reste couverte')}.`,
      ),
  },
  'mark-corrected': {
    brief: ({ who, row, answer }) => f`${rowName(who, row)} revue : ${answer ?? 'couverte'}`,
    full: ({ who, row, answer }) => f`${rowName(who, row)}, réponse corrigée : ${answer ?? 'couverte'}.`,
  },
  'rows-uncovered': {
    brief: ({ row, what, extras, entries }) =>
      entries.length === 0
        ? f`Rangée ${row} : ${what === 'guesses' ? 'toutes posées' : 'toutes les réponses'}`
        : said.turn(row, extras, entries),
    full: ({ row, what, extras, entries }) =>
      entries.length === 0
        ? f`Rangée ${row} : tout le monde ${what === 'guesses' ? 'a posé la sienne' : 'a sa réponse'}.`
        : `${said.turn(row, extras, entries)}.`,
  },
  'claim-judged': {
    brief: ({ upheld }) => (upheld ? f`Exact : aucun code ne convient` : f`Inexact : un code convient`),
    full: ({ who, upheld }) =>
      upheld
        ? f`${does(who, 'avez', 'a')} raison : aucun code ne convient à toutes les rangées.`
        : f`${does(who, 'pensez', 'pense')} qu’aucun code ne convient, mais il y en a un. On continue.`,
  },
  'error-admitted': {
    brief: ({ who }) => f`${does(who, 'admettez', 'admet')} une erreur`,
    full: ({ who }) => f`${does(who, 'admettez', 'admet')} une fausse réponse.`,
  },
  'mark-overdue': {
    brief: ({ who, row }) => f`${label(who)} : réponse ${row} en retard`,
    full: ({ who, row }) =>
      f`${does(who, 'n’avez', 'n’a')} pas répondu à temps à la rangée ${row}. Cela compte comme une fausse réponse.`,
  },
  'round-resigned': {
    brief: ({ who, takenBy }) =>
      takenBy === null
        ? f`${does(who, 'abandonnez', 'abandonne')} la manche`
        : f`${does(who, 'sortez', 'sort')} : absence trop longue`,
    full: ({ who, takenBy }) =>
      takenBy === null
        ? f`${does(who, 'abandonnez', 'abandonne')} la manche.`
        : f`${does(who, 'sortez', 'sort')} de la manche après une trop longue absence.`,
  },
  'match-resigned': {
    brief: ({ who }) => f`${does(who, 'abandonnez', 'abandonne')} la partie`,
    full: ({ who }) => f`${does(who, 'abandonnez', 'abandonne')} la partie.`,
  },
  'end-offered': {
    brief: ({ who }) => f`${does(who, 'proposez', 'propose')} d’arrêter`,
    full: ({ who }) => f`${does(who, 'proposez', 'propose')} d’arrêter la partie sans résultat.`,
  },
  'end-withdrawn': {
    brief: ({ who }) => f`${does(who, 'continuez', 'continue')} : proposition retirée`,
    full: ({ who }) => f`${does(who, 'retirez', 'retire')} la proposition d’arrêter la partie.`,
  },
  'end-declined': {
    brief: ({ who }) => f`${does(who, 'continuez', 'continue')} : proposition refusée`,
    full: ({ who }) => f`${does(who, 'refusez', 'refuse')} d’arrêter la partie.`,
  },
  'end-lapsed': {
    brief: () => f`Proposition d’arrêt caduque`,
    full: () => f`La manche est finie : la proposition d’arrêter la partie ne tient plus.`,
  },
  left: {
    brief: ({ who }) => f`${does(who, 'avez', 'a')} quitté la table`,
    full: ({ who }) => f`${does(who, 'avez', 'a')} quitté la table. La place est gardée quelque temps.`,
  },
  returned: {
    brief: ({ who }) => f`${does(who, 'êtes', 'est')} de retour`,
    full: ({ who }) => f`${does(who, 'êtes', 'est')} de retour à la table.`,
  },
  'clocks-stopped': { brief: () => f`Pendules arrêtées`, full: () => f`Toutes les pendules sont arrêtées.` },
  'clocks-restarted': {
    brief: () => f`Pendules relancées`,
    full: () => f`Toutes les pendules tournent à nouveau.`,
  },
  'search-ended': { brief: ({ ending }) => ending, full: ({ ending }) => ending },
  'code-opened': {
    brief: ({ maker, code }) => f`${label(maker)} : code ${code}`,
    full: ({ maker, code }) => f`${does(maker, 'ouvrez', 'ouvre')} le code : ${code}.`,
  },
  'opening-overdue': {
    brief: ({ who }) => f`${label(who)} : code non ouvert`,
    full: ({ who }) =>
      f`${does(who, 'n’avez', 'n’a')} pas ouvert le code à temps. Cela compte comme une fausse réponse.`,
  },
  'codes-revealed': {
    brief: ({ codes, wrongRows }) =>
      join(f` ; `, codesBrief(codes.map(({ text }) => text)), wrongBrief(wrongRows)),
    full: ({ codes, several, wrongRows }) => {
      const [first] = codes;
      const code =
        first === undefined
          ? f`Le code reste inconnu.`
          : !several
            ? f`Le code était : ${first.text}.`
            : codes.map(({ who, text }) => f`Code caché par ${object(who)} : ${text}.`).join(' ');
      return join(' ', code, wrongFull(wrongRows));
    },
  },
};

function blanksBrief(blanks: boolean | null): string | null {
  return blanks === null ? null : blanks ? 'avec vides' : 'sans vides';
}

function codesBrief(codes: readonly string[]): string {
  if (codes.length === 0) return 'Code inconnu';
  return f`${codes.length === 1 ? 'Code' : 'Codes'} : ${codes.join(', ')}`;
}

function wrongBrief(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  return rows.length > 3 ? f`${rows.length} fausses` : f`faux : ${rows.join(', ')}`;
}

function wrongFull(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  return rows.length === 1
    ? f`La rangée ${rows[0] ?? ''} a reçu une fausse réponse.`
    : f`Les rangées ${list(rows.map(String))} ont reçu une fausse réponse.`;
}
