// A screenshot made small enough to be kept with the sources: a palette in place of full colours.

import { paletteOf } from './palette.ts';
import { decodePng, encodePng } from './png.ts';

export function smallPng(screenshot: Buffer): Buffer {
  const pixels = decodePng(screenshot);
  const { palette, indexes } = paletteOf(pixels.colours);
  return encodePng(pixels, palette, indexes);
}
