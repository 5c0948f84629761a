// Tallies: how many codes give a guess each feedback, counted one by one, and how they are written down.

import { allCodes, allPegs, type Code, type CodeSpec, type Feedback, type Peg } from '@blackpeg/rules';

/** Counts by feedback, in the order of `1-2-0`. */
export type Tally = Readonly<Record<string, number>>;

export type Mark = (code: Code, guess: Code) => Feedback;

/** One tally for each guess, over all codes or those given. */
export function talliesOf(codes: Iterable<Code>, guesses: readonly Code[], mark: Mark): readonly Tally[] {
  const tallied = guesses.map((guess) => ({ guess, counts: Array<number>(1000).fill(0) }));
  for (const code of codes) {
    for (const { guess, counts } of tallied) {
      const { black, white, blue } = mark(code, guess);
      const key = 100 * black + 10 * white + blue;
      counts[key] = (counts[key] ?? 0) + 1;
    }
  }
  return tallied.map(({ counts }) =>
    inOrder(new Map([...counts.entries()].filter(([, count]) => count > 0))),
  );
}

/** The sum of tallies, each taken this many times. */
export function sumOf(tallies: readonly Tally[], times: readonly number[] = []): Tally {
  const sum = new Map<number, number>();
  for (const [index, tally] of tallies.entries()) {
    for (const [feedback, count] of Object.entries(tally)) {
      const key = Number(feedback.replaceAll('-', ''));
      sum.set(key, (sum.get(key) ?? 0) + count * (times[index] ?? 1));
    }
  }
  return inOrder(sum);
}

/** A guess for each way pegs can repeat, and how many guesses repeat that way. */
export interface Pattern {
  readonly guess: Code;
  readonly guesses: number;
}

/** Guesses that repeat alike differ by names of pegs and order of holes only, so they have the same tally. */
export function patternsOf(spec: CodeSpec): readonly Pattern[] {
  const pegs = allPegs(spec);
  const found = new Map<string, number>();
  for (const code of allCodes(spec)) {
    const repeats = repeatsIn(code).join();
    found.set(repeats, (found.get(repeats) ?? 0) + 1);
  }
  return [...found].sort().map(([repeats, guesses]) => {
    const guess = repeats
      .split(',')
      .flatMap((count, index) => Array<Peg>(Number(count)).fill(pegs[index] ?? 0));
    return { guess, guesses };
  });
}

/** `..112`, or `RtK..c` for pairs. */
export function codeText(spec: CodeSpec, code: Code): string {
  if (spec.facets.length === 1) return code.map((peg) => (peg === 0 ? '.' : peg)).join('');
  return code.map((peg) => '.RGBYK'.charAt(Math.floor(peg / 10)) + '.tcsrh'.charAt(peg % 10)).join('');
}

export function tallyText(tally: Tally, parts: 2 | 3): string {
  return Object.entries(tally)
    .map(([feedback, count]) => `${feedback.slice(0, 2 * parts - 1)}:${count}`)
    .join(' ');
}

/** How often each peg stands in a code, most first. */
function repeatsIn(code: Code): readonly number[] {
  const kinds = [...new Set(code)];
  return kinds.map((kind) => code.filter((peg) => peg === kind).length).sort((a, b) => b - a);
}

function inOrder(counts: ReadonlyMap<number, number>): Tally {
  const sorted = [...counts].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([key, count]) => [[...String(key).padStart(3, '0')].join('-'), count]),
  );
}
