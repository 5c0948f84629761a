// Finding a table: in the lobby, among one's own, or with whoever waits for the same game.

import {
  brailleEdition,
  duelEdition,
  type Edition,
  type EditionName,
  shapesEdition,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import type { ListedTables, LobbyStore } from '../store/ports.ts';
import type { Guest, Table } from '../store/records.ts';
import { sitDown } from './seating.ts';
import { placeOf } from './table.ts';
import { newTable, withFreeCode } from './tables.ts';

export interface Lobby {
  /** Listed tables of this phase; null for any edition. */
  list(edition: EditionName | null, phase: ListedTables['phase']): Promise<readonly Table[]>;
  /** Where this guest sits, the newest first. */
  of(guest: Guest): Promise<readonly Table[]>;
  /** With who waits for this game at a listed table, or at one of one's own to wait at. */
  pair(edition: PairedEdition, guest: Guest): Promise<Table>;
}

export interface LobbyPorts {
  /** Whether somebody is at the table now. */
  isAttended(tableId: string): boolean;
}

/** Games to play without agreeing on anything. */
export type PairedEdition = Exclude<EditionName, 'custom'>;

const MOST_LISTED = 100;
const MOST_OF_ONE = 200;
const MINUTE = 60_000;
/** A table that nobody came to or went from for so long is not offered any more. */
const FORGOTTEN = 24 * 60 * MINUTE;
/** Who waits for a partner may be away as long as a page takes to load again. */
const MISSED = MINUTE / 2;

const EDITIONS: Readonly<Record<PairedEdition, () => Edition>> = {
  super: superEdition,
  duel: duelEdition,
  braille: brailleEdition,
  shapes: () => shapesEdition('1'),
};

export function createLobby(store: LobbyStore, { isAttended }: LobbyPorts): Lobby {
  function waitsNow({ id, visitedAt }: Table): boolean {
    return isAttended(id) || visitedAt > Date.now() - MISSED;
  }

  /** Somebody else's table where they wait now, with this guest sitting down; or their own. */
  function chosen(alike: readonly Table[], guest: Guest): Table | null {
    const isOwn = (table: Table) => placeOf(table, guest) !== 'spectator';
    const others = alike.filter((table) => !isOwn(table) && waitsNow(table));
    for (const table of others) {
      const seated = sitDown(table, guest);
      if (seated.ok) return seated.value;
    }
    return alike.find(isOwn) ?? null;
  }

  return {
    list: (edition, phase) =>
      store.list({ phase, edition, visitedSince: Date.now() - FORGOTTEN, most: MOST_LISTED }),
    of: ({ id }) => store.ofGuest(id, MOST_OF_ONE),
    pair: (edition, guest) =>
      withFreeCode(() => {
        const terms = standardTerms(EDITIONS[edition]());
        const fresh = newTable({ terms, seats: [guest], listed: true });
        return store.pair(fresh, Date.now() - FORGOTTEN, (alike) => chosen(alike, guest));
      }),
  };
}
