// Kinds of pegs by name and letter: which colour or shape a number stands for in an edition.

import type { Edition, FacetName, Kind } from '@blackpeg/rules';
import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';
import { COLOURS, type Colour, SHAPES, type Shape } from '../words/peg-kinds.ts';

const namesWords = textsOf('base', 'names');

/** The fields of an edition needed for naming. */
export type Pegs = Pick<Edition, 'facets'>;

/** Pairs have colours of their own, in the order of their letters in notation. */
const PAIR_COLOURS: readonly Colour[] = ['red', 'green', 'blue', 'yellow', 'black', 'white'];

export function colourOf(pegs: Pegs, kind: number): Colour | undefined {
  return (pegs.facets.length === 2 ? PAIR_COLOURS : COLOURS)[kind - 1];
}

export function shapeOf(kind: number): Shape | undefined {
  return SHAPES[kind - 1];
}

/** One kind of one facet: “black”, “triangle”, “3”. */
export function kindName(language: Language, pegs: Pegs, kind: Kind): string {
  return named(language, pegs, kind).word;
}

/** A colour's letter is a capital, a shape's is small; a number is its own digit. */
export function kindLetter(language: Language, pegs: Pegs, kind: Kind): string {
  return named(language, pegs, kind).letter;
}

/** The kind for a typed letter or digit in this facet, in upper or lower case; undefined if there is none. */
export function kindOfLetter(
  language: Language,
  pegs: Pegs,
  facet: number,
  letter: string,
): number | undefined {
  const size = pegs.facets[facet]?.size ?? 0;
  const kinds = Array.from({ length: size }, (_, index) => index + 1);
  const typed = letter.toLowerCase();
  return kinds.find(
    (kind) => kindLetter(language, pegs, { facet, kind }).toLowerCase() === typed || String(kind) === typed,
  );
}

function named(
  language: Language,
  pegs: Pegs,
  { facet, kind }: Kind,
): WordsIn<'base'>['names']['colours'][Colour] {
  const facetName: FacetName = pegs.facets[facet]?.name ?? 'number';
  const { colours, shapes } = namesWords(language);
  const plain: WordsIn<'base'>['names']['colours'][Colour] = { word: String(kind), letter: String(kind) };
  switch (facetName) {
    case 'colour': {
      const colour = colourOf(pegs, kind);
      return colour ? colours[colour] : plain;
    }
    case 'shape': {
      const shape = shapeOf(kind);
      return shape ? shapes[shape] : plain;
    }
    case 'number':
      return plain;
  }
}
