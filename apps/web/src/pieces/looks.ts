// The look of pegs: fill, glyph and its colour, the same in all themes; and the arrangement of key pegs on their plate.

import type { KeySet } from '@blackpeg/rules';
import { EDITIONS, type EditionName, type Feedback } from '@blackpeg/rules';
import { PEG_COLOURS, type PegColour } from '@blackpeg/screens';

/** Glyphs fit a box of ±10 around (24, 24). */
const GLYPHS = {
  disc: 'M24 17.6a6.4 6.4 0 1 0 0 12.8a6.4 6.4 0 1 0 0-12.8z',
  diamond: 'M24 14L32 24L24 34L16 24z',
  plus: 'M21 15h6v6h6v6h-6v6h-6v-6h-6v-6h6z',
  square: 'M16.5 16.5h15v15h-15z',
  triangle: 'M24 14.5L33.5 31h-19z',
  crescent: 'M28.2 15.4a9.2 9.2 0 1 0 0 17.2a10.4 10.4 0 0 1 0-17.2z',
  star: 'M24 13.6l3.1 6.6l7.2 0.9l-5.3 5l1.4 7.1l-6.4-3.5l-6.4 3.5l1.4-7.1l-5.3-5l7.2-0.9z',
  hourglass: 'M15.6 14.6h16.8L26.4 24l6 9.400H15.600l6-9.400z',
  ring: 'M24 15.4a8.6 8.6 0 1 0 0 17.2a8.6 8.6 0 1 0 0-17.2zM24 19.8a4.2 4.2 0 1 1 0 8.4a4.2 4.2 0 1 1 0-8.4z',
} as const;

export interface PegLook extends PegColour {
  readonly glyph: string;
}

const { disc, diamond, plus, square, triangle, crescent, star, ring, hourglass } = GLYPHS;
const BY_KIND = [disc, diamond, plus, square, triangle, crescent, star, ring, hourglass];

/** By kind - 1, in the order of the palette. */
export const COLOURS: readonly PegLook[] = PEG_COLOURS.map((colour, index) => ({
  ...colour,
  glyph: BY_KIND[index] ?? disc,
}));

/** Silhouettes of shapes: triangle, circle, square, rectangle, hexagon; in custom games also cross, star, heart, moon. */
export const SILHOUETTES = [
  'M24 5.5L43 41H5z',
  'M24 4.5a19.5 19.5 0 1 0 0 39a19.5 19.5 0 1 0 0-39z',
  'M7 7h34v34H7z',
  'M3.5 12h41v24h-41z',
  'M24 4L41.5 14v20L24 44L6.5 34V14z',
  'M16 5h16v11h11v16H32v11H16V32H5V16h11z',
  'M24 3l6.200 13.200l14.400 1.800l-10.600 10l2.800 14.200L24 35.200l-12.800 7l2.800-14.200l-10.600-10l14.400-1.800z',
  'M24 43C10 33 4 26 4 17.500C4 11 9 6.500 14.500 6.500c4 0 7.500 2.200 9.500 6c2-3.800 5.500-6 9.500-6C39 6.500 44 11 44 17.500C44 26 38 33 24 43z',
  'M33 5.500A20 20 0 1 0 33 42.500A23 23 0 0 1 33 5.500z',
] as const;

/** The look of key pegs, and of an empty place on the plate. */
export type KeyLook = KeySet[keyof KeySet] | 'none';

/** The mark on a peg; `both` is shape and number. */
export type Marks = 'shape' | 'number' | 'letter' | 'both';

export type KeyLooks = readonly [black: KeyLook, white: KeyLook, blue: KeyLook];

/** The look of an edition's key pegs. */
export function keyLooks({ name }: { readonly name: EditionName }): KeyLooks {
  const { black, white, blue } = EDITIONS[name].keys;
  return [black, white, blue];
}

/** Key pegs, then empty places for the remaining holes: 3 over 2 for five, 2 by 2 for four. */
export function plateLines(
  feedback: Feedback | null,
  holes: number,
  looks: KeyLooks,
  oneLine = false,
): readonly (readonly KeyLook[])[] {
  const counts = feedback ? [feedback.black, feedback.white, feedback.blue] : [];
  const pegs = counts.flatMap((count, index) => Array.from({ length: count }, () => looks[index] ?? 'none'));
  const all = [...pegs, ...Array.from({ length: Math.max(0, holes - pegs.length) }, () => 'none' as const)];
  const top = oneLine || holes < 4 ? all.length : Math.ceil(all.length / 2);
  return [all.slice(0, top), all.slice(top)].filter((line) => line.length > 0);
}

/** The raised dots of a Braille cell by number: its character is U+2800 plus a bit for each dot, dot 1 first. */
export function dotsOf(cell: string): readonly number[] {
  const bits = (cell.codePointAt(0) ?? 0x2800) - 0x2800;
  return [1, 2, 3, 4, 5, 6].filter((dot) => bits & (1 << (dot - 1)));
}
