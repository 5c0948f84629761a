// The scale of the score rail: a line for each point or step, numbers where they have room.

export interface RailMark {
  readonly at: number;
  readonly size: 'short' | 'long' | 'figure';
}

/** About this many lines from one end to the other, so that they stay apart. */
const LINES = 45;

export interface RailEnds {
  readonly least: number;
  readonly most: number;
}

/** Lines at even steps from 0 up and down; every fifth is long, every tenth a figure. On short scales figures come sooner. */
export function railMarks({ least, most }: RailEnds): readonly RailMark[] {
  const whole = most - least;
  const step = [1, 2, 5, 10, 20, 50].find((size) => whole / size <= LINES) ?? 100;
  const figure = whole <= 12 ? 2 : whole <= 20 ? 5 : step * 10;
  const long = figure > 5 ? figure / 2 : figure;
  const first = Math.ceil(Math.min(0, least) / step);
  const count = Math.floor(Math.max(0, most) / step) - first;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step).map((at) => ({
    at,
    size: at % figure === 0 ? 'figure' : at % long === 0 ? 'long' : 'short',
  }));
}

/** The position of a score on the scale, from 0 to 1; clamped to its ends. */
export function railPart(score: number, { least, most }: RailEnds): number {
  return most > least ? Math.min(1, Math.max(0, (score - least) / (most - least))) : 0;
}
