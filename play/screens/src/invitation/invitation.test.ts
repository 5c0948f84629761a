// The drawn code is read back by an independent decoder.

import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { QUIET_ZONE, qrLines, qrModules, qrPath } from './index.ts';

/** Its types declare a default export that is the module itself. */
const readQr = jsqr as unknown as typeof jsqr.default;

const LINKS = [
  'https://play.example/table/ABC234',
  'http://192.168.178.23:8080/table/7d9c1f0e-5b7a-4c7e-9a51-2f6f0c1f8a33',
  `https://play.example/challenge#g1~super-5x8~${'aZ09-_'.repeat(18)}~kAbC-_9`,
];

/** Dark pixels as a camera would see them; `scale` pixels per module. */
function read(size: number, isDark: (x: number, y: number) => boolean, scale = 4): string | undefined {
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(Math.floor(x / scale), Math.floor(y / scale)))
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return readQr(pixels, width, width)?.data;
}

test.each(LINKS)('%s is read back from its modules', (link) => {
  const modules = qrModules(link);
  const size = modules.length + 2 * QUIET_ZONE;
  expect(read(size, (x, y) => modules[y - QUIET_ZONE]?.[x - QUIET_ZONE] ?? false)).toBe(link);
});

test('from its path', () => {
  const [link = ''] = LINKS;
  const modules = qrModules(link);
  const dark = new Set([...qrPath(modules).matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  expect(read(modules.length + 2 * QUIET_ZONE, (x, y) => dark.has(`${x} ${y}`))).toBe(link);
});

test('and from its lines, which fit beside each other in 40 columns and 20 rows', () => {
  const [link = ''] = LINKS;
  const lines = qrLines(qrModules(link));
  expect(lines.length).toBeLessThanOrEqual(20);
  expect(lines.every((line) => line.length <= 40)).toBe(true);
  const isLight = (x: number, y: number) => {
    const sign = lines[Math.floor(y / 2)]?.[x];
    return sign === '█' || sign === (y % 2 === 0 ? '▀' : '▄');
  };
  expect(read(lines[0]?.length ?? 0, (x, y) => !isLight(x, y))).toBe(link);
});
