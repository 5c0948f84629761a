// Checks a strategy tree independently: own codes, own marking, nothing shared with kernel or search.

import type { Code, CodeSpec, Feedback, Marking } from '@blackpeg/rules';
import { err, ok, type Result } from '@blackpeg/rules';
import { fromDepths, type StrategySignature } from './signature.ts';
import type { StrategyBranch, StrategyTree } from './strategy-tree.ts';

/** The first fault, and the guesses that lead to it. */
export interface TreeFault {
  readonly kind: 'not-a-code' | 'no-branch' | 'branch-twice' | 'idle-branch';
  readonly path: readonly Code[];
  readonly feedback?: Feedback;
  /** A code that is lost there. */
  readonly code?: Code;
}

/** Plays every code of the game through the tree. */
export function verifyTree(
  spec: CodeSpec,
  marking: Marking,
  tree: StrategyTree,
): Result<StrategySignature, TreeFault> {
  const byDepth: number[] = [];
  const fault = follow({ spec, marking, byDepth }, tree, everyCode(spec), []);
  return fault ? err(fault) : ok(fromDepths(byDepth));
}

interface Check {
  readonly spec: CodeSpec;
  readonly marking: Marking;
  /** Codes found with each number of guesses. */
  readonly byDepth: number[];
}

function follow(
  check: Check,
  tree: StrategyTree,
  codes: readonly Code[],
  before: readonly Code[],
): TreeFault | undefined {
  const path = [...before, tree.guess];
  if (!isCode(check.spec, tree.guess)) return { kind: 'not-a-code', path };
  const branches = new Map<string, StrategyBranch>();
  for (const branch of tree.branches) {
    const key = keyOf(branch.feedback);
    if (branches.has(key)) return { kind: 'branch-twice', path, feedback: branch.feedback };
    branches.set(key, branch);
  }
  const parts = new Map<string, Code[]>();
  for (const code of codes) {
    const feedback = naiveMark(check.marking, code, tree.guess);
    const key = keyOf(feedback);
    if (feedback.black === check.spec.holes)
      check.byDepth[path.length] = (check.byDepth[path.length] ?? 0) + 1;
    else if (!branches.has(key)) return { kind: 'no-branch', path, feedback, code };
    else if (!parts.get(key)?.push(code)) parts.set(key, [code]);
  }
  for (const [key, branch] of branches) {
    const part = parts.get(key);
    if (!part) return { kind: 'idle-branch', path, feedback: branch.feedback };
    const fault = follow(check, branch.tree, part, path);
    if (fault) return fault;
  }
  return undefined;
}

/** Counted naively: cross out what is in place, then what is elsewhere; blues by trying every set of holes. */
export function naiveMark(marking: Marking, code: Code, guess: Code): Feedback {
  const holes = guess.map((_, hole) => hole);
  const open = holes.filter((hole) => guess[hole] !== code[hole]);
  const white = common(
    open.map((hole) => guess[hole] as number),
    open.map((hole) => code[hole] as number),
  );
  const black = guess.length - open.length;
  return { black, white, blue: marking === 'pairs' ? naiveBlues(code, guess, open, white) : 0 };
}

/** The largest set of half-right holes that can be left out without losing a white. */
function naiveBlues(code: Code, guess: Code, open: readonly number[], white: number): number {
  const halves = open.filter((hole) => {
    const [a, b] = [guess[hole] as number, code[hole] as number];
    return a % 10 === b % 10 || (a - (a % 10)) / 10 === (b - (b % 10)) / 10;
  });
  let best = 0;
  for (let choice = 1; choice < 2 ** halves.length; choice += 1) {
    const blue = halves.filter((_, bit) => choice & (1 << bit));
    const rest = open.filter((hole) => !blue.includes(hole));
    const guessed = rest.map((hole) => guess[hole] as number);
    const hidden = rest.map((hole) => code[hole] as number);
    if (blue.length > best && common(guessed, hidden) === white) best = blue.length;
  }
  return best;
}

/** How many pegs two lists have in common. */
function common(a: readonly number[], b: readonly number[]): number {
  const left = [...b];
  let count = 0;
  for (const peg of a) {
    const at = left.indexOf(peg);
    if (at < 0) continue;
    left.splice(at, 1);
    count += 1;
  }
  return count;
}

function everyCode(spec: CodeSpec): readonly Code[] {
  let codes: readonly Code[] = [[]];
  for (let hole = 0; hole < spec.holes; hole += 1) {
    codes = codes.flatMap((code) => everyPeg(spec).map((peg) => [...code, peg]));
  }
  return spec.repeats ? codes : codes.filter((code) => new Set(code).size === code.length);
}

function everyPeg({ facets }: CodeSpec): readonly number[] {
  const kinds = facets.map(({ size, blank }) =>
    Array.from({ length: size + 1 }, (_, kind) => kind).filter((kind) => blank || kind > 0),
  );
  const [first = [], second] = kinds;
  return second ? first.flatMap((colour) => second.map((shape) => colour * 10 + shape)) : first;
}

function isCode(spec: CodeSpec, guess: Code): boolean {
  const pegs = everyPeg(spec);
  const fits = guess.length === spec.holes && guess.every((peg) => pegs.includes(peg));
  return fits && (spec.repeats || new Set(guess).size === guess.length);
}

function keyOf({ black, white, blue }: Feedback): string {
  return `${black}.${white}.${blue}`;
}
