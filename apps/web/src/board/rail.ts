// The scale of the score rail: a line for every point or so, figures where they have room.

export interface RailMark {
  readonly at: number;
  readonly size: 'short' | 'long' | 'figure';
}

/** About this many lines from one end to the other, so that they stay apart. */
const LINES = 45;

/** Lines at even steps from 0; every fifth is long, every tenth a figure. On short scales figures come sooner. */
export function railMarks(most: number): readonly RailMark[] {
  const step = [1, 2, 5, 10, 20, 50].find((size) => most / size <= LINES) ?? 100;
  const figure = most <= 12 ? 2 : most <= 20 ? 5 : step * 10;
  const long = figure > 5 ? figure / 2 : figure;
  const count = Math.floor(Math.max(0, most) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step).map((at) => ({
    at,
    size: at % figure === 0 ? 'figure' : at % long === 0 ? 'long' : 'short',
  }));
}

/** Where a score stands on the scale, from 0 to 1; what is beyond stays at its end. */
export function railPart(score: number, most: number): number {
  return most > 0 ? Math.min(1, Math.max(0, score / most)) : 0;
}
