// Finding a table and getting to it: watched, joined, paired or opened.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import { type EditionName, ok, type Result, type Terms } from '@blackpeg/rules';

export interface FoundTable {
  readonly card: TableCard;
  /** Everything is said from the beginning of the match; else how it stands. */
  readonly isNew: boolean;
}

export type Find = (ask: AskOnline) => Promise<Result<FoundTable, AskFault>>;

/** By id or code, as it is now. For who has just sat down its match is new, even if it began at once. */
export async function lookAt(ask: AskOnline, table: string, isNew = false): ReturnType<Find> {
  const card = await ask('tables/look', { table });
  return card.ok ? ok({ card: card.value, isNew: isNew || card.value.phase === 'waiting' }) : card;
}

/** Who sits there already comes back; for who sits down now the match is new, even if it begins at once. */
export async function sitAt(ask: AskOnline, table: string): ReturnType<Find> {
  const before = await lookAt(ask, table);
  if (!before.ok || before.value.card.seat !== null) return before;
  const seated = await ask('tables/sit', { table });
  return seated.ok ? lookAt(ask, table, true) : seated;
}

/** With whoever waits for this edition, or for the next one who does. */
export async function pairFor(ask: AskOnline, edition: EditionName): ReturnType<Find> {
  const seated = await ask('tables/pair', { edition });
  return seated.ok ? lookAt(ask, seated.value.table, true) : seated;
}

export async function openTable(ask: AskOnline, terms: Terms, listed: boolean): ReturnType<Find> {
  const opened = await ask('tables/open', { terms, listed });
  return opened.ok ? lookAt(ask, opened.value.table) : opened;
}
