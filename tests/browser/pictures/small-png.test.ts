import { expect, test } from 'vitest';
import { paletteOf } from './palette.ts';
import { decodePng, encodePng } from './png.ts';

test('a picture of few colours keeps every one of them', () => {
  const colours = Uint32Array.from([0xf0661f, 0x151514, 0xf0661f, 0xffffff, 0x000000, 0x151514]);
  const { palette, indexes } = paletteOf(colours);
  expect([...indexes].map((index) => palette[index])).toEqual([...colours]);
});

test('of many colours 256 remain, flat surfaces exactly, the others nearly', () => {
  const flat = Array.from({ length: 5000 }, () => 0xd9d5ca);
  const shades = Array.from(
    { length: 4096 },
    (_, index) => ((index & 15) << 20) | ((index & 240) << 8) | (index >> 4),
  );
  const colours = Uint32Array.from([...flat, ...shades]);
  const { palette, indexes } = paletteOf(colours);
  expect(palette).toHaveLength(256);
  expect(palette[indexes[0] ?? -1]).toBe(0xd9d5ca);
  const worst = colours.map((colour, pixel) => distance(colour, palette[indexes[pixel] ?? -1] ?? 0));
  expect(worst.reduce((a, b) => Math.max(a, b))).toBeLessThan(64);
});

test('other pictures are refused', () => {
  const small = encodePng({ width: 2, height: 1 }, [0x102030, 0x405060], Uint8Array.from([1, 0]));
  expect(small.subarray(1, 4).toString()).toBe('PNG');
  expect(() => decodePng(small)).toThrow('another kind');
});

function distance(one: number, other: number): number {
  return Math.max(...[16, 8, 0].map((shift) => Math.abs(((one >> shift) & 255) - ((other >> shift) & 255))));
}
