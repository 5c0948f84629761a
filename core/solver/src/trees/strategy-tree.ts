// A strategy as data: the first guess, and the next guess after each feedback. Building one from a strategy.

import { type Code, type Feedback, sameFeedback } from '@blackpeg/rules';
import { codeAt } from '../candidates/code-table.ts';
import { allCandidates, type Field } from '../candidates/field.ts';
import { guessLists, type Trail } from '../search/guess-lists.ts';
import type { SearchPlan } from '../search/plan.ts';
import type { Strategy } from '../strategies/strategy.ts';
import { fullSymmetry } from '../symmetry/symmetry.ts';

/** No branch for all black: the search ends there. A tree without branches is the last guess. */
export interface StrategyTree {
  readonly guess: Code;
  readonly branches: readonly StrategyBranch[];
}

export interface StrategyBranch {
  readonly feedback: Feedback;
  readonly tree: StrategyTree;
}

/** The tree of following a strategy; `first` is the opening, if the strategy is not to choose it. */
export function buildTree(field: Field, strategy: Strategy, first?: number): StrategyTree {
  const { table } = field;
  const lists = guessLists(table, fullSymmetry(table));
  const grow = (candidates: Uint32Array, trail: Trail | undefined, given?: number): StrategyTree => {
    const choose = () => strategy.choose(field, { candidates, guesses: lists.at(trail, candidates) });
    const guess = given ?? (candidates.length > 2 ? choose() : (candidates[0] as number));
    const next: Trail = { before: trail, guess, symmetry: undefined };
    const branches = partsOf(field, candidates, guess).map(([index, part]) => ({
      feedback: table.feedback[index] as Feedback,
      tree: grow(part, next),
    }));
    return { guess: codeAt(table, guess), branches };
  };
  return grow(allCandidates(table), undefined, first);
}

/** The tree of a plan that a search has found, for all codes or for those it began with. */
export function treeOfPlan(field: Field, plan: SearchPlan, from?: Uint32Array): StrategyTree {
  const { table } = field;
  const grow = (candidates: Uint32Array, known: SearchPlan | undefined): StrategyTree => {
    const guess = known && candidates.length > 2 ? known.guess : (candidates[0] as number);
    const branches = partsOf(field, candidates, guess).map(([index, part]) => ({
      feedback: table.feedback[index] as Feedback,
      tree: grow(part, known?.parts.get(index)),
    }));
    return { guess: codeAt(table, guess), branches };
  };
  return grow(from ?? allCandidates(table), plan);
}

/** The tree to continue with, or undefined if this feedback is impossible here. */
export function walk(tree: StrategyTree, feedback: Feedback): StrategyTree | undefined {
  return tree.branches.find((branch) => sameFeedback(branch.feedback, feedback))?.tree;
}

/** The parts of a candidate set that are not empty, with their feedback classes; the all-black part left out. */
export function partsOf(
  { kernel }: Field,
  candidates: Uint32Array,
  guess: number,
): readonly (readonly [number, Uint32Array])[] {
  const set = kernel.load(candidates);
  const sorted = new Uint32Array(candidates.length);
  const counts = new Uint32Array(kernel.classes);
  kernel.split(set, guess, sorted, counts);
  kernel.drop(set);
  const parts: [number, Uint32Array][] = [];
  let start = 0;
  for (const [index, size] of counts.subarray(0, -1).entries()) {
    if (size > 0) parts.push([index, sorted.subarray(start, start + size)]);
    start += size;
  }
  return parts;
}
