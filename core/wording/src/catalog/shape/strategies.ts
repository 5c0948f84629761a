// What every language must say about strategies and their trees.

import type { TreeFault, TreeTextFault } from '@blackpeg/solver';

export interface StrategyWords {
  readonly total: (total: number, codes: number) => string;
  readonly average: (guesses: number) => string;
  readonly most: (guesses: number) => string;
  readonly signature: (signature: string) => string;
  readonly first: (code: string) => string;
  readonly seconds: (seconds: number) => string;
  readonly nodes: (nodes: number) => string;
  readonly proved: string;
  readonly unproved: string;
  /** For the set-up: how many rows the best play known needs. */
  readonly bestKnown: (average: number, most: number, proved: boolean) => string;
  readonly none: (rows: number, proved: boolean) => string;
  readonly treeFaults: TreeFaultWords;
  readonly treeTextFaults: Readonly<Record<TreeTextFault['expected'], string>>;
}

/** `path` leads to the place: guesses in notation, joined. Answers and codes are finished words. */
export type TreeFaultWords = {
  readonly [K in TreeFault['kind']]: (path: string, answer: string, code: string) => string;
};
