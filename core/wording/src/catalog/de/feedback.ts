// German answers.

import type { FeedbackWords, KeyWords } from '../shape/feedback.ts';
import { count } from './voice.ts';

export const feedback: FeedbackWords = {
  keys: {
    black: key('schwarz', 's'),
    white: key('weiß', 'w'),
    blue: key('blau', 'b'),
    red: key('rot', 'r'),
    pointed: key('spitz', 's'),
    flat: key('flach', 'f'),
  },
  none: 'kein Stift',
  briefNone: 'keiner',
  introduced: (answer) => `Antwort: ${answer}`,
  broken: (counted) => `${counted}, der Code ist geknackt`,
  briefBroken: (counted) => `${counted}: geknackt`,
  covered: 'Antwort verdeckt',
  awaited: 'noch keine Antwort',
};

function key(word: string, letter: string): KeyWords {
  return {
    counted: (number) => `${number} ${word}`,
    pegs: (number) => count(number, `${word}er Stift`, `${word}e Stifte`),
    letter,
  };
}
