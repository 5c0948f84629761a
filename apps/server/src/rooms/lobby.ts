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
import type { Guest } from '../store/records.ts';
import type { Database } from '../store/sqlite/database.ts';
import { placeOf, type Table } from './table.ts';
import { createTableRows, type WrittenTable, writeTerms } from './table-rows.ts';

export interface Lobby {
  /** Listed tables of this phase; null for any edition. */
  list(edition: EditionName | null, phase: 'waiting' | 'playing'): Promise<readonly Table[]>;
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

export function createLobby(database: Database, { isAttended }: LobbyPorts): Lobby {
  const { sql, read, write } = database;
  const rows = createTableRows(database);
  const selectListed = sql.prepare(
    `SELECT * FROM tables WHERE listed = 1 AND phase = ? AND visited_at > ?
       AND (? IS NULL OR json_extract(terms, '$.edition.name') = ?)
     ORDER BY opened_at, rowid LIMIT ${MOST_LISTED}`,
  );
  const selectOf = sql.prepare(
    `SELECT tables.* FROM tables JOIN seats USING (table_id) WHERE guest_id = ?
     ORDER BY opened_at DESC, tables.rowid DESC LIMIT ${MOST_OF_ONE}`,
  );
  const selectAlike = sql.prepare(
    `SELECT * FROM tables WHERE listed = 1 AND phase = 'waiting' AND visited_at > ? AND terms = ?
     ORDER BY opened_at, rowid`,
  );

  const tablesIn = (found: unknown) => (found as readonly WrittenTable[]).map(rows.tableIn);

  function waitsNow({ table_id, visited_at }: WrittenTable): boolean {
    return isAttended(table_id) || visited_at > Date.now() - MISSED;
  }

  return {
    list: (edition, phase) =>
      read(() => tablesIn(selectListed.all(phase, Date.now() - FORGOTTEN, edition, edition))),
    of: (guest) => read(() => tablesIn(selectOf.all(guest.id))),
    pair: (edition, guest) =>
      write(() => {
        const terms = standardTerms(EDITIONS[edition]());
        const alike = selectAlike.all(Date.now() - FORGOTTEN, writeTerms(terms)) as readonly WrittenTable[];
        const other = tablesIn(alike.filter(waitsNow)).find((table) => placeOf(table, guest) === 'spectator');
        if (other) return rows.takeSeat(other, other.seats.indexOf(null), guest);
        const own = tablesIn(alike).find((table) => placeOf(table, guest) !== 'spectator');
        return own ?? rows.insert({ terms, seats: [guest], listed: true, rematchOf: null }, Date.now());
      }),
  };
}
