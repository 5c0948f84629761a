// German words for what the solver finds: suggestions, contradictions, certainties, puzzles, reviews, strategies.

import type * as en from '../../en/parts/solver.ts';
import type { Like } from '../../like.ts';
import { feedback } from '../base/names.ts';
import { amount, choice, count, decimals, figures, list, percent, signed } from '../base/voice.ts';
import { holesOf, nounOf, timesOf } from '../solver/things.ts';

export { coach } from '../solver/coach.ts';

export const advice: Like<typeof en.advice> = {
  codesLeft: (codes) => (codes === 0 ? 'Kein Code passt.' : `${count(codes, 'Code passt', 'Codes passen')}.`),
  moreCodes: (codes) => `Und ${codes === 1 ? '1 weiterer' : `${figures(codes)} weitere`}.`,
  guess: (code) => `Vorschlag: ${code}.`,
  expected: (rows, about) => `Zu erwarten: ${about ? 'etwa ' : ''}${rowsOf(rows)} von hier an.`,
  worst: (rows) => `Schlimmstenfalls: ${rowsOf(rows)}.`,
  chance: (share, rowsLeft, about) =>
    `Chance, ihn in ${rowsLeft === 1 ? 'der letzten Reihe' : `den ${figures(rowsLeft)} restlichen Reihen`} zu finden: ${about ? 'etwa ' : ''}${percent(share)}.`,
  noRowsLeft: 'Auf dem Brett ist keine Reihe mehr frei.',
  bound: (rows) => `Im Schnitt geht es nicht unter ${rowsOf(rows)}.`,
  proved: 'Bewiesen: Keine Reihe ist besser.',
  certain: 'Sicher ist:',
  nothingCertain: 'Noch ist nichts sicher.',
};

export const suggestions: Like<typeof en.suggestions> = {
  'only-code': () => 'Sie ist der einzige Code, der passt.',
  'could-be-code': ({ candidates }) =>
    `Sie kann selbst der Code sein, mit einer Chance von 1 zu ${figures(candidates)}.`,
  'tray-forbids': () =>
    'Sie passt zu allen Reihen, aber nach dem Vorrat kann sie nicht der Code sein. Sie dient dazu, mehr zu erfahren.',
  'cannot-be-code': ({ row }) =>
    `Sie kann nicht der Code sein, Reihe ${row} spricht dagegen. Sie dient dazu, mehr zu erfahren.`,
  splits: ({ candidates, parts }) =>
    `Ihre Antwort teilt die ${figures(candidates)} Codes in ${count(parts, 'Gruppe', 'Gruppen')}.`,
  leaves: ({ onAverage, atMost }) =>
    `Danach bleiben im Schnitt ${codesOf(onAverage)}, höchstens ${figures(atMost)}.`,
  settles: () => 'Danach ist der Code sicher, egal, wie die Antwort lautet.',
};

export const rowChecks: Like<typeof en.rowChecks> = {
  fits: 'Diese Reihe passt zu allen Antworten: Sie kann der Code sein.',
  'tray-forbids': 'Diese Reihe passt zu allen Antworten, aber nach dem Vorrat kann sie nicht der Code sein.',
  contradicts: (row, got, would) =>
    `Diese Reihe kann nicht der Code sein: Reihe ${row} bekam ${got}, hätte dann aber ${would} bekommen.`,
};

function rowsOf(rows: number): string {
  return amount(rows, 'Reihe', 'Reihen');
}

function codesOf(codes: number): string {
  return amount(codes, 'Code', 'Codes', 1);
}

export const contradictions: Like<typeof en.contradictions> = {
  noCode: 'Zu allen diesen Reihen passt kein Code.',
  conflict: (rows, tray) => {
    const given = tray ? ', wenn der Vorrat stimmt' : '';
    if (rows.length === 1) return `Reihe ${rows[0]} kann nicht richtig beantwortet sein${given}.`;
    const all = rows.length === 2 ? 'beide' : 'alle';
    return `Die Reihen ${list(rows.map(String))} können nicht ${all} richtig beantwortet sein${given}.`;
  },
  trayAlone: 'Was der Vorrat zeigt, lässt gar keinen Code zu.',
  fewestWrong: (rows) => `Mindestens ${count(rows, 'Antwort ist', 'Antworten sind')} falsch.`,
  suspect: (row, needed, others) => {
    const told = needed.map(({ answer, codes }) => `${answer} (${count(codes, 'Code', 'Codes')})`);
    const rest =
      others === 0
        ? []
        : [others === 1 ? 'eine andere Antwort' : `eine von ${figures(others)} anderen Antworten`];
    return `Ist nur Reihe ${row} falsch beantwortet, hätte es heißen müssen: ${choice([...told, ...rest])}.`;
  },
  noSuspect: 'Eine falsche Antwort allein erklärt es nicht.',
};

export const deductions: Like<typeof en.deductions> = {
  here: (rows, thing, holes) => shows(rows, `in ${holesOf(holes)} ${nounOf(thing)} steckt`),
  notHere: (rows, thing, holes) =>
    proof(rows, 'lässt', 'lassen', `keinen Platz für ${nounOf(thing, 'n')} in ${holesOf(holes)}.`),
  absent: (rows, thing) => shows(rows, `${nounOf(thing)} nicht vorkommt`),
  exactly: (rows, thing, times) => shows(rows, `${nounOf(thing)} genau ${timesOf(times)} vorkommt`),
  atLeast: (rows, thing, times) => shows(rows, `${nounOf(thing)} mindestens ${timesOf(times)} vorkommt`),
  atMost: (rows, thing, times) => shows(rows, `${nounOf(thing)} höchstens ${timesOf(times)} vorkommt`),
};

function shows(rows: readonly number[], what: string): string {
  if (rows.length === 0) return `Daraus folgt, dass ${what}.`;
  return rows.length === 1
    ? `Reihe ${rows[0]} zeigt, dass ${what}.`
    : `Die Reihen ${list(rows.map(String))} zeigen zusammen, dass ${what}.`;
}

function proof(rows: readonly number[], one: string, several: string, what: string): string {
  if (rows.length === 0) return `Das ${one} ${what}`;
  return rows.length === 1
    ? `Reihe ${rows[0]} ${one} ${what}`
    : `Die Reihen ${list(rows.map(String))} ${several} zusammen ${what}`;
}

export const puzzles: Like<typeof en.puzzles> = {
  position: (edition, rows) =>
    `${edition}. Nur ein Code passt zu ${rows === 1 ? 'dieser Reihe' : `diesen ${figures(rows)} Reihen`}:`,
  difficulties: { easy: 'leicht', medium: 'mittel', hard: 'schwer', 'very-hard': 'sehr schwer' },
  difficulty: (word, rows) =>
    `Schwierigkeit: ${word}, ${count(rows, 'Reihe ist', 'Reihen sind')} zugleich zu bedenken.`,
  solution: (code) => `Der Code ist ${code}.`,
  noPuzzle: (rows) =>
    `In ${count(rows, 'Reihe', 'Reihen')} lässt sich kein Code dieses Spiels bestimmen. Wähle ein anderes Spiel.`,
  dayPuzzle: (date) => `Rätsel vom ${date}.`,
  dayCode: (edition) => `Tagescode: ${edition}.`,
  link: (link) => `Link: ${link}`,
  seed: (seed) => `Startzahl: ${seed}`,
};

export const reviews: Like<typeof en.reviews> = {
  row: (row, code, answer) => `Reihe ${row}: ${code}. ${feedback.introduced(answer)}.`,
  codes: (before, after, expected) =>
    `Vorher ${count(before, 'Code', 'Codes')}, nachher ${figures(after)}; zu erwarten waren ${decimals(expected, 1)}.`,
  consistent: (could) => (could ? 'Sie konnte der Code sein.' : 'Sie konnte nicht der Code sein.'),
  best: (code, expected, couldBeCode) =>
    `Beste bekannte Reihe: ${code}; sie lässt im Schnitt ${amount(expected, 'Code', 'Codes', 1)} übrig und konnte ${couldBeCode ? '' : 'nicht '}der Code sein.`,
  found: 'Es war der Code.',
  noBetter: 'Eine bessere Reihe ist nicht bekannt.',
  judged: (skill, skillWord, luck, luckWord) =>
    `Können ${decimals(skill, 0)} von 100, ${skillWord}; Glück ${signed(luck)}, ${luckWord}.`,
  certain: (row) => `Nach Reihe ${row} war der Code sicher.`,
  neverCertain: 'Der Code wurde nie sicher.',
  contradicted: (row) => `Von Reihe ${row} an passt kein Code; was folgt, wird nicht bewertet.`,
  whole: (skill, skillWord, luck, luckWord) =>
    `Insgesamt: Können ${decimals(skill, 0)} von 100, ${skillWord}; Glück ${signed(luck)}, ${luckWord}.`,
  skills: {
    best: 'besser geht es nicht',
    good: 'gut',
    fair: 'ordentlich',
    weak: 'schwach',
    wasted: 'fast verschenkt',
  },
  lucks: {
    'very-lucky': 'sehr viel Glück',
    lucky: 'Glück gehabt',
    ordinary: 'wie zu erwarten',
    unlucky: 'Pech gehabt',
    'very-unlucky': 'sehr viel Pech',
  },
  board: (round, again, who, finished) =>
    `Runde ${round}${again ? ', wiederholt' : ''}, ${who}${finished ? '' : ', nicht zu Ende gespielt'}`,
  noBoards: 'Es wurde keine Reihe gesetzt und beantwortet.',
};

export const strategies: Like<typeof en.strategies> = {
  total: (total, codes) => `Summe: ${count(total, 'Reihe', 'Reihen')} für ${count(codes, 'Code', 'Codes')}.`,
  average: (guesses) => `Durchschnitt: ${decimals(guesses, 4)}.`,
  most: (guesses) => `Höchstens für einen Code: ${figures(guesses)}.`,
  signature: (signature) => `Signatur: ${signature}`,
  first: (code) => `Erste Reihe: ${code}.`,
  seconds: (seconds) => `Zeit: ${amount(seconds, 'Sekunde', 'Sekunden', 1)}.`,
  nodes: (nodes) => `Betrachtete Stellungen: ${figures(nodes)}.`,
  proved: 'Bewiesen: Keine Strategie ist besser.',
  unproved: 'Nicht bewiesen: Es kann eine bessere geben.',
  bestKnown: (average, most, proved) =>
    `${proved ? 'Bestes Spiel, bewiesen' : 'Bestes bekanntes Spiel'}: im Schnitt ${amount(average, 'Reihe', 'Reihen')}, höchstens ${most}.`,
  none: (rows, proved) =>
    proved
      ? `Keine Strategie findet jeden Code in ${count(rows, 'Reihe', 'Reihen')}. Erlaube mehr.`
      : `Mit höchstens ${count(rows, 'Reihe', 'Reihen')} wurde keine Strategie gefunden. Erlaube mehr oder suche breiter.`,
  treeFaults: {
    'not-a-code': (path) => `Weg ${path}: Die letzte Reihe ist kein Code dieses Spiels.`,
    'no-branch': (path, answer, code) =>
      `Weg ${path}: Für ${answer} fehlt ein Zweig, dabei bekäme der Code ${code} diese Antwort.`,
    'branch-twice': (path, answer) => `Weg ${path}: Für ${answer} gibt es zwei Zweige.`,
    'idle-branch': (path, answer) => `Weg ${path}: Kein Code ist übrig, der ${answer} bekommt.`,
  },
  treeTextFaults: {
    guess: 'Erwartet wird eine Reihe dieses Spiels.',
    feedback: 'Erwartet wird eine Antwort in Ziffern wie 12.',
    colon: 'Erwartet wird ein Doppelpunkt.',
    'comma or brace': 'Erwartet wird ein Komma oder eine schließende Klammer.',
    end: 'Der Baum ist schon zu Ende, danach darf nichts mehr folgen.',
  },
};
