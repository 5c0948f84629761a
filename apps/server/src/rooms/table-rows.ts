// Tables as the database holds them. Everything here is for inside a read or a write.

import { randomBytes } from 'node:crypto';
import { decodeTerms } from '@blackpeg/notation';
import type { Seat, Terms } from '@blackpeg/rules';
import { drawSigns } from '../identity/signs.ts';
import type { Database } from '../store/sqlite/database.ts';
import { NOBODY, type Sitter, type Table } from './table.ts';

export interface WrittenTable {
  readonly table_id: string;
  readonly code: string;
  readonly terms: string;
  readonly phase: Table['phase'];
  readonly listed: number;
  readonly opened_at: number;
  /** When somebody came last, or the last one went. */
  readonly visited_at: number;
  readonly opened_by: string | null;
}

export interface NewTable {
  readonly terms: Terms;
  /** In the order of the seats; null leaves a seat for whoever comes. */
  readonly seats: readonly (Sitter | null)[];
  readonly listed: boolean;
  /** The table this is another match of, with sides swapped. */
  readonly rematchOf: string | null;
}

export interface TableRows {
  /** By id or by code. */
  find(name: string): Table | null;
  tableIn(row: WrittenTable): Table;
  insert(table: NewTable, now: number): Table;
  takeSeat(table: Table, seat: Seat, sitter: Sitter): Table;
}

interface WrittenSeat {
  readonly seat: Seat;
  readonly guest_id: string | null;
  readonly name: string | null;
}

const CODE_LENGTH = 6;
const ID_BYTES = 16;

export function createTableRows({ sql }: Pick<Database, 'sql'>): TableRows {
  const select = sql.prepare('SELECT * FROM tables WHERE table_id = ? OR code = ?');
  const selectSeats = sql.prepare(
    'SELECT seat, guest_id, name FROM seats LEFT JOIN guests USING (guest_id) WHERE table_id = ?',
  );
  const insertTable = sql.prepare(
    `INSERT INTO tables (table_id, code, terms, phase, listed, opened_at, visited_at, opened_by, rematch_of)
     VALUES (?, ?, ?, 'waiting', ?, ?, ?, ?, ?)`,
  );
  const insertSeat = sql.prepare('INSERT INTO seats (table_id, seat, guest_id) VALUES (?, ?, ?)');
  const begin = sql.prepare(`UPDATE tables SET phase = 'playing' WHERE table_id = ?`);

  function tableIn(row: WrittenTable): Table {
    const terms = termsIn(JSON.parse(row.terms), `table ${row.table_id}`);
    const seats = selectSeats.all(row.table_id) as readonly WrittenSeat[];
    return {
      id: row.table_id,
      code: row.code,
      terms,
      seats: terms.seats.map((_, seat) => sitterIn(seats.find((one) => one.seat === seat))),
      phase: row.phase,
      listed: row.listed === 1,
      openedAt: row.opened_at,
      openedBy: row.opened_by,
    };
  }

  function takeSeat(table: Table, seat: Seat, sitter: Sitter): Table {
    insertSeat.run(table.id, seat, sitter.id);
    const seats = table.seats.with(seat, sitter);
    const isFull = seats.every((one) => one !== null);
    if (isFull) begin.run(table.id);
    return { ...table, seats, phase: isFull ? 'playing' : table.phase };
  }

  function freeCode(): string {
    for (;;) {
      const code = drawSigns(CODE_LENGTH);
      if (!select.get(code, code)) return code;
    }
  }

  return {
    find(name) {
      const row = select.get(name, name.toUpperCase()) as WrittenTable | undefined;
      return row ? tableIn(row) : null;
    },
    tableIn,
    takeSeat,
    insert({ terms, seats, listed, rematchOf }, now) {
      const empty: Table = {
        id: randomBytes(ID_BYTES).toString('base64url'),
        code: freeCode(),
        terms,
        seats: terms.seats.map(() => null),
        phase: 'waiting',
        listed,
        openedAt: now,
        openedBy: seats.find((sitter) => sitter !== null)?.id ?? null,
      };
      const { id, code, openedBy } = empty;
      insertTable.run(id, code, writeTerms(terms), listed ? 1 : 0, now, now, openedBy, rematchOf);
      return seats.reduce<Table>(
        (table, sitter, seat) => (sitter ? takeSeat(table, seat, sitter) : table),
        empty,
      );
    },
  };
}

/** One way to write each, so that tables alike are found by it. */
export function writeTerms(terms: Terms): string {
  return JSON.stringify(termsIn(terms, 'a new table'));
}

function termsIn(value: unknown, where: string): Terms {
  const terms = decodeTerms(value, 'terms');
  if (terms.ok) return terms.value;
  throw new Error(`The terms of ${where} cannot be read: ${JSON.stringify(terms.error)}.`);
}

function sitterIn(row: WrittenSeat | undefined): Sitter | null {
  if (!row) return null;
  return row.guest_id === null || row.name === null ? NOBODY : { id: row.guest_id, name: row.name };
}
