// The signature of a strategy: guesses over all codes, most for any code, and how many codes take most.

export interface StrategySignature {
  readonly total: number;
  readonly codes: number;
  readonly most: number;
  /** Number of codes that take most. */
  readonly worst: number;
}

/** From the number of codes found at each depth (1 is the first guess). */
export function fromDepths(byDepth: readonly (number | undefined)[]): StrategySignature {
  let total = 0;
  let codes = 0;
  for (const [depth, found = 0] of byDepth.entries()) {
    total += depth * found;
    codes += found;
  }
  const most = byDepth.length - 1;
  return { total, codes, most, worst: byDepth[most] ?? 0 };
}

/** `total:depth:worst`, as strategies are compared. */
export function formatSignature({ total, most, worst }: StrategySignature): string {
  return `${total}:${most}:${worst}`;
}
