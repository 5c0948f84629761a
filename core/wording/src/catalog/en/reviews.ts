// English words for a board looked back on.

import type { ReviewWords } from '../shape/reviews.ts';
import { feedback } from './feedback.ts';
import { amount, count, decimals, figures, signed } from './voice.ts';

export const reviews: ReviewWords = {
  row: (row, code, answer) => `Row ${row}: ${code}. ${feedback.introduced(answer)}.`,
  codes: (before, after, expected) =>
    `${count(before, 'code', 'codes')} before, ${figures(after)} after, ${decimals(expected, 1)} expected.`,
  consistent: (could) => (could ? 'It could have been the code.' : 'It could not have been the code.'),
  best: (code, expected, couldBeCode) =>
    `Best guess known: ${code}, which leaves ${amount(expected, 'code', 'codes', 1)} on average and ${couldBeCode ? 'could' : 'could not'} be the code.`,
  noBetter: 'No better guess is known.',
  judged: (skill, skillWord, luck, luckWord) =>
    `Skill ${decimals(skill, 0)} of 100, ${skillWord}; luck ${signed(luck)}, ${luckWord}.`,
  certain: (row) => `After row ${row} the code was certain.`,
  neverCertain: 'The code never became certain.',
  contradicted: (row) => `From row ${row} on no code fits; what follows is not judged.`,
  whole: (skill, skillWord, luck, luckWord) =>
    `All in all: skill ${decimals(skill, 0)} of 100, ${skillWord}; luck ${signed(luck)}, ${luckWord}.`,
  skills: {
    best: 'as good as it gets',
    good: 'good',
    fair: 'fair',
    weak: 'weak',
    wasted: 'nearly wasted',
  },
  lucks: {
    'very-lucky': 'very lucky',
    lucky: 'lucky',
    ordinary: 'as expected',
    unlucky: 'unlucky',
    'very-unlucky': 'very unlucky',
  },
  board: (round, again, who, finished) =>
    `Round ${round}${again ? ', played again' : ''}, ${who}${finished ? '' : ', not finished'}`,
  noBoards: 'No row was placed and answered.',
};
