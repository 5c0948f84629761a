// The game a player puts together: which edition the choices make, and between which numbers they move.

import {
  type Blanks,
  brailleEdition,
  checkEdition,
  customEdition,
  type DuelRings,
  duelEdition,
  type Edition,
  type Facet,
  MOST_HOLES,
  MOST_ROWS,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import { COLOURS, PAIR_COLOURS, SILHOUETTES } from '../../pieces/looks.ts';
import type { Choices, Rings } from './choices.ts';

export function editionOf(choices: Choices): Edition {
  const { edition, holes, colours, game } = choices;
  switch (edition) {
    case 'super':
      return superEdition({ holes, colours, blanks: blanksOf(choices) });
    case 'duel':
      return duelEdition(RINGS_OF[choices.rings]);
    case 'braille':
      return brailleEdition(blanksOf(choices));
    case 'shapes':
      return shapesEdition(game);
    case 'custom':
      return ownEdition(choices);
  }
}

/** C9: only a codemaker who changes from round to round can be left the choice. */
function blanksOf({ blanks, form }: Pick<Choices, 'blanks' | 'form'>): Blanks {
  return blanks === 'choice' && form !== 'classic' ? 'on' : blanks;
}

const RINGS_OF: Readonly<Record<Rings, DuelRings>> = {
  five: 5,
  four: 4,
  'you-four': [4, 5],
  'other-four': [5, 4],
};

function ownEdition(choices: Choices): Edition {
  const { holes, repeats, rows, blue } = choices;
  return customEdition({
    holes,
    facets: ownFacets(choices),
    repeats,
    rows,
    makersChoice: blanksOf(choices) === 'choice',
    withoutBlue: !blue,
  });
}

function ownFacets(choices: Choices): readonly Facet[] {
  const { pegs, shapes } = choices;
  const blank = choices.blanks !== 'off';
  const colours = Math.min(choices.colours, mostKinds(choices));
  switch (pegs) {
    case 'colours':
      return [{ name: 'colour', size: colours, blank }];
    case 'numbers':
      return [{ name: 'number', size: colours, blank }];
    case 'pairs':
      return [
        { name: 'colour', size: colours, blank },
        { name: 'shape', size: Math.min(shapes, mostShapes(choices)), blank },
      ];
  }
}

export const OWN_LIMITS = { holes: MOST_HOLES, rows: MOST_ROWS } as const;

/** Kinds of the first facet one's own game can have: as many as the rules allow and as there are pieces for. */
export function mostKinds({ pegs, blanks }: Pick<Choices, 'pegs' | 'blanks'>): number {
  const blank = blanks !== 'off';
  switch (pegs) {
    case 'colours':
      return mostOf(COLOURS.length, (size) => [{ name: 'colour', size, blank }]);
    case 'numbers':
      return mostOf(9, (size) => [{ name: 'number', size, blank }]);
    case 'pairs':
      return mostOf(PAIR_COLOURS.length, (size) => [{ name: 'colour', size, blank }, ONE_SHAPE]);
  }
}

export function mostShapes({ blanks }: Pick<Choices, 'blanks'>): number {
  const blank = blanks !== 'off';
  return mostOf(SILHOUETTES.length, (size) => [ONE_SHAPE, { name: 'shape', size, blank }]);
}

const ONE_SHAPE: Facet = { name: 'shape', size: 1, blank: false };

/** The largest size, of those there are pieces for, that the rules allow in a single hole. */
function mostOf(pieces: number, facets: (size: number) => readonly Facet[]): number {
  const sizes = Array.from({ length: pieces }, (_, index) => pieces - index);
  return sizes.find((size) => checkEdition(customEdition({ holes: 1, facets: facets(size) })).ok) ?? 1;
}
