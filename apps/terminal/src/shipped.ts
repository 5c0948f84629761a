// The strategy trees that ship with the solver, read from its package.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CodeSpec, Marking } from '@blackpeg/rules';
import {
  cellFor,
  decodeTree,
  type Field,
  parseManifest,
  type ShippedCell,
  type StrategyTree,
} from '@blackpeg/solver';

/** Nothing where none ships for this game. */
export function shippedCell(spec: CodeSpec, marking: Marking): ShippedCell | undefined {
  const cells = parseManifest(readFileSync(treeFile('manifest.json'), 'utf8'));
  if (!cells.ok) throw new Error(`The manifest of the trees is broken: ${cells.error}`);
  return cellFor(cells.value, spec, marking);
}

export function shippedTree(field: Field, { file }: ShippedCell): StrategyTree {
  const tree = decodeTree(field, readFileSync(treeFile(file)));
  if (!tree.ok) throw new Error(`The tree ${file} is broken: ${tree.error}`);
  return tree.value;
}

function treeFile(name: string): string {
  return createRequire(import.meta.url).resolve(`@blackpeg/solver/trees/${name}`);
}
