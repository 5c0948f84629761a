// German words for a board looked back on.

import type { ReviewWords } from '../shape/reviews.ts';
import { feedback } from './feedback.ts';
import { amount, count, decimals, figures, signed } from './voice.ts';

export const reviews: ReviewWords = {
  row: (row, code, answer) => `Reihe ${row}: ${code}. ${feedback.introduced(answer)}.`,
  codes: (before, after, expected) =>
    `Vorher ${count(before, 'Code', 'Codes')}, nachher ${figures(after)}; zu erwarten waren ${decimals(expected, 1)}.`,
  consistent: (could) => (could ? 'Sie konnte der Code sein.' : 'Sie konnte nicht der Code sein.'),
  best: (code, expected, couldBeCode) =>
    `Beste bekannte Reihe: ${code}; sie lässt im Schnitt ${amount(expected, 'Code', 'Codes', 1)} übrig und konnte ${couldBeCode ? '' : 'nicht '}der Code sein.`,
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
