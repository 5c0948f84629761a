// German words for suggestions and checked rows.

import type { AdviceWords, RowCheckWords, SuggestionWords } from '../shape/advice.ts';
import { amount, count, figures, percent } from './voice.ts';

export const advice: AdviceWords = {
  codesLeft: (codes) => (codes === 0 ? 'Kein Code passt.' : `${count(codes, 'Code passt', 'Codes passen')}.`),
  guess: (code) => `Vorschlag: ${code}.`,
  expected: (rows, about) => `Zu erwarten: ${about ? 'etwa ' : ''}${rowsOf(rows)} von hier an.`,
  worst: (rows, about) => `Schlimmstenfalls: ${about ? 'etwa ' : ''}${rowsOf(rows)}.`,
  chance: (share, rowsLeft, about) =>
    `Chance, ihn in ${rowsLeft === 1 ? 'der letzten Reihe' : `den ${figures(rowsLeft)} restlichen Reihen`} zu finden: ${about ? 'etwa ' : ''}${percent(share)}.`,
  noRowsLeft: 'Auf dem Brett ist keine Reihe mehr frei.',
  bound: (rows) => `Im Schnitt geht es nicht unter ${rowsOf(rows)}.`,
  proved: 'Bewiesen: Keine Reihe ist besser.',
  certain: 'Sicher ist:',
  nothingCertain: 'Noch ist nichts sicher.',
};

export const suggestions: SuggestionWords = {
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

export const rowChecks: RowCheckWords = {
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
