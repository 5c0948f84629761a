// French answers. Alone the colour stands for the peg (« 2 blancs »); with its noun it agrees with « fiche ».

import type { FeedbackWords, KeyWords } from '../shape/feedback.ts';
import { count, f } from './voice.ts';

export const feedback: FeedbackWords = {
  keys: {
    black: key('noir', 'noire', 'n'),
    white: key('blanc', 'blanche', 'b'),
    blue: key('bleu', 'bleue', 'u'),
    red: key('rouge', 'rouge', 'r'),
    pointed: key('pointu', 'pointue', 'p'),
    flat: key('plat', 'plate', 'l'),
  },
  none: 'aucune fiche',
  briefNone: 'aucune',
  broken: (counted) => f`${counted} : le code est trouvé`,
  briefBroken: (counted) => f`${counted} : trouvé`,
  covered: 'réponse couverte',
  awaited: 'pas encore de réponse',
};

function key(word: string, feminine: string, letter: string): KeyWords {
  return {
    counted: (number) => count(number, word, `${word}s`),
    pegs: (number) => count(number, `fiche ${feminine}`, `fiches ${feminine}s`),
    letter,
  };
}
