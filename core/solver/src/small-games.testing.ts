// Games small enough to try everything, and helpers to play trees through them.

import type { CodeSpec, Marking } from '@blackpeg/rules';
import { expect } from 'vitest';
import { type Field, openField } from './candidates/field.ts';
import { formatSignature, type StrategySignature } from './trees/signature.ts';
import type { StrategyTree } from './trees/strategy-tree.ts';
import { verifyTree } from './trees/verify.ts';

export function plainSpec(holes: number, kinds: number, repeats = true): CodeSpec {
  return { holes, facets: [{ name: 'colour', size: kinds, blank: false }], repeats };
}

export function pairSpec(holes: number, colours: number, shapes: number, blank = false): CodeSpec {
  const facets = [
    { name: 'colour', size: colours, blank },
    { name: 'shape', size: shapes, blank },
  ] as const;
  return { holes, facets, repeats: true };
}

export function plainField(holes: number, kinds: number): Field {
  return openField(plainSpec(holes, kinds), 'places');
}

/** What the verifier says of a tree; fails the test if it finds a fault. */
export function verified(
  { spec, marking }: { spec: CodeSpec; marking: Marking },
  tree: StrategyTree,
): StrategySignature {
  const result = verifyTree(spec, marking, tree);
  if (!result.ok) expect(result.error).toBeUndefined();
  return result.ok ? result.value : { total: 0, codes: 0, most: 0, worst: 0 };
}

export function signed(field: Field, tree: StrategyTree): string {
  return formatSignature(verified(field.table, tree));
}
