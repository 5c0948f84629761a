// Games that are opened: a field takes tens of megabytes and up to half a second, so the last few are kept, no more.

import type { CodeSpec, Marking } from '@blackpeg/rules';
import {
  cellFor,
  decodeTree,
  type Field,
  openField,
  type ShippedCell,
  type StrategyTree,
} from '@blackpeg/solver';

export interface Fields {
  open(spec: CodeSpec, marking: Marking): Field;
  /** What is known of the best tree of a game without reading it; null where none ships. */
  cell(field: Field): ShippedCell | null;
  /** The best tree known. Null where none ships for the game, or it cannot be had just now. */
  tree(field: Field): Promise<StrategyTree | null>;
  /** Lets go of everything, as after a fault that may have left a kernel half-way. */
  clear(): void;
}

/** Where the trees are: what there is of them, and how to get one, null where it cannot be had. */
export interface Shelf {
  readonly cells: readonly ShippedCell[];
  fetch(file: string): Promise<Uint8Array | null>;
}

/** A duel with a handicap has two lengths. */
const KEPT = 2;

export function createFields({ cells, fetch }: Shelf): Fields {
  /** The last used is the last. */
  const fields = new Map<string, Field>();
  const trees = new WeakMap<Field, StrategyTree>();
  const cell = ({ table }: Field) => cellFor(cells, table.spec, table.marking) ?? null;
  return {
    open(spec, marking) {
      const key = JSON.stringify([spec, marking]);
      const field = fields.get(key) ?? openAnyhow(spec, marking);
      fields.delete(key);
      fields.set(key, field);
      for (const [oldest] of fields) if (fields.size > KEPT) fields.delete(oldest);
      return field;
    },
    cell,
    async tree(field) {
      const known = trees.get(field);
      const file = cell(field)?.file;
      if (known || file === undefined) return known ?? null;
      const bytes = await fetch(file);
      const tree = bytes && decodeTree(field, bytes);
      if (!tree?.ok) return null;
      trees.set(field, tree.value);
      return tree.value;
    },
    clear: () => fields.clear(),
  };
}

/** Where a browser has no WebAssembly, as when it is locked down, the plain kernel does the same at leisure. */
function openAnyhow(spec: CodeSpec, marking: Marking): Field {
  try {
    return openField(spec, marking);
  } catch {
    return openField(spec, marking, 'reference');
  }
}
