// Figures of a bench: their goal, the result and the target.

export interface Figure {
  readonly goal: string;
  readonly what: string;
  readonly found: string;
  readonly aim: string;
}

/** The value that this share of them does not exceed. */
export function part(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  return part(values, 0.5);
}

/** There should be none; the first is shown. */
export function faultFigure(goal: string, what: string, faults: readonly string[]): Figure {
  const [first] = faults;
  const shown = first === undefined ? what : `${what}, the first: ${first.slice(0, 80)}`;
  return { goal, what: shown, found: `${faults.length}`, aim: '0' };
}
