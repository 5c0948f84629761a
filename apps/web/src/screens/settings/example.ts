// A sample announcement of an answer, brief and in full, made by the game itself about a small match.

import { decide, evolve, fold, hideCode, openMatch, standardTerms, superEdition } from '@blackpeg/rules';
import { announce, type Detail, type Language, plainSpeaker } from '@blackpeg/wording';

const TERMS = standardTerms(superEdition({ holes: 4, colours: 6 }), { form: 'solitaire' });

/** Empty only if the rules refused the match, which a test rules out. */
export function exampleText(language: Language, detail: Detail): string {
  const opening = openMatch(TERMS, () => 0, 0);
  const opened = opening.ok ? fold(opening.value) : undefined;
  const hidden = opened && decide(opened, 'house', hideCode([1, 2, 3, 4]), 0);
  if (!opened || !hidden?.ok) return '';
  const state = hidden.value.reduce(evolve, opened);
  const placed = decide(state, 0, { type: 'place-guess', guess: [1, 3, 2, 5] }, 0);
  const marked = placed.ok ? placed.value.find(({ type }) => type === 'guess-marked') : undefined;
  if (!placed.ok || !marked) return '';
  return announce(plainSpeaker(language, TERMS, 0), placed.value.reduce(evolve, state), marked, detail);
}
