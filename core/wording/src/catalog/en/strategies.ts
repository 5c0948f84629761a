// English words for strategies and their trees.

import type { StrategyWords } from '../shape/strategies.ts';
import { amount, count, decimals, figures } from './voice.ts';

export const strategies: StrategyWords = {
  total: (total, codes) =>
    `Total: ${count(total, 'guess', 'guesses')} over ${count(codes, 'code', 'codes')}.`,
  average: (guesses) => `Average: ${decimals(guesses, 4)}.`,
  most: (guesses) => `Most for any code: ${figures(guesses)}.`,
  signature: (signature) => `Signature: ${signature}`,
  first: (code) => `First guess: ${code}.`,
  seconds: (seconds) => `Time: ${decimals(seconds, 1)} s.`,
  nodes: (nodes) => `Positions examined: ${figures(nodes)}.`,
  proved: 'Proved: no strategy is better.',
  unproved: 'Not proved: a better strategy may exist.',
  bestKnown: (average, most, proved) =>
    `${proved ? 'Best play, proved' : 'Best play known'}: ${amount(average, 'row', 'rows')} on average, ${most} at most.`,
  none: (rows, proved) =>
    proved
      ? `No strategy finds every code within ${count(rows, 'row', 'rows')}. Allow more.`
      : `No strategy was found that needs at most ${count(rows, 'row', 'rows')}. Allow more, or search wider.`,
  treeFaults: {
    'not-a-code': (path) => `Path ${path}: the last guess is not a code of this game.`,
    'no-branch': (path, answer, code) =>
      `Path ${path}: there is no branch for ${answer}, which the code ${code} would get.`,
    'branch-twice': (path, answer) => `Path ${path}: there are two branches for ${answer}.`,
    'idle-branch': (path, answer) => `Path ${path}: no code is left that gets ${answer}.`,
  },
  treeTextFaults: {
    guess: 'Expected a guess of this game.',
    feedback: 'Expected an answer in digits, such as 12.',
    colon: 'Expected a colon.',
    'comma or brace': 'Expected a comma or a closing brace.',
    end: 'The tree ends before this; nothing may follow it.',
  },
};
