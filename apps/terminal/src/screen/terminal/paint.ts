// Colours and text styles: the look of a cell, and its escape sequences at each colour depth.

import type { Environment } from '../../command-line/io.ts';

/** How many colours the terminal has. */
export type Depth = 'none' | 'basic' | 'many' | 'full';

/** A colour, and which of the sixteen replaces it if there are no more. */
export interface Paint {
  readonly rgb: readonly [number, number, number];
  readonly basic: number;
}

export interface Style {
  /** Without a colour, the terminal's own. */
  readonly ink?: Paint;
  readonly ground?: Paint;
  readonly bold?: boolean;
  readonly faint?: boolean;
  readonly underlined?: boolean;
  readonly struck?: boolean;
  /** Foreground and background exchanged, which needs no colour. */
  readonly inverse?: boolean;
}

export function paint(hex: string, basic: number): Paint {
  const part = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16);
  return { rgb: [part(1), part(3), part(5)], basic };
}

/** What the environment says about the terminal. `NO_COLOR` counts if it is not empty. */
export function depthOf(env: Environment): Depth {
  const term = env.TERM ?? '';
  if (env.NO_COLOR || term === '' || term === 'dumb' || /^vt\d/.test(term)) return 'none';
  if (/truecolor|24bit/i.test(env.COLORTERM ?? '') || /direct$/.test(term)) return 'full';
  return /256/.test(term) ? 'many' : 'basic';
}

/** The sequence that begins this style, whatever was before it. */
export function sgr(style: Style, depth: Depth): string {
  const codes = [
    '0',
    ...(style.bold ? ['1'] : []),
    ...(style.faint ? ['2'] : []),
    ...(style.underlined ? ['4'] : []),
    ...(style.inverse ? ['7'] : []),
    ...(style.struck ? ['9'] : []),
    ...(style.ink ? colour(style.ink, depth, 'ink') : []),
    ...(style.ground ? colour(style.ground, depth, 'ground') : []),
  ];
  return `\u001b[${codes.join(';')}m`;
}

function colour({ rgb, basic }: Paint, depth: Depth, where: 'ink' | 'ground'): readonly string[] {
  switch (depth) {
    case 'none':
      return [];
    case 'basic': {
      const first = (where === 'ink' ? 30 : 40) + (basic > 7 ? 60 : 0);
      return [String(first + (basic % 8))];
    }
    case 'many':
      return [where === 'ink' ? '38' : '48', '5', String(nearest(rgb))];
    case 'full':
      return [where === 'ink' ? '38' : '48', '2', ...rgb.map(String)];
  }
}

type Rgb = Paint['rgb'];

/** Of the 256 only the cube and the greys: the first sixteen differ between terminals. */
function nearest(rgb: Rgb): number {
  const cube = rgb.map(nearestStep);
  const inCube = 16 + cube.reduce((sum, step) => 6 * sum + step, 0);
  const grey = Math.min(23, Math.max(0, Math.round(((rgb[0] + rgb[1] + rgb[2]) / 3 - 8) / 10)));
  const ofGrey = 8 + 10 * grey;
  const toGrey = distance(rgb, [ofGrey, ofGrey, ofGrey]);
  const toCube = distance(
    rgb,
    cube.map((step) => STEPS[step] ?? 0),
  );
  return toGrey < toCube ? 232 + grey : inCube;
}

const STEPS = [0, 95, 135, 175, 215, 255];

function nearestStep(value: number): number {
  return STEPS.reduce(
    (best, step, index) => (Math.abs(step - value) < Math.abs((STEPS[best] ?? 0) - value) ? index : best),
    0,
  );
}

function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, value, index) => sum + (value - (b[index] ?? 0)) ** 2, 0);
}
