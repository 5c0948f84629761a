// The optimum by trying every strategy: no bound, no symmetry, no kernel. For games of a few dozen codes.

import { allCodes, type Code, type CodeSpec, type Marking, mark } from '@blackpeg/rules';

export interface EveryStrategy {
  /** Fewest guesses summed over these codes, none taking more than `rows`; `Infinity` if impossible. */
  readonly leastTotal: (codes: readonly Code[], rows?: number) => number;
  /** Fewest guesses for the code that takes most. */
  readonly leastRows: (codes: readonly Code[]) => number;
}

export function everyStrategy(spec: CodeSpec, marking: Marking): EveryStrategy {
  const guesses = [...allCodes(spec)];
  const known = new Map<string, number>();
  const leastTotal = (codes: readonly Code[], rows = MANY): number => {
    if (codes.length > 0 && rows === 0) return Number.POSITIVE_INFINITY;
    if (codes.length < 2) return codes.length;
    const key = `${rows}:${codes.join('|')}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    for (const guess of guesses) {
      const parts = partsOf(codes, guess);
      if (parts.some((part) => part.length === codes.length)) continue;
      let total = codes.length;
      for (const part of parts) total += total < best ? leastTotal(part, rows - 1) : 0;
      best = Math.min(best, total);
    }
    known.set(key, best);
    return best;
  };
  /** The parts left after a guess, without the code that is found. */
  const partsOf = (codes: readonly Code[], guess: Code): readonly Code[][] => {
    const parts = new Map<string, Code[]>();
    for (const code of codes) {
      const { black, white, blue } = mark(marking, code, guess);
      if (black === spec.holes) continue;
      const answer = `${black}${white}${blue}`;
      if (!parts.get(answer)?.push(code)) parts.set(answer, [code]);
    }
    return [...parts.values()];
  };
  const leastRows = (codes: readonly Code[]): number => {
    let rows = 0;
    while (leastTotal(codes, rows) === Number.POSITIVE_INFINITY) rows += 1;
    return rows;
  };
  return { leastTotal, leastRows };
}

/** More rows than any of these games needs. */
const MANY = 30;
