// Codes in words, “black, blank, red”, and briefly in digits or letters, “1 . 3”.

import type { Code, Peg } from '@blackpeg/rules';
import { type Language, textsOf } from '../words/lookup.ts';
import { colourOf, kindLetter, kindName, type Pegs, shapeOf } from './pegs.ts';

const namesWords = textsOf('base', 'names');

/** `null` is a hole nobody has filled yet, which is not a blank (C9). */
export type PartialCode = readonly (Peg | null)[];

export function pegName(language: Language, pegs: Pegs, peg: Peg | null): string {
  const names = namesWords(language);
  if (peg === null) return names.empty;
  if (peg === 0) return names.blank;
  return pegs.facets.length === 2
    ? pairName(language, pegs, peg)
    : kindName(language, pegs, { facet: 0, kind: peg });
}

/** The mark on a peg: its letter, or two for a pair; a blank is a point, as in notation. */
export function pegLetter(language: Language, pegs: Pegs, peg: Peg): string {
  const kinds = pegs.facets.length === 2 ? [Math.floor(peg / 10), peg % 10] : [peg];
  return kinds
    .map((kind, facet) => (kind === 0 ? '.' : kindLetter(language, pegs, { facet, kind })))
    .join('');
}

export function codeName(language: Language, pegs: Pegs, code: PartialCode): string {
  return code.map((peg) => pegName(language, pegs, peg)).join(', ');
}

/** How pegs are named aloud. */
export type CodeStyle = 'names' | 'numbers' | 'letters';

/** For speech. A blank and an empty hole are words in every style, since a point is not read out. */
export function spokenCode(language: Language, pegs: Pegs, code: PartialCode, style: CodeStyle): string {
  const names = namesWords(language);
  const isPair = pegs.facets.length === 2;
  if (style === 'names') return codeName(language, pegs, code);
  const sign = (facet: number, kind: number) =>
    kind === 0 ? names.blank : style === 'numbers' ? `${kind}` : kindLetter(language, pegs, { facet, kind });
  const holes = code.map((peg) => {
    if (peg === null) return names.empty;
    if (peg === 0 || !isPair) return sign(0, peg);
    return [Math.floor(peg / 10), peg % 10].map((kind, facet) => sign(facet, kind)).join(' ');
  });
  // “1 blank” without a comma sounds like a number of blanks.
  return holes.join(isPair || code.some((peg) => !peg) ? ', ' : ' ');
}

/** Digits for plain pegs, letters for pairs: for tables, and plain for every Braille code. */
export function briefCode(language: Language, pegs: Pegs, code: Code, separator = ' '): string {
  const sign = (peg: Peg) => (peg === 0 ? '.' : String(peg));
  const pairs = pegs.facets.length === 2;
  return code.map((peg) => (pairs ? pegLetter(language, pegs, peg) : sign(peg))).join(separator);
}

/** Every hole with its number, for a row that is still being filled; in brief only its contents. */
export function draftName(
  language: Language,
  pegs: Pegs,
  draft: PartialCode,
  detail: 'brief' | 'full' = 'full',
): string {
  if (detail === 'brief') return spokenCode(language, pegs, draft, usualStyle(pegs, detail));
  const { hole } = namesWords(language);
  return draft.map((peg, index) => hole(index + 1, pegName(language, pegs, peg))).join(', ');
}

/** If none was chosen: digits are short and are what one types; those of a pair would have to be looked up. */
export function usualStyle({ facets }: Pegs, detail: 'brief' | 'full'): CodeStyle {
  return detail === 'full' || facets.length === 2 ? 'names' : 'numbers';
}

function pairName(language: Language, pegs: Pegs, peg: Peg): string {
  const names = namesWords(language);
  const kinds = [Math.floor(peg / 10), peg % 10] as const;
  const colourFirst = pegs.facets[0]?.name === 'colour';
  const usual = colourFirst ? pegs.facets[1]?.name === 'shape' : isShapeThenColour(pegs);
  if (!usual) return kinds.map((kind, facet) => facetWord(language, pegs, facet, kind)).join(' ');
  const colour = colourOf(pegs, colourFirst ? kinds[0] : kinds[1]);
  const shape = shapeOf(colourFirst ? kinds[1] : kinds[0]);
  if (colour && shape) return names.pair(colour, shape);
  if (colour) return names.colourOnly(colour);
  return shape ? names.shapeOnly(shape) : names.blank;
}

function isShapeThenColour(pegs: Pegs): boolean {
  return pegs.facets[0]?.name === 'shape' && pegs.facets[1]?.name === 'colour';
}

function facetWord(language: Language, pegs: Pegs, facet: number, kind: number): string {
  return kind === 0 ? namesWords(language).blank : kindName(language, pegs, { facet, kind });
}
