// Whether something grows: linear regression of values over time, and its error.

export interface Growth {
  readonly first: number;
  readonly last: number;
  readonly perHour: number;
  /** Twice the standard error of the growth. */
  readonly error: number;
}

/** Of hours and values. */
export function growthOf(points: readonly (readonly [number, number])[]): Growth {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [hour, value] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const spread = points.reduce((sum, [x]) => sum + (x - hour) ** 2, 0);
  const perHour = points.reduce((sum, [x, y]) => sum + (x - hour) * (y - value), 0) / spread;
  const left = points.reduce((sum, [x, y]) => sum + (y - value - perHour * (x - hour)) ** 2, 0);
  const error = 2 * Math.sqrt(left / (points.length - 2) / spread);
  return { first: points[0]?.[1] ?? Number.NaN, last: points.at(-1)?.[1] ?? Number.NaN, perHour, error };
}
