// French words for a board looked back on.

import type { ReviewWords } from '../shape/reviews.ts';
import { feedback } from './feedback.ts';
import { amount, count, decimals, f, figures, signed } from './voice.ts';

export const reviews: ReviewWords = {
  row: (row, code, answer) => f`Rangée ${row} : ${code}. ${feedback.introduced(answer)}.`,
  codes: (before, after, expected) =>
    f`${count(before, 'code', 'codes')} avant, ${figures(after)} après ; on pouvait en attendre ${decimals(expected, 1)}.`,
  consistent: (could) => (could ? f`Elle pouvait être le code.` : f`Elle ne pouvait pas être le code.`),
  best: (code, expected, couldBeCode) =>
    f`Meilleure rangée connue : ${code} ; elle laisse en moyenne ${amount(expected, 'code', 'codes', 1)} et ${couldBeCode ? 'pouvait' : 'ne pouvait pas'} être le code.`,
  noBetter: f`On ne connaît pas de meilleure rangée.`,
  judged: (skill, skillWord, luck, luckWord) =>
    f`Habileté ${decimals(skill, 0)} sur 100, ${skillWord} ; chance ${signed(luck)}, ${luckWord}.`,
  certain: (row) => f`Après la rangée ${row}, le code était certain.`,
  neverCertain: f`Le code n’est jamais devenu certain.`,
  contradicted: (row) => f`À partir de la rangée ${row}, aucun code ne convient ; la suite n’est pas jugée.`,
  whole: (skill, skillWord, luck, luckWord) =>
    f`En tout : habileté ${decimals(skill, 0)} sur 100, ${skillWord} ; chance ${signed(luck)}, ${luckWord}.`,
  skills: {
    best: f`aussi bien que possible`,
    good: f`bien`,
    fair: f`passable`,
    weak: f`faible`,
    wasted: f`presque gâchée`,
  },
  lucks: {
    'very-lucky': f`beaucoup de chance`,
    lucky: f`de la chance`,
    ordinary: f`comme prévu`,
    unlucky: f`de la malchance`,
    'very-unlucky': f`beaucoup de malchance`,
  },
  board: (round, again, who, finished) =>
    f`Manche ${round}${again ? ', rejouée' : ''}, ${who}${finished ? '' : ', non terminée'}`,
  noBoards: f`Aucune rangée n’a été posée avec une réponse.`,
};
