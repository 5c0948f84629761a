// German announcements.

import type * as en from '../../en/base/events.ts';
import { answersIn, EVENTS_OF_MATCHES, join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { doAll, does, from, label, list, rowName } from './voice.ts';

const HIDE = ['versteckst', 'versteckt', 'versteckt', 'verstecken'] as const;

const said = answersIn({ rowName, label, colon: ': ' });

export const events: Like<typeof en.events> = {
  ...EVENTS_OF_MATCHES,
  'round-opened': {
    brief: ({ round, again, makers }) => {
      const name = `Runde ${round}${again ? ' noch einmal' : ''}`;
      if (makers.length === 0) return name;
      return makers.length > 1 ? `${name}: alle verstecken` : `${name}: ${doAll(makers, HIDE)}`;
    },
    full: ({ round, again, makers }) =>
      join(
        ' ',
        `Runde ${round}${again ? ', noch einmal' : ''}.`,
        makers.length === 0 ? null : `${doAll(makers, HIDE)} einen Code.`,
      ),
  },
  'code-hidden': {
    brief: ({ maker, committed, blanks }) =>
      join(
        ', ',
        !committed
          ? `${label(maker)}: noch kein Code`
          : maker.kind === 'you'
            ? 'Dein Code ist versteckt'
            : `${label(maker)}: Code versteckt`,
        blanksBrief(blanks),
      ),
    full: ({ maker, committed, blanks }) =>
      join(
        ' ',
        !committed
          ? `${does(maker, 'legst', 'legt')} sich erst beim Antworten auf einen Code fest.`
          : maker.kind === 'you'
            ? 'Dein Code ist versteckt.'
            : `${does(maker, 'hast', 'hat')} einen Code versteckt.`,
        blanks === null ? null : blanks ? 'Lücken sind möglich.' : 'Lücken gibt es nicht.',
      ),
  },
  'guess-placed': {
    brief: ({ who, row, code, byClock }) =>
      `${byClock ? 'Zeit um. ' : ''}${rowName(who, row)}: ${code ?? 'verdeckt'}`,
    full: ({ who, row, code, byClock }) =>
      join(
        ' ',
        byClock ? 'Die Zeit ist um, die Reihe wird so gesetzt, wie sie ist.' : null,
        `${rowName(who, row)}: ${code ?? 'gesetzt und verdeckt'}.`,
      ),
  },
  'row-lost': {
    brief: ({ who, row }) => `${rowName(who, row)}: verloren, Zeit um`,
    full: ({ who, row }) =>
      `${rowName(who, row)}: Die Zeit ist um, die Reihe ist verloren und bleibt ohne Antwort.`,
  },
  'guess-marked': {
    brief: ({ who, row, extras, answer }) =>
      join(': ', said.before(who, row, extras), answer ?? 'Antwort verdeckt'),
    full: ({ who, row, extras, answer, byClock }) =>
      join(
        ' ',
        byClock ? 'Die Zeit ist um, deshalb antwortet Blackpeg.' : null,
        `${join(': ', said.before(who, row, extras), answer ?? 'Die Antwort ist verdeckt')}.`,
      ),
  },
  'mark-corrected': {
    brief: ({ who, row, answer }) => `${rowName(who, row)} nun: ${answer ?? 'verdeckt'}`,
    full: ({ who, row, answer }) => `${rowName(who, row)}, berichtigte Antwort: ${answer ?? 'verdeckt'}.`,
  },
  'rows-uncovered': {
    brief: ({ row, what, extras, entries }) =>
      entries.length === 0
        ? `Reihe ${row}: alle ${what === 'guesses' ? 'gesetzt' : 'beantwortet'}`
        : said.turn(row, extras, entries),
    full: ({ row, what, extras, entries }) =>
      entries.length === 0
        ? `Reihe ${row}: Alle haben ${what === 'guesses' ? 'gesetzt' : 'ihre Antwort'}.`
        : `${said.turn(row, extras, entries)}.`,
  },
  'claim-judged': {
    brief: ({ upheld }) => (upheld ? 'Stimmt: kein Code passt' : 'Stimmt nicht: ein Code passt'),
    full: ({ who, upheld }) =>
      upheld
        ? `${does(who, 'hast', 'hat')} recht: Kein Code passt zu allen Reihen.`
        : `${does(who, 'meinst', 'meint')}, dass kein Code passt, aber es gibt einen. Das Spiel geht weiter.`,
  },
  'error-admitted': {
    brief: ({ who }) => `${does(who, 'gibst', 'gibt')} einen Fehler zu`,
    full: ({ who }) => `${does(who, 'gibst', 'gibt')} eine falsche Antwort zu.`,
  },
  'mark-overdue': {
    brief: ({ who, row }) => `${label(who)}: Antwort ${row} überfällig`,
    full: ({ who, row }) =>
      `${does(who, 'hast', 'hat')} Reihe ${row} nicht rechtzeitig beantwortet. Das gilt als falsche Antwort.`,
  },
  'round-resigned': {
    brief: ({ who, takenBy }) =>
      takenBy === null
        ? `${does(who, 'gibst', 'gibt')} die Runde auf`
        : `${does(who, 'bist', 'ist')} raus: zu lange weg`,
    full: ({ who, takenBy }) =>
      takenBy === null
        ? `${does(who, 'gibst', 'gibt')} die Runde auf.`
        : `${does(who, 'bist', 'ist')} nach zu langer Abwesenheit aus der Runde.`,
  },
  'match-resigned': {
    brief: ({ who }) => `${does(who, 'gibst', 'gibt')} die Partie auf`,
    full: ({ who }) => `${does(who, 'gibst', 'gibt')} die Partie auf.`,
  },
  'end-offered': {
    brief: ({ who }) => `${does(who, 'möchtest', 'möchte')} aufhören`,
    full: ({ who }) => `${does(who, 'bietest', 'bietet')} an, die Partie ohne Ergebnis zu beenden.`,
  },
  'end-withdrawn': {
    brief: ({ who }) => `${does(who, 'möchtest', 'möchte')} doch weiterspielen`,
    full: ({ who }) => `${does(who, 'nimmst', 'nimmt')} das Angebot zurück, die Partie zu beenden.`,
  },
  'end-declined': {
    brief: ({ who }) => `${does(who, 'möchtest', 'möchte')} weiterspielen`,
    full: ({ who }) => `${does(who, 'lehnst', 'lehnt')} das Angebot ab, die Partie zu beenden.`,
  },
  'end-lapsed': {
    brief: () => 'Angebot zum Aufhören verfallen',
    full: () => 'Das Angebot, die Partie zu beenden, ist mit der Runde verfallen.',
  },
  left: {
    brief: ({ who }) => `${does(who, 'hast', 'hat')} den Tisch verlassen`,
    full: ({ who }) =>
      `${does(who, 'hast', 'hat')} den Tisch verlassen. Der Platz wird eine Weile freigehalten.`,
  },
  returned: {
    brief: ({ who }) => `${does(who, 'bist', 'ist')} wieder da`,
    full: ({ who }) => `${does(who, 'bist', 'ist')} wieder am Tisch.`,
  },
  'clocks-stopped': { brief: () => 'Uhren angehalten', full: () => 'Alle Uhren sind angehalten.' },
  'clocks-restarted': { brief: () => 'Uhren laufen wieder', full: () => 'Alle Uhren laufen wieder.' },
  'search-ended': { brief: ({ ending }) => ending, full: ({ ending }) => ending },
  'code-opened': {
    brief: ({ maker, code }) => `${label(maker)}: Code ${code}`,
    full: ({ maker, code }) => `${does(maker, 'öffnest', 'öffnet')} den Code: ${code}.`,
  },
  'opening-overdue': {
    brief: ({ who }) => `${label(who)}: Code nicht geöffnet`,
    full: ({ who }) =>
      `${does(who, 'hast', 'hat')} den Code nicht rechtzeitig geöffnet. Das gilt als falsche Antwort.`,
  },
  'codes-revealed': {
    brief: ({ codes, wrongRows }) =>
      join('; ', codesBrief(codes.map(({ text }) => text)), wrongBrief(wrongRows)),
    full: ({ codes, several, wrongRows }) => {
      const [first] = codes;
      const code =
        first === undefined
          ? 'Der Code bleibt unbekannt.'
          : !several
            ? `Der Code war: ${first.text}.`
            : codes.map(({ who, text }) => `Code ${from(who)}: ${text}.`).join(' ');
      return join(' ', code, wrongFull(wrongRows));
    },
  },
};

function blanksBrief(blanks: boolean | null): string | null {
  return blanks === null ? null : blanks ? 'mit Lücken' : 'ohne Lücken';
}

function codesBrief(codes: readonly string[]): string {
  return codes.length === 0
    ? 'Code unbekannt'
    : `${codes.length === 1 ? 'Code' : 'Codes'}: ${codes.join(', ')}`;
}

function wrongBrief(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  return rows.length > 3 ? `${rows.length} Antworten falsch` : `falsch: ${rows.join(', ')}`;
}

function wrongFull(rows: readonly number[]): string | null {
  if (rows.length === 0) return null;
  return rows.length === 1
    ? `Reihe ${rows[0]} wurde falsch beantwortet.`
    : `Reihen ${list(rows.map(String))} wurden falsch beantwortet.`;
}
