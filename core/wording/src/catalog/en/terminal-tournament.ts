// English texts of a tournament of engines.

import type { TournamentWords } from '../shape/terminal-tournament.ts';
import { count, decimals, figures, percent } from './voice.ts';

export const tournament: TournamentWords = {
  progress: (done, rounds, perSecond) =>
    `${figures(done)} of ${count(rounds, 'round', 'rounds')}, ${decimals(perSecond, 1)} a second`,
  heading: (edition, rounds, seed) => `${edition}. ${count(rounds, 'round', 'rounds')}, seed ${seed}.`,
  rows: 'Rows',
  found: 'Codes found',
  won: 'Rounds won',
  lost: 'Lost by error',
  mean: (value, low, high) => `${decimals(value)} (${decimals(low)} to ${decimals(high)})`,
  single: (value) => decimals(value),
  share: (wins, value, low, high) =>
    `${figures(wins)}: ${percent(value)} (${percent(low)} to ${percent(high)})`,
  of: (part, whole) => `${figures(part)} of ${figures(whole)}`,
  count: figures,
  none: '-',
  draws: (rounds) => `Drawn: ${count(rounds, 'round', 'rounds')}.`,
  intervals:
    'In brackets: the 95% confidence interval. A code not found counts one row more than the board has.',
  speed: (seconds, perSecond, atATime) =>
    `${decimals(seconds, 1)} s, ${count(Math.round(perSecond), 'round', 'rounds')} a second, ${figures(atATime)} at a time.`,
  lapses: (engine, rounds, firstRound, why) =>
    `${engine} lost ${count(rounds, 'round', 'rounds')}, round ${figures(firstRound)} first: ${why}.`,
  interrupted: (done, rounds) => `Interrupted after ${figures(done)} of ${count(rounds, 'round', 'rounds')}.`,
  lapse: {
    ended: (asked, code, last) =>
      `it ended ${code === null ? 'by a signal' : `with ${code}`} and owed an answer to “${asked}”${last === '' ? '' : `; its last output was “${last}”`}`,
    noAnswer: (asked, milliseconds) => `it did not answer “${asked}” in ${figures(milliseconds)} ms`,
    endlessOutput: (asked) => `it wrote without end instead of answering “${asked}”`,
    nonsense: (asked, said) => `it answered “${asked}” with “${said}”`,
    refused: (asked, said) => `it refused “${asked}” with “${said}”`,
    illegalCode: (said) => `it hid “${said}”, which is not a code of this edition`,
    illegalGuess: (said) => `it placed “${said}”, which is not a row of this edition`,
    wrongMark: (guess, said, right) => `it answered ${guess} with ${said} where its code gives ${right}`,
  },
};
