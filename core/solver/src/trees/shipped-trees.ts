// The trees that ship in trees/, a cell for each number of holes and kinds: what the manifest says about them. The caller
// reads the bytes of a tree; `decodeTree` turns them into a tree.

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
  /** Guesses per code, to four decimal places. */
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

/** With or without blanks, pegs or pairs: only the number of pegs matters, and that there is no blue. */
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
