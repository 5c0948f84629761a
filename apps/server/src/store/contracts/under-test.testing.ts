// What a contract suite needs of the database it is run against, and guests and tables to fill it with.

import { type EditionName, standardTerms, superEdition } from '@blackpeg/rules';
import type { LobbyStore, Stores } from '../ports.ts';
import type { Guest, Table } from '../records.ts';

export interface StoresUnderTest {
  /** Empty stores, alone with their data; put away by who gives them. */
  open(): Promise<Stores>;
}

export const ANN: Guest = { id: 'ann', name: 'Ann' };
export const BOB: Guest = { id: 'bob', name: 'Bob' };
export const EVE: Guest = { id: 'eve', name: 'Eve' };
export const TERMS = standardTerms(superEdition());

/** Each with a token that is called like them. */
export async function withGuests({ open }: StoresUnderTest): Promise<Stores> {
  const stores = await open();
  for (const guest of [ANN, BOB, EVE]) await stores.guests.add(guest, `token of ${guest.id}`);
  return stores;
}

/** Ann waits there, unless something else is said; its code is the id in capitals. */
export function tableOf(id: string, different: Partial<Table> = {}): Table {
  return {
    id,
    code: id.toUpperCase(),
    terms: TERMS,
    seats: [ANN, null],
    phase: 'waiting',
    listed: true,
    openedAt: 1000,
    visitedAt: 1000,
    openedBy: ANN.id,
    ...different,
  };
}

export async function listedIds(
  lobby: LobbyStore,
  phase: 'waiting' | 'playing' = 'waiting',
  edition: EditionName | null = null,
): Promise<readonly string[]> {
  const tables = await lobby.list({ phase, edition, visitedSince: 0, most: 100 });
  return tables.map(({ id }) => id);
}
