// What a contract suite needs of the database it is run against.

import type { Stores } from '../ports.ts';

export interface StoresUnderTest {
  /** Empty stores, alone with their data; put away by who gives them. */
  open(): Promise<Stores>;
}

export const ANN = { id: 'ann', name: 'Ann' };
export const BOB = { id: 'bob', name: 'Bob' };
export const EVE = { id: 'eve', name: 'Eve' };

/** Each with a token that is called like them. */
export async function withGuests({ open }: StoresUnderTest): Promise<Stores> {
  const stores = await open();
  for (const guest of [ANN, BOB, EVE]) await stores.guests.add(guest, `token of ${guest.id}`);
  return stores;
}
