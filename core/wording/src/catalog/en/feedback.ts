// English answers.

import type { FeedbackWords, KeyWords } from '../shape/feedback.ts';
import { count } from './voice.ts';

export const feedback: FeedbackWords = {
  keys: {
    black: key('black', 'b'),
    white: key('white', 'w'),
    blue: key('blue', 'u'),
    red: key('red', 'r'),
    pointed: key('pointed', 'p'),
    flat: key('flat', 'f'),
  },
  none: 'no key pegs',
  briefNone: 'none',
  introduced: (answer) => `Answer: ${answer}`,
  broken: (counted) => `${counted}, the code is broken`,
  briefBroken: (counted) => `${counted}: broken`,
  covered: 'answer covered',
  awaited: 'no answer yet',
};

function key(word: string, letter: string): KeyWords {
  return {
    counted: (number) => `${number} ${word}`,
    pegs: (number) => count(number, `${word} peg`, `${word} pegs`),
    letter,
  };
}
