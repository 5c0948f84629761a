// The worked examples of the rules: codes and rows only. Their answers are never written down, the rules mark them.

import {
  brailleEdition,
  type Code,
  customEdition,
  duelEdition,
  type Edition,
  type EditionName,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import type { ExampleName } from '@blackpeg/wording';

export interface Example {
  readonly edition: Edition;
  readonly code: Code;
  readonly row: Code;
}

type Examples = Readonly<Partial<Record<ExampleName, Example>>>;

const SUPER = superEdition();
const DUEL = duelEdition();
const BRAILLE = brailleEdition();
const SHAPES = shapesEdition();
const DISTINCT = customEdition({
  holes: 4,
  facets: [{ name: 'colour', size: 6, blank: false }],
  repeats: false,
});

export const EXAMPLES: Readonly<Record<EditionName, Examples>> = {
  super: {
    plain: { edition: SUPER, code: [3, 4, 5, 7, 1], row: [3, 5, 8, 7, 2] },
    'twice-in-row': { edition: SUPER, code: [3, 1, 6, 2, 4], row: [5, 3, 3, 2, 8] },
    'twice-in-code': { edition: SUPER, code: [4, 4, 6, 8, 1], row: [5, 4, 7, 2, 2] },
    nothing: { edition: SUPER, code: [7, 7, 8, 6, 5], row: [1, 1, 2, 3, 4] },
    blanks: { edition: superEdition({ blanks: 'on' }), code: [0, 3, 0, 5, 1], row: [3, 7, 0, 0, 1] },
  },
  duel: {
    plain: { edition: DUEL, code: [4, 7, 7, 1, 6], row: [4, 6, 7, 2, 5] },
    'twice-in-row': { edition: DUEL, code: [2, 5, 8, 3, 6], row: [8, 2, 2, 3, 1] },
  },
  braille: {
    plain: { edition: BRAILLE, code: [2, 5, 1, 6], row: [2, 1, 4, 6] },
    'twice-in-row': { edition: BRAILLE, code: [3, 1, 1, 2], row: [4, 3, 3, 2] },
    blanks: { edition: brailleEdition('on'), code: [0, 4, 0, 2], row: [4, 3, 0, 0] },
  },
  // F3: the examples of the rulebook are three of these.
  shapes: {
    pairs: { edition: SHAPES, code: [21, 53, 41, 54], row: [55, 54, 41, 21] },
    blue: { edition: SHAPES, code: [14, 51, 25, 11], row: [51, 12, 25, 51] },
    'blue-spent': { edition: SHAPES, code: [11, 22, 33, 44], row: [12, 11, 55, 44] },
    'blank-pairs': { edition: shapesEdition('2'), code: [10, 1, 0, 22], row: [20, 1, 12, 0] },
  },
  custom: {
    'no-repeats': { edition: DISTINCT, code: [2, 6, 1, 4], row: [4, 6, 3, 1] },
  },
};
