// Codes of pairs as players write them: a colour letter and a shape letter for each hole, a point for a blank.

import type { Code } from './code/code.ts';

const COLOURS = '.RGBYK';
const SHAPES = '.tcsrh';

/** `'Gt K. .r'` is green triangle, black without shape, rectangle without colour. */
export function pairsOf(text: string): Code {
  return text.split(' ').map((pair) => 10 * COLOURS.indexOf(pair.charAt(0)) + SHAPES.indexOf(pair.charAt(1)));
}
