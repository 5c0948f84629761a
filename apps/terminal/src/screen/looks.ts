// What pegs and key pegs look like: their colours, the ink on them, and the shape that goes with each.

import type { KeySet } from '@blackpeg/rules';
import { type Paint, paint } from './paint.ts';

interface PegLook {
  readonly fill: Paint;
  readonly ink: Paint;
}

const WHITE = paint('#ffffff', 15);
const DARK = paint('#14110f', 0);

/** By kind - 1, in the order of the palette. */
export const COLOURS: readonly PegLook[] = [
  { fill: paint('#000000', 0), ink: WHITE },
  { fill: paint('#3a185f', 5), ink: WHITE },
  { fill: paint('#90221a', 1), ink: WHITE },
  { fill: paint('#2a68c2', 4), ink: WHITE },
  { fill: paint('#01994b', 2), ink: WHITE },
  { fill: paint('#f77db5', 13), ink: DARK },
  { fill: paint('#eecc16', 11), ink: DARK },
  { fill: paint('#ffffff', 15), ink: DARK },
  { fill: paint('#605960', 8), ink: WHITE },
];

/** Red, green, blue, yellow, black, white: the colours of pairs. */
export const PAIR_COLOURS: readonly PegLook[] = [2, 4, 3, 6, 0, 7].flatMap((kind) => COLOURS[kind] ?? []);

/** Light and raised, where a hole is nothing: a blank, and the pegs of the Braille edition. */
export const PLUG: PegLook = { fill: paint('#d9d5ca', 7), ink: DARK };

/** On a peg of each colour. */
export const GLYPHS = ['●', '◆', '✚', '■', '▲', '☾', '★', '○', '⋈'] as const;

/** Triangle, circle, square, rectangle, hexagon; in own games also cross, star, heart, moon. */
export const SHAPES = ['▲', '●', '■', '▬', '⬢', '✚', '★', '♡', '☾'] as const;

/** Neither black nor white, so that both stand out on it in every light. */
export const PLATE = paint('#8a8578', 8);

interface KeyLook {
  readonly sign: string;
  readonly ink: Paint;
}

const BLACK = paint('#000000', 0);

export const KEY_LOOKS: Readonly<Record<KeySet[keyof KeySet], KeyLook>> = {
  black: { sign: '●', ink: BLACK },
  red: { sign: '●', ink: paint('#5c0d08', 9) },
  pointed: { sign: '▲', ink: BLACK },
  white: { sign: '○', ink: WHITE },
  flat: { sign: '▬', ink: WHITE },
  blue: { sign: '◐', ink: paint('#b8d4ff', 14) },
};
