// The layout of the chart: pixels, and which numbers fit without overlapping.

import type { ReviewChart } from '@blackpeg/screens/review';

interface Room {
  readonly width: number;
  /** How much larger than the default text is. */
  readonly text: number;
  /** The selected row keeps its number, from 0; null for none. */
  readonly row: number | null;
}

interface Layout {
  readonly height: number;
  readonly left: number;
  readonly right: number;
  /** One for each point. */
  readonly points: readonly PlacedPoint[];
  readonly lines: readonly { readonly codes: number; readonly y: number }[];
  /** Rows are labelled by their number only: there is no room for their whole name. */
  readonly brief: boolean;
}

export interface PlacedPoint {
  readonly x: number;
  readonly y: number;
  readonly averageY: number | null;
  readonly codes: number;
  /** The middle of the number beside it, on its line; null if there is no room: all are in the table. */
  readonly label: { readonly x: number; readonly y: number } | null;
}

/** Pixels at the default text size: a digit, a line, half the name of a row, and from a dot to its number. */
const FIGURE = 8.2;
const LINE = 17;
const NAME = 26;
const ABOVE = 11;

/** `textOf` is how a number is written. */
export function layOut(
  chart: ReviewChart,
  { width, text, row }: Room,
  textOf: (codes: number) => string,
): Layout {
  const wide = (codes: number) => textOf(codes).length * FIGURE * text;
  const scale = Math.max(...chart.lines.map(({ codes }) => wide(codes)));
  const left = scale + 18;
  const brief = (width - left) / Math.max(1, chart.points.length - 1) < 2 * NAME * text;
  const right = width - (brief ? 14 : NAME) * text;
  const top = (LINE + ABOVE) * text;
  const bottom = 34 * text;
  const height = Math.round(Math.min(260, Math.max(210, width * 0.36)) + (text - 1) * 2 * LINE);
  const px = (x: number) => left + x * (right - left);
  const py = (y: number) => height - bottom - y * (height - top - bottom);
  const spots = chart.points.map(({ x, y, averageY, codes }, index): Spot => {
    const dot = { x: px(x), y: py(y), averageY: averageY === null ? null : py(averageY), codes };
    const half = wide(codes) / 2;
    // The first begins at its dot, clear of the scale; a number is above the average if that is in its way.
    const label = { x: index === 0 ? dot.x + half - 6 : Math.min(dot.x, width - half), y: labelY(dot, text) };
    return { ...dot, half, label };
  });
  const kept = written(spots, row === null ? null : row + 1, LINE * text);
  return {
    height,
    left,
    right,
    points: spots.map(({ half: _, label, ...dot }, index) => ({
      ...dot,
      label: kept.has(index) ? label : null,
    })),
    lines: chart.lines.map(({ codes, y }) => ({ codes, y: py(y) })),
    brief,
  };
}

type Spot = Omit<PlacedPoint, 'label'> & {
  readonly half: number;
  readonly label: NonNullable<PlacedPoint['label']>;
};

function labelY({ y, averageY }: Pick<PlacedPoint, 'y' | 'averageY'>, text: number): number {
  const inTheWay = averageY !== null && averageY <= y && y - averageY < LINE * text + ABOVE;
  return inTheWay && averageY !== null ? Math.min(averageY - 6, y - ABOVE) : y - ABOVE;
}

/** The selected row first, then the ends, then from the left whatever has room. */
function written(spots: readonly Spot[], looked: number | null, line: number): ReadonlySet<number> {
  const order = [...(looked === null ? [] : [looked]), 0, spots.length - 1, ...spots.keys()];
  const kept = new Set<number>();
  const collide = (a: Spot, b: Spot) =>
    Math.abs(a.label.x - b.label.x) < a.half + b.half + 4 && Math.abs(a.label.y - b.label.y) < line;
  for (const index of order) {
    const spot = spots[index];
    if (spot && [...kept].every((other) => !collide(spot, spots[other] ?? spot))) kept.add(index);
  }
  return kept;
}
