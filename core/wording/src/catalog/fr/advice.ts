// French words for suggestions and checked rows.

import type { AdviceWords, RowCheckWords, SuggestionWords } from '../shape/advice.ts';
import { amount, count, f, figures, percent } from './voice.ts';

export const advice: AdviceWords = {
  codesLeft: (codes) =>
    codes === 0 ? f`Aucun code ne convient.` : f`${count(codes, 'code convient', 'codes conviennent')}.`,
  guess: (code) => f`Proposition : ${code}.`,
  expected: (rows, about) => f`À prévoir : ${about ? 'environ ' : ''}${rowsOf(rows)} à partir d’ici.`,
  worst: (rows, about) => f`Au pire : ${about ? 'environ ' : ''}${rowsOf(rows)}.`,
  chance: (share, rowsLeft, about) =>
    f`Chances de le trouver dans ${rowsLeft === 1 ? 'la rangée qui reste' : `les ${figures(rowsLeft)} rangées qui restent`} : ${about ? 'environ ' : ''}${percent(share)}.`,
  noRowsLeft: f`Il ne reste aucune rangée sur le plateau.`,
  bound: (rows) => f`En moyenne, on ne peut pas descendre sous ${rowsOf(rows)}.`,
  proved: f`Prouvé : aucune rangée n’est meilleure.`,
  certain: f`Ce qui est certain :`,
  nothingCertain: f`Rien n’est encore certain.`,
};

export const suggestions: SuggestionWords = {
  'only-code': () => f`C’est le seul code qui convient.`,
  'could-be-code': ({ candidates }) =>
    f`Elle peut être le code lui-même, avec une chance sur ${figures(candidates)}.`,
  'tray-forbids': () =>
    f`Elle convient à toutes les rangées, mais d’après la réserve elle ne peut pas être le code. Elle sert à en savoir plus.`,
  'cannot-be-code': ({ row }) =>
    f`Elle ne peut pas être le code : la rangée ${row} s’y oppose. Elle sert à en savoir plus.`,
  splits: ({ candidates, parts }) =>
    f`Sa réponse répartit les ${figures(candidates)} codes en ${count(parts, 'groupe', 'groupes')}.`,
  leaves: ({ onAverage, atMost }) =>
    f`Ensuite, il restera en moyenne ${codesOf(onAverage)}, au plus ${figures(atMost)}.`,
  settles: () => f`Ensuite, le code est certain, quelle que soit la réponse.`,
};

export const rowChecks: RowCheckWords = {
  fits: f`Cette rangée convient à toutes les réponses : elle peut être le code.`,
  'tray-forbids': f`Cette rangée convient à toutes les réponses, mais d’après la réserve elle ne peut pas être le code.`,
  contradicts: (row, got, would) =>
    f`Cette rangée ne peut pas être le code : la rangée ${row} a reçu ${got}, mais aurait alors reçu ${would}.`,
};

function rowsOf(rows: number): string {
  return amount(rows, 'rangée', 'rangées');
}

function codesOf(codes: number): string {
  return amount(codes, 'code', 'codes', 1);
}
