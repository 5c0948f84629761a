// The trees that ship in trees/, a cell for each number of holes and kinds: what the manifest says of them. The bytes
// of a tree come from whoever can read files; `decodeTree` makes a tree of them.

import { type CodeSpec, countPegs, err, type Marking, ok, type Result } from '@blackpeg/rules';

export interface ShippedCell {
  readonly holes: number;
  readonly kinds: number;
  /** In trees/. */
  readonly file: string;
  /** The first guess, a digit a hole, kinds counted from 1. */
  readonly first: string;
  readonly codes: number;
  readonly total: number;
  /** Guesses a code, four places behind the point. */
  readonly average: number;
  /** Guesses for the code that takes most. */
  readonly most: number;
  readonly signature: string;
  /** No strategy needs fewer on average. */
  readonly proved: boolean;
  /** The search that found it, as tools/build-trees.mjs has it. */
  readonly search: string;
  readonly bytes: number;
}

export type ManifestFault = 'not-json' | 'not-a-manifest';

export function parseManifest(text: string): Result<readonly ShippedCell[], ManifestFault> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return err('not-json');
  }
  if (!isRecord(data) || !Array.isArray(data.cells)) return err('not-a-manifest');
  const cells: readonly unknown[] = data.cells;
  return cells.every(isCell) ? ok(cells) : err('not-a-manifest');
}

/** Blanks or not, pegs or pairs: what counts is how many pegs there are and that blue is not given. */
export function cellFor(
  cells: readonly ShippedCell[],
  spec: CodeSpec,
  marking: Marking,
): ShippedCell | undefined {
  if (marking !== 'places' || !spec.repeats) return undefined;
  return cells.find((cell) => cell.holes === spec.holes && cell.kinds === countPegs(spec));
}

const FIELDS = {
  holes: 'number',
  kinds: 'number',
  file: 'string',
  first: 'string',
  codes: 'number',
  total: 'number',
  average: 'number',
  most: 'number',
  signature: 'string',
  proved: 'boolean',
  search: 'string',
  bytes: 'number',
} as const satisfies Record<keyof ShippedCell, string>;

function isCell(data: unknown): data is ShippedCell {
  return isRecord(data) && Object.entries(FIELDS).every(([field, type]) => typeof data[field] === type);
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
