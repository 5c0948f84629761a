// A search as a line of a table: what it found, checked by a program that shares nothing with it, and what it took.

import { type Field, formatSignature, type SearchResult, treeOfPlan, verifyTree } from '@blackpeg/solver';
import { type Cell, printTable } from '../table.ts';
import { timed } from './measure.ts';

export interface Search {
  readonly name: string;
  readonly field: Field;
  readonly run: (field: Field) => SearchResult;
  /** What was known, and what was to be reached. */
  readonly published: string;
  readonly goal: string;
}

export function printSearches(title: string, searches: readonly Search[]): void {
  printTable(
    [
      title,
      'total',
      'average',
      'signature',
      'proved',
      'nodes',
      'seconds',
      'processor s',
      'published',
      'goal',
    ],
    searches.map(line),
  );
}

function line({ name, field, run, published, goal }: Search): readonly Cell[] {
  const { table } = field;
  const { value, seconds, processor } = timed(() => run(field));
  const took = [value.nodes, seconds.toFixed(2), processor.toFixed(2), published, goal];
  if (!value.plan) return [name, '', '', 'none', value.proved ? 'yes' : 'no', ...took];
  const checked = verifyTree(table.spec, table.marking, treeOfPlan(field, value.plan));
  const proved = value.proved ? 'yes' : 'no';
  if (!checked.ok) return [name, value.plan.total, '', 'not a tree', proved, ...took];
  const { total, codes } = checked.value;
  return [name, total, (total / codes).toFixed(4), formatSignature(checked.value), proved, ...took];
}
