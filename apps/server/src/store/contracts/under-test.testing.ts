// What a contract suite needs of the database it is run against, and guests and tables to fill it with.

import { type EditionName, standardTerms, superEdition } from '@blackpeg/rules';
import type { GuestStore, LobbyStore, Stores } from '../ports.ts';
import type { Guest, StoredTable } from '../records.ts';

export interface StoresUnderTest {
  /** Empty stores with their own data; removed by the caller. */
  open(): Promise<Stores>;
}

export const HOST: Guest = { id: 'host', name: 'You' };
export const GUEST: Guest = { id: 'guest', name: 'Guest' };
export const OTHER: Guest = { id: 'other', name: 'Other guest' };
const TERMS = standardTerms(superEdition());

/** Each with a token of the same name. */
export async function withGuests({ open }: StoresUnderTest): Promise<Stores> {
  const stores = await open();
  for (const guest of [HOST, GUEST, OTHER]) await stores.guests.add(guest, `token of ${guest.id}`);
  return stores;
}

/** Null for an unknown token. */
export async function guestBy(guests: GuestStore, token: string): Promise<Guest | null> {
  return (await guests.byToken(token))?.guest ?? null;
}

/** The host waits there by default; its code is the id in capitals. */
export function tableOf(id: string, different: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    code: id.toUpperCase(),
    terms: TERMS,
    seats: [HOST, null],
    phase: 'waiting',
    listed: true,
    openedAt: 1000,
    visitedAt: 1000,
    openedBy: HOST.id,
    ...different,
  };
}

export async function listedIds(
  lobby: LobbyStore,
  phase: 'waiting' | 'playing' = 'waiting',
  edition: EditionName | null = null,
  hiddenFrom = '',
): Promise<readonly string[]> {
  const wanted = { phase, edition, hiddenFrom, visitedSince: 0, first: [], skip: 0, most: 100 };
  const tables = await lobby.list(wanted);
  return tables.map(({ id }) => id);
}
