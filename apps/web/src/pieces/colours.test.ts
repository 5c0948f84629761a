import { readFileSync } from 'node:fs';
import { PAIR_COLOURS } from '@blackpeg/screens';
import { describe, expect, test } from 'vitest';
import { COLOURS, type PegLook } from './looks.ts';
import { ciede2000, distance, METHODS, VISIONS, type Vision, type VisionMethod } from './vision.testing.ts';

const LEAST: Readonly<Record<Vision, number>> = {
  normal: 20,
  protan: 11,
  deutan: 11,
  tritan: 11,
  achromat: 9,
};
const PALETTES = { pegs: COLOURS, pairs: PAIR_COLOURS };
const SIGHTS = VISIONS.flatMap((vision) => METHODS.map((method) => [vision, method] as const));

test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('%j and %j are as far apart as published', (one, other, apart) => {
  expect(ciede2000(one, other)).toBeCloseTo(apart, 4);
});

describe.each(Object.entries(PALETTES))('U8: colours of %s', (_, colours) => {
  test.each(SIGHTS)('are told apart with %s sight by %s', (vision, method) => {
    expect(nearest(vision, method, colours)).toBeGreaterThanOrEqual(LEAST[vision]);
  });
});

test('U10: what is printed on a peg has a contrast of 3 to it', () => {
  for (const { fill, ink } of [...COLOURS, ...PAIR_COLOURS]) {
    expect(contrast(fill, ink), `${ink} on ${fill}`).toBeGreaterThanOrEqual(3);
  }
});

/** Lines, and what they are drawn on. */
const DRAWN = [
  ['line-strong', 'panel'],
  ['line-strong', 'table'],
  ['accent-line', 'panel'],
  ['peg-line', 'board-row'],
  ['well-rim', 'board-row'],
  ['ink', 'panel'],
  ['ink', 'board'],
] as const;

test.each(['light', 'dark', 'contrast'])(
  'U10: rings, marks, controls and the focus have a contrast of 3, theme %s',
  (theme) => {
    const colours = tokensOf(theme);
    for (const [line, ground] of DRAWN)
      expect(
        contrast(colours.get(line) ?? '', colours.get(ground) ?? ''),
        `${line} on ${ground}`,
      ).toBeGreaterThanOrEqual(3);
  },
);

/** Where keys and choices say that they are pressed or chosen: by a line, on a ground of its own. */
const PRESSED = [
  ['styles/keys.css', '.keycap[aria-pressed="true"]', 'outline'],
  ['compose/PairPalette.svelte', 'button[aria-pressed="true"]', 'box-shadow'],
  ['compose/StepList.svelte', 'button[aria-pressed="true"]', 'border-color'],
  ['screens/review/Moments.svelte', 'button[aria-pressed="true"]', 'box-shadow'],
] as const;

test.each(PRESSED)(
  'U10: what is pressed has a line with a contrast of 3 to its ground: %s',
  (file, selector, line) => {
    const rules = source(file).split(`${selector} {`).slice(1);
    const rule = rules.map((rest) => rest.split('}')[0] ?? '').find((one) => one.includes('background'));
    const colourOf = (property: string) =>
      new RegExp(`\\b${property}: [^;]*var\\(--([\\w-]+)\\)`).exec(rule ?? '')?.[1] ?? '';
    for (const theme of ['light', 'dark', 'contrast']) {
      const colours = tokensOf(theme);
      const [drawn = '', ground = ''] = [line, 'background'].map(
        (property) => colours.get(colourOf(property)) ?? '#000000',
      );
      expect(contrast(drawn, ground), `${drawn} on ${ground}, ${theme}`).toBeGreaterThanOrEqual(3);
    }
  },
);

test('U9: no two pegs carry the same shape', () => {
  expect(new Set(COLOURS.map(({ glyph }) => glyph)).size).toBe(COLOURS.length);
});

function source(file: string): string {
  return readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
}

/** A theme inherits what it does not define from the light one. */
function tokensOf(theme: string): ReadonlyMap<string, string> {
  const css = source('styles/tokens.css');
  const own = css.split(`:root[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  const light = css.split('/* Paper is light. */')[0] ?? '';
  return new Map(
    [...`${light}${own}`.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

function nearest(vision: Vision, method: VisionMethod, colours: readonly Pick<PegLook, 'fill'>[]): number {
  const apart = colours.flatMap(({ fill }, index) =>
    colours.slice(index + 1).map((other) => distance(vision, method, fill, other.fill)),
  );
  return Math.min(...apart);
}

/** Of WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
