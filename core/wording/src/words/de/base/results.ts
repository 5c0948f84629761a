// German sentences about how searches, rounds and matches come out, and answers about the table.

import type * as en from '../../en/base/results.ts';
import { capital, join } from '../../grammar.ts';
import type { Like } from '../../like.ts';
import { accusative, count, doAll, does, figures, from, label, list, rowName } from './voice.ts';

const HAVE = ['hast', 'hat', 'habt', 'haben'] as const;

const WIN = ['gewinnst', 'gewinnt', 'gewinnt', 'gewinnen'] as const;

const LIE = ['liegst', 'liegt', 'liegt', 'liegen'] as const;

export const results: Like<typeof en.results> = {
  endings: {
    found: ({ finders }) =>
      finders.length === 0
        ? 'Die Suche ist vorbei: Der Code ist gefunden.'
        : `${doAll(finders, HAVE)} den Code gefunden. Die Suche ist vorbei.`,
    'rows-used': ({ all }) =>
      `Die Suche ist vorbei: ${all ? 'Alle Reihen sind gespielt, der Code hielt stand' : 'Der Code wurde nicht gefunden'}.`,
    resigned: ({ who }) => `Die Suche ist vorbei: ${does(who, 'hast', 'hat')} die Runde aufgegeben.`,
    'match-resigned': ({ who }) => `Die Suche ist vorbei: ${does(who, 'hast', 'hat')} die Partie aufgegeben.`,
    'claim-upheld': () => 'Die Suche ist vorbei: Kein Code passt, also ist eine Antwort falsch.',
    admitted: ({ who }) =>
      `Die Suche ist vorbei: ${does(who, 'hast', 'hat')} eine falsche Antwort zugegeben.`,
    'hiding-overdue': ({ who }) =>
      `Die Suche ist vorbei: ${does(who, 'hast', 'hat')} nicht rechtzeitig einen Code versteckt.`,
    'mark-overdue': ({ who, row }) =>
      `Die Suche ist vorbei: ${does(who, 'hast', 'hat')} Reihe ${row} nicht beantwortet.`,
    'all-hiding-overdue': () => 'Die Suche ist vorbei: Niemand hat rechtzeitig einen Code versteckt.',
    'all-marks-overdue': () => 'Die Suche ist vorbei: Keine der beiden Antworten kam rechtzeitig.',
    'round-taken': ({ absent, by }) =>
      `${does(by, 'lässt dir', 'lässt sich')} die Runde gutschreiben: ${does(absent, 'bist', 'ist')} noch immer weg.`,
    'match-abandoned': ({ absent, by }) =>
      `${does(by, 'beendest', 'beendet')} die Partie: ${does(absent, 'bist', 'ist')} noch immer weg.`,
    agreed: () => 'Die Suche ist vorbei: Alle sind einverstanden, die Partie zu beenden.',
  },
  briefEndings: {
    found: () => 'Suche vorbei: Code gefunden',
    'rows-used': ({ all }) => `Suche vorbei: ${all ? 'Code hielt stand' : 'Code nicht gefunden'}`,
    resigned: () => 'Suche vorbei: Runde aufgegeben',
    'match-resigned': () => 'Suche vorbei: Partie aufgegeben',
    'claim-upheld': () => 'Suche vorbei: kein Code passt',
    admitted: () => 'Suche vorbei: Antwort war falsch',
    'hiding-overdue': ({ who }) => `${does(who, 'hast', 'hat')} keinen Code versteckt`,
    'mark-overdue': ({ row }) => `Suche vorbei: Reihe ${row} ohne Antwort`,
    'all-hiding-overdue': () => 'Kein Code rechtzeitig versteckt',
    'all-marks-overdue': () => 'Suche vorbei: beide Antworten fehlen',
    'round-taken': ({ by }) => `Runde gutgeschrieben: ${label(by)}`,
    'match-abandoned': ({ by }) => `${does(by, 'beendest', 'beendet')} die Partie`,
    agreed: () => 'Suche vorbei: Ende vereinbart',
  },
  outcomes: {
    broken: ({ breaker, rows, given }) =>
      given
        ? `Der Code gilt als in ${count(rows, 'Reihe', 'Reihen')} geknackt.`
        : `${does(breaker, 'hast', 'hat')} den Code in ${count(rows, 'Reihe', 'Reihen')} geknackt.`,
    unbroken: ({ rows }) =>
      rows === null
        ? 'Der Code wurde nicht gefunden.'
        : `Der Code hielt ${count(rows, 'Reihe', 'Reihen')} stand.`,
    won: ({ winners }) =>
      winners.length === 0 ? 'Niemand gewinnt die Runde.' : `${doAll(winners, WIN)} die Runde.`,
    undecided: ({ why }) => UNDECIDED[why],
    void: ({ culprits }) => `Die Runde gilt nicht: ${doAll(culprits, HAVE)} falsch geantwortet.`,
    dropped: () => 'Die Runde endet ohne Wertung.',
  },
  briefOutcomes: {
    broken: ({ rows, given }) =>
      `${given ? 'Gilt als gefunden' : 'Gefunden'} in ${count(rows, 'Reihe', 'Reihen')}`,
    unbroken: ({ rows }) =>
      rows === null ? 'Code nicht gefunden' : `Hielt ${count(rows, 'Reihe', 'Reihen')} stand`,
    won: ({ winners }) => {
      if (winners.length === 0) return 'Niemand gewinnt die Runde';
      return winners.length > 2 ? `${winners.length} teilen die Runde` : `${doAll(winners, WIN)} die Runde`;
    },
    undecided: ({ why }) => BRIEF_UNDECIDED[why],
    void: () => 'Runde ungültig',
    dropped: () => 'Runde ohne Wertung',
  },
  results: {
    won: ({ winner, by, resigned, several }) => {
      if (by === 'score') return `${does(winner, 'gewinnst', 'gewinnt')} die Partie.`;
      return resigned
        ? `Du hast die Partie aufgegeben. ${does(winner, 'gewinnst', 'gewinnt')}.`
        : `${does(winner, 'gewinnst', 'gewinnt')} die Partie, weil ${several ? 'alle anderen aufgeben' : 'die andere Seite aufgibt'}.`;
    },
    drawn: ({ level }) =>
      level.length === 0
        ? 'Die Partie endet unentschieden.'
        : `Unentschieden: ${doAll(level, LIE)} gleichauf.`,
    finished: () => 'Die Partie ist zu Ende.',
    'no-result': ({ why }) => `Die Partie endet ohne Ergebnis: ${NO_RESULT[why]}.`,
    'given-up': ({ who }) => `${does(who, 'hast', 'hat')} die Partie aufgegeben.`,
  },
  briefResults: {
    won: ({ winner, by }) =>
      by === 'score'
        ? `${does(winner, 'gewinnst', 'gewinnt')} die Partie`
        : `${does(winner, 'gewinnst', 'gewinnt')} durch Aufgabe`,
    drawn: () => 'Partie unentschieden',
    finished: () => 'Partie zu Ende',
    'no-result': ({ why }) => `Ohne Ergebnis: ${NO_RESULT[why]}`,
    'given-up': () => 'Partie aufgegeben',
  },
  closest: {
    full: (rows, answer) =>
      `Am nächsten dran ${rows.length > 1 ? 'waren die Reihen' : 'war Reihe'} ${list(rows.map(String))}: ${answer}.`,
    many: (rows, answer) =>
      `Am nächsten dran ${rows === 1 ? 'war' : 'waren'} ${count(rows, 'Reihe', 'Reihen')}: ${answer}.`,
    brief: (rows, answer) => {
      const which = rows.length > 1 ? ', Reihen ' : rows.length === 1 ? ', Reihe ' : '';
      return `Am nächsten${which}${list(rows.map(String))}: ${answer}`;
    },
  },
  wrongUnscored: (culprits) => `${doAll(culprits, HAVE)} falsch geantwortet; das bringt keine Punkte.`,
  awards: {
    points: (who, points) => `${does(who, 'bekommst', 'bekommt')} ${count(points, 'Punkt', 'Punkte')}.`,
    rows: (who, rows) =>
      rows < 0
        ? `${count(-rows, 'Reihe', 'Reihen')} weniger für ${accusative(who)}.`
        : `${count(rows, 'Reihe', 'Reihen')} für ${accusative(who)}.`,
    roundPoint: (who) => `${does(who, 'bekommst', 'bekommt')} den Punkt für die Runde.`,
    brief: (who, gain) => `${label(who)} ${gain < 0 ? '-' : '+'}${Math.abs(gain)}`,
  },
  standings: {
    points: (who, points) => `${label(who)}: ${count(points, 'Punkt', 'Punkte')}`,
    rows: (who, rows) => `${label(who)}: ${count(rows, 'Reihe', 'Reihen')}`,
    rounds: (who, rounds) => `${label(who)}: ${count(rounds, 'Runde', 'Runden')}`,
    brief: (who, number) => `${label(who)}: ${figures(number)}`,
    score: (first, second) => `${figures(first)} zu ${figures(second)}`,
    all: (lines) => `${lines.join('. ')}.`,
  },
};

const UNDECIDED = {
  'both-found': 'Beide Codes wurden im selben Zug gefunden. Die Runde wird wiederholt.',
  'none-found': 'Keiner der beiden Codes wurde gefunden. Die Runde wird wiederholt.',
  'none-hidden': 'Es wurde kein Code versteckt: Niemand gewinnt die Runde.',
} as const;

const BRIEF_UNDECIDED = {
  'both-found': 'Beide gefunden: noch einmal',
  'none-found': 'Keiner gefunden: noch einmal',
  'none-hidden': 'Keine Codes, niemand gewinnt',
} as const;

const NO_RESULT = {
  agreed: 'einvernehmlich',
  abandoned: 'zu lange Abwesenheit',
  'none-hidden': 'keine Codes versteckt',
} as const;

export const table: Like<typeof en.table> = {
  row: ({ who, row }, code, answer) =>
    `${rowName(who, row)}: ${join('. ', code, answer && capital(answer))}.`,
  briefRow: (row, code, answer) => join(': ', `${row}`, code, answer),
  covered: 'verdeckt',
  lost: 'verloren, Zeit war um',
  briefLost: 'verloren',
  late: (answer) => `${answer}, Zeit um`,
  corrected: (answer) => `${answer} (berichtigt)`,
  noRows: 'Noch ist keine Reihe gesetzt.',
  noSuchRow: (row) => `Reihe ${row} ist noch nicht gesetzt.`,
  rowsLeft: (left, rows) =>
    left === 0
      ? `Von ${count(rows, 'Reihe', 'Reihen')} ist keine mehr übrig.`
      : `Noch ${count(left, 'Reihe', 'Reihen')} von ${rows}.`,
  duties: {
    hide: (who) =>
      who.kind === 'you'
        ? 'Du bist dran: Versteck einen Code.'
        : `${does(who, 'versteckst', 'versteckt')} einen Code.`,
    mark: (who, row) =>
      who.kind === 'you'
        ? `Du bist dran: Beantworte Reihe ${row}.`
        : `${does(who, 'beantwortest', 'beantwortet')} Reihe ${row}.`,
    place: (who, row) =>
      who.kind === 'you'
        ? `Du bist dran: Setze Reihe ${row}.`
        : `${does(who, 'setzt', 'setzt')} Reihe ${row}.`,
    open: (who) =>
      who.kind === 'you' ? 'Du bist dran: Öffne deinen Code.' : `${does(who, 'öffnest', 'öffnet')} den Code.`,
  },
  placeTogether: (all, row) => `${doAll(all, ['setzt', 'setzt', 'setzt', 'setzen'])} Reihe ${row}.`,
  idle: (who) =>
    who.kind === 'you'
      ? 'Für dich gibt es gerade nichts zu tun. Warte.'
      : `${does(who, 'wartest', 'wartet')}.`,
  over: 'Die Partie ist zu Ende.',
  secret: {
    open: (maker, code) => (maker.kind === 'you' ? `Dein Code: ${code}.` : `Code ${from(maker)}: ${code}.`),
    covered: (maker) =>
      maker.kind === 'you'
        ? 'Dein Code liegt hinter dem Schild.'
        : `Der Code ${from(maker)} liegt hinter dem Schild.`,
    none: (maker) => `${does(maker, 'hast', 'hat')} noch keinen Code versteckt.`,
    unsettled: (maker) => `${does(maker, 'hast dich', 'hat sich')} noch auf keinen Code festgelegt.`,
  },
  emptyDraft: (row) => `Reihe ${row} ist leer.`,
  draft: (row, holes) => `Reihe ${row} bisher: ${holes}.`,
  tray: (kinds) => `Im Vorrat: ${kinds}.`,
  trayUncounted: 'In dieser Partie werden Stecker nicht gezählt.',
  timeLeft: (time) => `Noch ${time}.`,
  noTime: 'Gerade läuft keine Uhr.',
  away: (who) => `${does(who, 'bist', 'ist')} nicht am Tisch.`,
  allHere: 'Alle sind da.',
  round: (round, rounds) => (rounds === null ? `Runde ${round}.` : `Runde ${round} von ${rounds}.`),
};
