// A table that was found, and how one comes to it.

import type { AskFault, AskOnline, TableCard } from '@blackpeg/protocol';
import { ok, type Result } from '@blackpeg/rules';

export interface Found {
  readonly card: TableCard;
  /** Everything is said from the beginning of the match; else how it stands. */
  readonly isNew: boolean;
}

export type Find = (ask: AskOnline) => Promise<Result<Found, AskFault>>;

/** By id or code, as it is now. */
export async function lookAt(ask: AskOnline, table: string): Promise<Result<Found, AskFault>> {
  const card = await ask('tables/look', { table });
  return card.ok ? ok({ card: card.value, isNew: card.value.phase === 'waiting' }) : card;
}
