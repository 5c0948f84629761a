// French answers. The colour agrees with « fiche », with its noun or alone (« 2 blanches »).

import type { FeedbackWords, KeyWords } from '../shape/feedback.ts';
import { count, f } from './voice.ts';

export const feedback: FeedbackWords = {
  keys: {
    black: key('noire', 'n'),
    white: key('blanche', 'b'),
    blue: key('bleue', 'u'),
    red: key('rouge', 'r'),
    pointed: key('pointue', 'p'),
    flat: key('plate', 'l'),
  },
  none: 'aucune fiche',
  briefNone: 'aucune',
  introduced: (answer) => f`Réponse : ${answer}`,
  broken: (counted) => f`${counted}, le code est trouvé`,
  briefBroken: (counted) => f`${counted} : trouvé`,
  covered: 'réponse couverte',
  awaited: 'pas encore de réponse',
};

function key(word: string, letter: string): KeyWords {
  return {
    counted: (number) => count(number, word, `${word}s`),
    pegs: (number) => count(number, `fiche ${word}`, `fiches ${word}s`),
    letter,
  };
}
