// Whether two samples could come from the same distribution: the Kolmogorov-Smirnov test.

/** The probability that two samples of one distribution differ at least as much as these; small if they come from different ones. */
export function likeness(one: readonly number[], two: readonly number[]): number {
  const size = Math.sqrt((one.length * two.length) / (one.length + two.length));
  return chanceOf((size + 0.12 + 0.11 / size) * widestGap(sorted(one), sorted(two)));
}

/** The largest difference between the two cumulative shares at any value. */
function widestGap(one: readonly number[], two: readonly number[]): number {
  let [a, b, widest] = [0, 0, 0];
  while (a < one.length && b < two.length) {
    const figure = Math.min(one[a] ?? 0, two[b] ?? 0);
    while (one[a] === figure) a += 1;
    while (two[b] === figure) b += 1;
    widest = Math.max(widest, Math.abs(a / one.length - b / two.length));
  }
  return widest;
}

/** Kolmogorov's series; below this value it is practically 1, and the series converges slowly. */
function chanceOf(gap: number): number {
  if (gap < 0.3) return 1;
  let sum = 0;
  for (let term = 1; term <= 100; term += 1) {
    sum += (term % 2 === 1 ? 2 : -2) * Math.exp(-2 * term * term * gap * gap);
  }
  return Math.min(1, Math.max(0, sum));
}

function sorted(figures: readonly number[]): readonly number[] {
  return figures.toSorted((a, b) => a - b);
}
