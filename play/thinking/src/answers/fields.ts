// Opened games: a field takes tens of megabytes and up to half a second, so only the last few are cached.

import type { Clues, CodeSpec, Marking } from '@blackpeg/rules';
import {
  cellFor,
  decodeTree,
  type Field,
  openField,
  type ShippedCell,
  type StrategyTree,
} from '@blackpeg/solver';

/** The trees that ship: their list, and the file of one, null if it cannot be loaded. */
export interface TreeSource {
  cells(): readonly ShippedCell[];
  read(file: string): Promise<Uint8Array | null>;
}

export interface OpenFields {
  open(game: Pick<Clues, 'spec' | 'marking'>): Field;
  /** What is known about the best tree of a game without reading it; null if none ships. */
  cell(field: Field): ShippedCell | null;
  /** The best known tree. Null if none ships for the game, or it cannot be loaded now. */
  tree(field: Field): Promise<StrategyTree | null>;
}

/** A duel with a handicap has two lengths. */
const KEPT = 2;

export function createFields(source: TreeSource): OpenFields {
  /** The most recently used is the last. */
  const fields = new Map<string, Field>();
  const trees = new WeakMap<Field, StrategyTree>();
  let cells: readonly ShippedCell[] | null = null;

  function cell({ table }: Field): ShippedCell | null {
    cells ??= source.cells();
    return cellFor(cells, table.spec, table.marking) ?? null;
  }

  return {
    open({ spec, marking }) {
      const key = JSON.stringify([spec, marking]);
      const field = fields.get(key) ?? openAnyhow(spec, marking);
      fields.delete(key);
      fields.set(key, field);
      for (const oldest of fields.keys()) if (fields.size > KEPT) fields.delete(oldest);
      return field;
    },
    cell,
    async tree(field) {
      const known = trees.get(field);
      const file = cell(field)?.file;
      if (known || file === undefined) return known ?? null;
      const bytes = await source.read(file);
      const tree = bytes && decodeTree(field, bytes);
      if (!tree?.ok) return null;
      trees.set(field, tree.value);
      return tree.value;
    },
  };
}

/** Without WebAssembly, as in a locked-down browser, the plain kernel does the same, more slowly. */
function openAnyhow(spec: CodeSpec, marking: Marking): Field {
  try {
    return openField(spec, marking);
  } catch {
    return openField(spec, marking, 'reference');
  }
}
