// Makes a screenshot small enough for the repository: a palette instead of full colours.

import { paletteOf } from './palette.ts';
import { decodePng, encodePng } from './png.ts';

export function smallPng(screenshot: Buffer): Buffer {
  const pixels = decodePng(screenshot);
  const { palette, indexes } = paletteOf(pixels.colours);
  return encodePng(pixels, palette, indexes);
}
