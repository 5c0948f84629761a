// The look of the boxes, the same in every theme: their colours, and the pieces on their posters, one idea for each
// edition.

import type { BoxLook } from '@blackpeg/rules';
import { type CodeSpec, drawCode, seededDice } from '@blackpeg/rules';
import { COLOURS, dotsOf } from '../../pieces/looks.ts';

export interface CoverLook {
  readonly ground: string;
  readonly lid: string;
  readonly side: string;
  readonly print: string;
}

const DARK_PRINT = '#1b1a18';

const COVERS: Readonly<Record<Exclude<BoxLook['cover'], number>, CoverLook>> = {
  black: { ground: '#1d1c1b', lid: '#3a3935', side: '#0b0a0a', print: '#f3f0e8' },
  orange: {
    ground: 'linear-gradient(to bottom right, #eb611c 50%, #f0ede4 50.2%)',
    lid: '#f28950',
    side: '#cbc6b9',
    print: DARK_PRINT,
  },
  ivory: { ground: '#e5e1d7', lid: '#f5f3ee', side: '#b9b4a7', print: DARK_PRINT },
  yellow: { ground: '#eecc16', lid: '#f5de62', side: '#b89a08', print: DARK_PRINT },
};

export function coverLook(cover: BoxLook['cover']): CoverLook {
  if (typeof cover !== 'number') return COVERS[cover];
  const { fill = '#000000', ink = '#ffffff' } = COLOURS[cover - 1] ?? {};
  return {
    ground: fill,
    lid: `color-mix(in srgb, ${fill}, white 25%)`,
    side: `color-mix(in srgb, ${fill}, black 40%)`,
    print: ink,
  };
}

/** In units of a poster, from its upper left. */
export const POSTER = { width: 264, height: 210 } as const;

export interface PosterSpot {
  /** As pegs are numbered. */
  readonly kind: number;
  readonly x: number;
  readonly y: number;
  /** Of the peg as it is drawn. */
  readonly radius: number;
}

const ROWS = [
  { y: 21, radius: 9, step: 23, kinds: [5, 4, 1, 7, 3] },
  { y: 48, radius: 13, step: 32.5, kinds: [2, 8, 6, 5, 4] },
  { y: 84, radius: 16.5, step: 42, kinds: [7, 3, 1, 8, 2] },
  { y: 128, radius: 20.5, step: 51.5, kinds: [6, 4, 5, 3, 7] },
  { y: 182, radius: 24.5, step: 61, kinds: [8, 1, 2, 6, 4] },
] as const;

/** Rows of pegs in perspective. */
const PEGS_IN_ROWS: readonly PosterSpot[] = ROWS.flatMap(({ y, radius, step, kinds }) =>
  kinds.map((kind, place) => ({ kind, x: POSTER.width / 2 + (place - 2) * step, y, radius })),
);

/** Two rows of rings that cross. */
const CROSSING_RINGS: readonly PosterSpot[] = [
  { kind: 3, x: 41, y: 32 },
  { kind: 6, x: 222, y: 32 },
  { kind: 7, x: 86, y: 69 },
  { kind: 1, x: 177, y: 69 },
  { kind: 5, x: 131.5, y: 106 },
  { kind: 8, x: 86, y: 143 },
  { kind: 2, x: 177, y: 143 },
  { kind: 3, x: 41, y: 180 },
  { kind: 4, x: 222, y: 180 },
].map((spot) => ({ ...spot, radius: 23.5 }));

/** The pictures that are made of round pieces. */
export const SPOTS = { rows: PEGS_IN_ROWS, 'crossing-rings': CROSSING_RINGS } as const;

/** From one peg of a small board to the next. */
const STEP = 22;

/** A small board on its side, all rows filled at random, always the same. */
export function boardPegs(spec: CodeSpec, rows: number) {
  const dice = seededDice(rows);
  const pegs = Array.from({ length: rows }, (_, row) =>
    drawCode(spec, dice).map((kind, hole) => ({ kind, x: STEP * (row + 1), y: STEP * (hole + 1) })),
  );
  return { width: STEP * (rows + 1), height: STEP * (spec.holes + 1), pegs: pegs.flat() };
}

export interface Dot {
  readonly x: number;
  readonly y: number;
  readonly raised: boolean;
}

/** The numbers 1 to 6 in cells of the reader's language, given as Unicode characters. */
export function brailleDots(cells: readonly string[]): readonly Dot[] {
  return cells.flatMap((cell, index) => {
    const raised = dotsOf(cell);
    const left = 28 + (index % 3) * 80;
    const top = index < 3 ? 22 : 122;
    return [1, 2, 3, 4, 5, 6].map((dot) => ({
      x: left + (dot < 4 ? 0 : 26),
      y: top + ((dot - 1) % 3) * 25,
      raised: raised.includes(dot),
    }));
  });
}
