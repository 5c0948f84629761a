// What a person does at a table, for tests.

import { settled } from '@blackpeg/referee/testing';
import {
  type Code,
  cluesOf,
  fittingCode,
  type MatchEvent,
  type MatchState,
  type Terms,
} from '@blackpeg/rules';
import { PLAIN_HIDING } from '@blackpeg/session';
import type { TableStorage } from './ports.ts';
import type { Table, Tables } from './table.ts';

export async function created(tab: Pick<Tables, 'create'>, terms: Terms, code?: Code): Promise<string> {
  const sitters = terms.seats.map(({ player }) =>
    player === 'house'
      ? ({ kind: 'house', level: 'steady' } as const)
      : ({ kind: 'person', name: null } as const),
  );
  const card = { origin: { kind: 'set-up' }, sitters, codemaker: 'random', hints: true } as const;
  const made = await tab.create(terms, card, code);
  if (!made.ok) throw new Error(made.error.kind);
  return made.value;
}

export async function opened(tab: Tables, match: string, lost = () => {}): Promise<Table> {
  const opening = await tab.open(match, { hear: () => {}, lost });
  if (opening.kind !== 'open') throw new Error(opening.kind);
  // Until the house has seen the match too.
  await settled();
  return opening.table;
}

export function compose(table: Table, ...pegs: Code): void {
  for (const peg of pegs) table.intend({ type: 'peg', peg, hole: null });
}

export async function submit(table: Table, ...pegs: Code): Promise<void> {
  compose(table, ...pegs);
  table.intend({ type: 'submit', hiding: PLAIN_HIDING });
  await settled();
}

/** Places a row that fits all before it. */
export async function guess(table: Table): Promise<void> {
  const state = stateOf(table);
  const board = state.round.boards.find(({ breaker }) => breaker === table.eyes().seat);
  const code = board && fittingCode(cluesOf(state, board));
  await submit(table, ...(code ?? []));
}

export function stateOf(table: Table): MatchState {
  const state = table.shown()?.current().state;
  if (!state) throw new Error('Nothing is shown.');
  return state;
}

/** The contents of the row being filled. */
export function rowOf(table: Table): readonly (readonly (number | null)[])[] | undefined {
  return table.shown()?.current().draft?.holes;
}

export async function logIn(
  { storage }: { readonly storage: TableStorage },
  match: string,
): Promise<readonly MatchEvent[]> {
  return (await storage.logs.read(match, 0)).flatMap(({ events }) => events);
}
