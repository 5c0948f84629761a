// Finding a table and getting to it: watched, joined, paired or opened.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import { type EditionName, ok, type Result, type Terms } from '@blackpeg/rules';

export interface FoundTable {
  readonly card: TableCard;
  /** Everything is announced from the beginning of the match; otherwise only its state. */
  readonly isNew: boolean;
}

export type Find = (ask: AskOnline) => Promise<Result<FoundTable, AskFault>>;

/** By id or code, in its current state. For a player who has just joined its match is new, even if it began at once. */
export async function lookAt(ask: AskOnline, table: string, isNew = false): ReturnType<Find> {
  const card = await ask('tables/look', { table });
  return card.ok ? ok({ card: card.value, isNew: isNew || card.value.phase === 'waiting' }) : card;
}

/** A player who already has a seat comes back; for a new one the match is new, even if it begins at once. */
export async function sitAt(ask: AskOnline, table: string): ReturnType<Find> {
  const before = await lookAt(ask, table);
  if (!before.ok || before.value.card.seat !== null) return before;
  const seated = await ask('tables/sit', { table });
  return seated.ok ? lookAt(ask, table, true) : seated;
}

/** With a player who waits for this edition, or with the next one. */
export async function pairFor(ask: AskOnline, edition: EditionName): ReturnType<Find> {
  const seated = await ask('tables/pair', { edition });
  return seated.ok ? lookAt(ask, seated.value.table, true) : seated;
}

export async function openTable(ask: AskOnline, terms: Terms, listed: boolean): ReturnType<Find> {
  const opened = await ask('tables/open', { terms, listed });
  return opened.ok ? lookAt(ask, opened.value.table) : opened;
}
