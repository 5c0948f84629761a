// One-ply strategies on 4 × 6, each followed through all codes, beside what is published.

import {
  buildTree,
  entropy,
  expectedSize,
  type Field,
  firstConsistent,
  formatSignature,
  indexOfCode,
  minimax,
  mostParts,
  oneStepDeeper,
  type Strategy,
  verifyTree,
} from '@blackpeg/solver';
import { printTable } from '../table.ts';
import { superField } from './games.ts';
import { timed } from './measure.ts';

interface Entry {
  readonly strategy: Strategy;
  readonly published: string;
  /** If the first guess is not chosen by the strategy. */
  readonly first?: readonly number[];
}

const ENTRIES: readonly Entry[] = [
  { strategy: minimax, published: '5801:5 (Knuth), 5778:5 (further ties)' },
  { strategy: expectedSize, published: '5696:6' },
  { strategy: entropy, published: '5681–5722:6' },
  { strategy: entropy, published: '5681–5722:6', first: [1, 1, 2, 3] },
  { strategy: mostParts, published: '5668:6' },
  { strategy: oneStepDeeper, published: '' },
  { strategy: firstConsistent, published: '' },
];

export function benchStrategies(): void {
  const field = superField(4, 6);
  printTable(
    ['4 × 6', 'total', 'average', 'max', 'signature', 'seconds', 'published'],
    ENTRIES.map((entry) => follow(field, entry)),
  );
}

function follow(field: Field, { strategy, published, first }: Entry): readonly (string | number)[] {
  const { table } = field;
  const opening = first ? indexOfCode(table, first) : undefined;
  const { value: tree, processor } = timed(() => buildTree(field, strategy, opening));
  const name = first ? `${strategy.name} from ${first.join('')}` : strategy.name;
  const checked = verifyTree(table.spec, table.marking, tree);
  if (!checked.ok) return [name, '', '', '', 'not a tree', processor.toFixed(2), published];
  const { total, codes, most } = checked.value;
  const average = (total / codes).toFixed(4);
  return [name, total, average, most, formatSignature(checked.value), processor.toFixed(2), published];
}
