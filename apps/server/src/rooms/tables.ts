// Tables: what is to be played, and who sits where. A seat belongs to the guest who took it, for good.

import { randomBytes, randomInt } from 'node:crypto';
import { decodeTerms } from '@blackpeg/notation';
import { err, ok, type Result, type Seat, type Terms, type Viewer } from '@blackpeg/rules';
import type { Guest } from '../identity/guests.ts';
import type { Database } from '../store/database.ts';

export interface Table {
  /** Also the id of its match. Whoever has it may look on. */
  readonly id: string;
  /** The same to say aloud or to type. */
  readonly code: string;
  readonly terms: Terms;
  /** Null where nobody sits yet. */
  readonly seats: readonly (Guest | null)[];
}

export type SitFault = 'no-such-table' | 'no-seat-left';

export interface Tables {
  /** The guests sit in this order; null leaves a seat for whoever comes. */
  create(terms: Terms, guests: readonly (Guest | null)[]): Promise<Table>;
  /** By id or by code. */
  find(name: string): Promise<Table | null>;
  /** On the first empty seat; who sits already stays where they are. */
  sit(name: string, guest: Guest): Promise<Result<Table, SitFault>>;
}

/** Without letters and digits that look or sound alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const CODE_LENGTH = 6;
const ID_BYTES = 16;

interface WrittenTable {
  readonly table_id: string;
  readonly code: string;
  readonly terms: string;
}

interface WrittenSeat {
  readonly seat: Seat;
  readonly guest_id: string;
  readonly name: string;
}

export function createTables({ sql, read, write }: Database): Tables {
  const insertTable = sql.prepare('INSERT INTO tables VALUES (?, ?, ?)');
  const insertSeat = sql.prepare('INSERT INTO seats VALUES (?, ?, ?)');
  const select = sql.prepare('SELECT * FROM tables WHERE table_id = ? OR code = ?');
  const seated = sql.prepare('SELECT seat, guest_id, name FROM seats NATURAL JOIN guests WHERE table_id = ?');

  function load(name: string): Table | null {
    const row = select.get(name, name.toUpperCase()) as WrittenTable | undefined;
    if (!row) return null;
    const terms = decodeTerms(JSON.parse(row.terms), 'terms');
    if (!terms.ok) throw new Error(`Table ${row.table_id} cannot be read: ${JSON.stringify(terms.error)}.`);
    const rows = seated.all(row.table_id) as readonly WrittenSeat[];
    const seats = terms.value.seats.map((_, seat) => {
      const found = rows.find((one) => one.seat === seat);
      return found ? { id: found.guest_id, name: found.name } : null;
    });
    return { id: row.table_id, code: row.code, terms: terms.value, seats };
  }

  function freeCode(): string {
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
      if (!select.get(code, code)) return code;
    }
  }

  return {
    create: (terms, guests) =>
      write(() => {
        const table: Table = {
          id: randomBytes(ID_BYTES).toString('base64url'),
          code: freeCode(),
          terms,
          seats: terms.seats.map((_, seat) => guests[seat] ?? null),
        };
        insertTable.run(table.id, table.code, JSON.stringify(terms));
        for (const [seat, guest] of table.seats.entries()) {
          if (guest) insertSeat.run(table.id, seat, guest.id);
        }
        return table;
      }),
    find: (name) => read(() => load(name)),
    sit: (name, guest) =>
      write((): Result<Table, SitFault> => {
        const table = load(name);
        if (!table) return err('no-such-table');
        if (placeOf(table, guest) !== 'spectator') return ok(table);
        const seat = table.seats.indexOf(null);
        if (seat < 0) return err('no-seat-left');
        insertSeat.run(table.id, seat, guest.id);
        return ok({ ...table, seats: table.seats.with(seat, guest) });
      }),
  };
}

/** Everybody else looks on. */
export function placeOf({ seats }: Table, guest: Guest): Viewer {
  const seat = seats.findIndex((other) => other?.id === guest.id);
  return seat < 0 ? 'spectator' : seat;
}

export function isFull({ seats }: Table): boolean {
  return seats.every((guest) => guest !== null);
}
