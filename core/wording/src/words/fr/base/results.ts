// French sentences about how searches, rounds and matches come out, and answers about the table.

import type * as en from '../../en/base/results.ts';
import { agree, capital, join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import {
  count,
  doAll,
  does,
  doesInside,
  f,
  figures,
  label,
  list,
  nameAll,
  object,
  rowName,
} from './voice.ts';

const HAVE = ['avez', 'a', 'avez', 'ont'] as const;

const WIN = ['gagnez', 'gagne', 'gagnez', 'gagnent'] as const;

export const results: Like<typeof en.results> = {
  endings: {
    found: ({ finders }) =>
      finders.length === 0
        ? f`La recherche est finie : le code est trouvé.`
        : f`${doAll(finders, HAVE)} trouvé le code. La recherche est finie.`,
    'rows-used': ({ all }) =>
      f`La recherche est finie : ${all ? 'toutes les rangées sont jouées, le code a tenu' : 'le code n’a pas été trouvé'}.`,
    resigned: ({ who }) => f`La recherche est finie : ${doesInside(who, 'avez', 'a')} abandonné la manche.`,
    'match-resigned': ({ who }) =>
      f`La recherche est finie : ${doesInside(who, 'avez', 'a')} abandonné la partie.`,
    'claim-upheld': () => f`La recherche est finie : aucun code ne convient, donc une réponse est fausse.`,
    admitted: ({ who }) =>
      f`La recherche est finie : ${doesInside(who, 'avez', 'a')} admis une fausse réponse.`,
    'hiding-overdue': ({ who }) =>
      f`La recherche est finie : ${doesInside(who, 'n’avez', 'n’a')} pas caché de code à temps.`,
    'mark-overdue': ({ who, row }) =>
      f`La recherche est finie : ${doesInside(who, 'n’avez', 'n’a')} pas répondu à la rangée ${row}.`,
    'all-hiding-overdue': () => f`La recherche est finie : personne n’a caché de code à temps.`,
    'all-marks-overdue': () => f`La recherche est finie : aucune des deux réponses n’est venue à temps.`,
    'round-taken': ({ absent, by }) =>
      f`${does(by, 'vous attribuez', 's’attribue')} la manche : ${doesInside(absent, 'n’êtes', 'n’est')} toujours pas de retour.`,
    'match-abandoned': ({ absent, by }) =>
      f`${does(by, 'arrêtez', 'arrête')} la partie : ${doesInside(absent, 'n’êtes', 'n’est')} toujours pas de retour.`,
    agreed: () => f`La recherche est finie : tout le monde accepte d’arrêter la partie.`,
  },
  briefEndings: {
    found: () => f`Recherche finie : code trouvé`,
    'rows-used': ({ all }) => f`Recherche finie : ${all ? 'le code a tenu' : 'code non trouvé'}`,
    resigned: () => f`Recherche finie : manche abandonnée`,
    'match-resigned': () => f`Recherche finie : partie abandonnée`,
    'claim-upheld': () => f`Recherche finie : aucun code possible`,
    admitted: () => f`Recherche finie : fausse réponse`,
    'hiding-overdue': ({ who }) => f`${does(who, 'n’avez', 'n’a')} pas caché de code`,
    'mark-overdue': ({ row }) => f`Recherche finie : rangée ${row} sans réponse`,
    'all-hiding-overdue': () => f`Aucun code caché à temps`,
    'all-marks-overdue': () => f`Recherche finie : aucune réponse`,
    'round-taken': ({ by }) => f`${does(by, 'vous attribuez', 's’attribue')} la manche`,
    'match-abandoned': ({ by }) => f`${does(by, 'arrêtez', 'arrête')} la partie`,
    agreed: () => f`Recherche finie : arrêt convenu`,
  },
  outcomes: {
    broken: ({ breaker, rows, given }) =>
      given
        ? f`Le code compte comme trouvé en ${count(rows, 'rangée', 'rangées')}.`
        : f`${does(breaker, 'avez', 'a')} trouvé le code en ${count(rows, 'rangée', 'rangées')}.`,
    unbroken: ({ rows }) =>
      rows === null ? f`Le code n’a pas été trouvé.` : f`Le code a tenu ${count(rows, 'rangée', 'rangées')}.`,
    won: ({ winners }) =>
      winners.length === 0 ? f`Personne ne gagne la manche.` : f`${doAll(winners, WIN)} la manche.`,
    undecided: ({ why }) => UNDECIDED[why],
    void: ({ culprits }) =>
      f`La manche est annulée : ${nameAll(culprits)} ${agree(culprits, HAVE)} mal répondu.`,
    dropped: () => f`La manche s’arrête sans score.`,
  },
  briefOutcomes: {
    broken: ({ rows, given }) =>
      f`${given ? 'Compte comme trouvé' : 'Trouvé'} en ${count(rows, 'rangée', 'rangées')}`,
    unbroken: ({ rows }) =>
      rows === null ? f`Code non trouvé` : f`A tenu ${count(rows, 'rangée', 'rangées')}`,
    won: ({ winners }) => {
      if (winners.length === 0) return f`Personne ne gagne la manche`;
      return winners.length > 2
        ? f`Manche partagée à ${winners.length}`
        : f`${doAll(winners, WIN)} la manche`;
    },
    undecided: ({ why }) => BRIEF_UNDECIDED[why],
    void: () => f`Manche annulée`,
    dropped: () => f`Manche sans score`,
  },
  results: {
    won: ({ winner, by, resigned, several }) => {
      if (by === 'score') return f`${does(winner, 'gagnez', 'gagne')} la partie.`;
      return resigned
        ? f`Vous avez abandonné la partie. ${does(winner, 'gagnez', 'gagne')}.`
        : f`${does(winner, 'gagnez', 'gagne')} la partie par abandon ${several ? 'de tous les autres' : 'adverse'}.`;
    },
    drawn: ({ level }) =>
      level.length === 0 ? f`Partie nulle.` : f`Partie nulle : égalité entre ${nameAll(level)}.`,
    finished: () => f`La partie est finie.`,
    'no-result': ({ why }) => f`La partie s’arrête sans résultat : ${NO_RESULT[why]}.`,
    'given-up': ({ who }) => f`${does(who, 'avez', 'a')} abandonné la partie.`,
  },
  briefResults: {
    won: ({ winner, by }) =>
      by === 'score'
        ? f`${does(winner, 'gagnez', 'gagne')} la partie`
        : f`${does(winner, 'gagnez', 'gagne')} par abandon`,
    drawn: () => f`Partie nulle`,
    finished: () => f`Partie finie`,
    'no-result': ({ why }) => f`Sans résultat : ${NO_RESULT[why]}`,
    'given-up': () => f`Partie abandonnée`,
  },
  closest: {
    full: (rows, answer) =>
      rows.length > 1
        ? f`Les rangées ${list(rows.map(String))} se sont le plus approchées du code : ${answer}.`
        : f`La rangée ${rows.join()} s’est le plus approchée du code : ${answer}.`,
    many: (rows, answer) =>
      f`${count(rows, 'rangée s’est le plus approchée', 'rangées se sont le plus approchées')} du code : ${answer}.`,
    brief: (rows, answer) => {
      const which = rows.length > 1 ? ', rangées ' : rows.length === 1 ? ', rangée ' : '';
      return f`Au mieux${which}${list(rows.map(String))} : ${answer}`;
    },
  },
  wrongUnscored: (culprits) => f`${doAll(culprits, HAVE)} mal répondu ; cela ne rapporte rien.`,
  awards: {
    points: (who, points) => f`${does(who, 'marquez', 'marque')} ${count(points, 'point', 'points')}.`,
    rows: (who, rows) =>
      rows < 0
        ? f`${count(-rows, 'rangée', 'rangées')} de moins pour ${object(who)}.`
        : f`${count(rows, 'rangée', 'rangées')} pour ${object(who)}.`,
    roundPoint: (who) => f`${does(who, 'marquez', 'marque')} le point de la manche.`,
    brief: (who, gain) => `${label(who)} ${gain < 0 ? '-' : '+'}${Math.abs(gain)}`,
  },
  standings: {
    points: (who, points) => f`${label(who)} : ${count(points, 'point', 'points')}`,
    rows: (who, rows) => f`${label(who)} : ${count(rows, 'rangée', 'rangées')}`,
    rounds: (who, rounds) => f`${label(who)} : ${count(rounds, 'manche', 'manches')}`,
    brief: (who, number) => f`${label(who)} : ${figures(number)}`,
    score: (first, second) => `${figures(first)} à ${figures(second)}`,
    all: (lines) => `${lines.join('. ')}.`,
  },
};

const UNDECIDED = {
  'both-found': f`Les deux codes ont été trouvés au même tour. La manche est rejouée.`,
  'none-found': f`Aucun des deux codes n’a été trouvé. La manche est rejouée.`,
  'none-hidden': f`Aucun code n’a été caché : personne ne gagne la manche.`,
} as const;

const BRIEF_UNDECIDED = {
  'both-found': f`Deux codes trouvés : on rejoue`,
  'none-found': f`Aucun code trouvé : on rejoue`,
  'none-hidden': f`Aucun code, aucun gagnant`,
} as const;

const NO_RESULT = {
  agreed: 'd’un commun accord',
  abandoned: 'absence trop longue',
  'none-hidden': 'aucun code caché',
} as const;

export const table: Like<typeof en.table> = {
  row: ({ who, row }, code, answer) =>
    f`${rowName(who, row)} : ${join('. ', code, answer && capital(answer))}.`,
  briefRow: (row, code, answer) => join(f` : `, `${row}`, code, answer),
  covered: 'couverte',
  lost: 'perdue, temps écoulé',
  briefLost: 'perdue',
  late: (answer) => `${answer} (délai)`,
  corrected: (answer) => `${answer} (corrigée)`,
  noRows: f`Aucune rangée n’est encore posée.`,
  noSuchRow: (row) => f`La rangée ${row} n’est pas encore posée.`,
  rowsLeft: (left, rows) =>
    left === 0
      ? f`Il ne reste aucune rangée sur ${rows}.`
      : f`Il reste ${count(left, 'rangée', 'rangées')} sur ${rows}.`,
  duties: {
    hide: (who) =>
      who.kind === 'you' ? f`C’est à vous : cachez un code.` : f`${does(who, 'cachez', 'cache')} un code.`,
    mark: (who, row) =>
      who.kind === 'you'
        ? f`C’est à vous : répondez à la rangée ${row}.`
        : f`${does(who, 'répondez', 'répond')} à la rangée ${row}.`,
    place: (who, row) =>
      who.kind === 'you'
        ? f`C’est à vous : posez la rangée ${row}.`
        : f`${does(who, 'posez', 'pose')} la rangée ${row}.`,
    open: (who) =>
      who.kind === 'you' ? f`C’est à vous : ouvrez votre code.` : f`${does(who, 'ouvrez', 'ouvre')} le code.`,
  },
  placeTogether: (all, row) => f`${doAll(all, ['posez', 'pose', 'posez', 'posent'])} la rangée ${row}.`,
  idle: (who) =>
    who.kind === 'you'
      ? f`Vous n’avez rien à faire pour l’instant. Attendez.`
      : f`${does(who, 'attendez', 'attend')}.`,
  over: f`La partie est finie.`,
  secret: {
    open: (maker, code) =>
      maker.kind === 'you' ? f`Votre code : ${code}.` : f`Code caché par ${object(maker)} : ${code}.`,
    covered: (maker) =>
      maker.kind === 'you'
        ? f`Votre code est derrière l’écran.`
        : f`Le code caché par ${object(maker)} est derrière l’écran.`,
    none: (maker) => f`${does(maker, 'n’avez', 'n’a')} pas encore caché de code.`,
    unsettled: (maker) => f`${does(maker, 'n’avez', 'n’a')} pas encore choisi de code.`,
  },
  emptyDraft: (row) => f`Rangée ${row} : à remplir.`,
  draft: (row, holes) => f`Rangée ${row}, en cours : ${holes}.`,
  tray: (kinds) => f`Dans la réserve : ${kinds}.`,
  trayUncounted: f`Dans cette partie, les pions ne sont pas comptés.`,
  timeLeft: (time) => f`Il reste ${time}.`,
  noTime: f`Aucune pendule ne tourne.`,
  away: (who) => f`${does(who, 'n’êtes', 'n’est')} pas à la table.`,
  allHere: f`Tout le monde est là.`,
  round: (round, rounds) => (rounds === null ? f`Manche ${round}.` : f`Manche ${round} sur ${rounds}.`),
};
