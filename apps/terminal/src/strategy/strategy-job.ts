// Finds a strategy, from the options to a verified tree. Runs in a separate thread.

import { type Code, type CodeSpec, type Marking, seededDice } from '@blackpeg/rules';
import {
  beamStrategy,
  buildTree,
  entropy,
  expectedSize,
  type Field,
  firstConsistent,
  formatTree,
  indexOfCode,
  minimax,
  mostParts,
  oneStepDeeper,
  openField,
  optimalStrategy,
  randomConsistent,
  type SearchAim,
  type SearchLimits,
  type SearchProgress,
  type SearchResult,
  type Strategy,
  type StrategySignature,
  type StrategyTree,
  treeOfPlan,
  verifyTree,
} from '@blackpeg/solver';
import type { OwnSearch, SimpleSearch } from './strategy-args.ts';

/** Plain data: it is passed between threads. */
export interface StrategyJob {
  readonly spec: CodeSpec;
  readonly marking: Marking;
  readonly search: OwnSearch;
  readonly aim: SearchAim;
  readonly first: Code | null;
  readonly seed: number;
}

export interface StrategyFound {
  /** None if no strategy meets the requested number of rows. */
  readonly tree: CheckedTree | null;
  readonly seconds: number;
  /** Null for strategies that do not search. */
  readonly nodes: number | null;
  readonly proved: boolean;
}

export interface CheckedTree {
  readonly text: string;
  readonly first: Code;
  readonly signature: StrategySignature;
}

export interface JobWatch {
  readonly shouldStop: () => boolean;
  readonly onProgress: (progress: SearchProgress) => void;
}

/** `now` is a clock in milliseconds. */
export function runJob(job: StrategyJob, watch: JobWatch, now: () => number): StrategyFound {
  const started = now();
  const field = openField(job.spec, job.marking);
  const found = findTree(field, job, watch);
  const seconds = (now() - started) / 1000;
  return { ...found, tree: found.tree && checked(job.spec, job.marking, found.tree), seconds };
}

/** Every figure comes from playing all codes through the tree, none from the search. */
export function checked(spec: CodeSpec, marking: Marking, tree: StrategyTree): CheckedTree {
  const signature = verifyTree(spec, marking, tree);
  if (!signature.ok) throw new Error(`A strategy that was found is none: ${signature.error.kind}`);
  return { text: formatTree(spec, marking, tree), first: tree.guess, signature: signature.value };
}

interface FoundTree {
  readonly tree: StrategyTree | null;
  readonly nodes: number | null;
  readonly proved: boolean;
}

function findTree(field: Field, { search, aim, first, seed }: StrategyJob, watch: JobWatch): FoundTree {
  const opening = first === null ? undefined : indexOfCode(field.table, first);
  const limits: SearchLimits = { ...watch, ...(opening !== undefined && { openings: [opening] }) };
  switch (search.kind) {
    case 'beam':
      return searched(field, beamStrategy(field, search.widths, aim, limits));
    case 'exact':
      return searched(field, optimalStrategy(field, aim, limits));
    case 'simple': {
      const tree = buildTree(field, strategyNamed(search.name, seed), opening);
      return { tree, nodes: null, proved: false };
    }
  }
}

function searched(field: Field, { plan, nodes, proved }: SearchResult): FoundTree {
  return { tree: plan ? treeOfPlan(field, plan) : null, nodes, proved };
}

function strategyNamed(name: SimpleSearch, seed: number): Strategy {
  switch (name) {
    case 'minimax':
      return minimax;
    case 'expected-size':
      return expectedSize;
    case 'entropy':
      return entropy;
    case 'most-parts':
      return mostParts;
    case 'first-consistent':
      return firstConsistent;
    case 'random-consistent':
      return randomConsistent(seededDice(seed));
    case 'one-step-deeper':
      return oneStepDeeper;
  }
}
