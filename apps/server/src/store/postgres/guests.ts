// Guests in PostgreSQL, with the hashes of their tokens and phrases.

import { boolean, type Decoder, record } from '@blackpeg/notation';
import { count, text } from '../decoded-rows.ts';
import type { GuestStore } from '../ports.ts';
import type { GuestDetails } from '../records.ts';
import {
  guestRow,
  holderRow,
  SELECT_DETAILS,
  SELECT_HOLDER,
  SELECT_TOKENS,
  tokenRow,
} from '../written-guests.ts';
import type { PostgresDatabase, Sql } from './database.ts';

const details: Decoder<GuestDetails> = record({ id: text, name: text, usedAt: count, hasPhrase: boolean });

const INSERT_TOKEN = 'INSERT INTO tokens (token_hash, guest_id, used_at) VALUES ($1, $2, $3)';
const DELETE_TOKEN = 'DELETE FROM tokens WHERE token_hash = $1';
const UNREACHABLE = `DELETE FROM guests WHERE phrase_hash IS NULL
  AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.guest_id = guests.guest_id)
  AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest_id = guests.guest_id)`;

export function createPostgresGuests(database: PostgresDatabase): GuestStore {
  const { row, rows, transact } = database;
  const change = async (statement: string, ...values: readonly string[]) => {
    await database.run(statement, ...values);
  };
  return {
    add: ({ id, name }, tokenHash) =>
      transact(async (sql) => {
        const now = Date.now();
        await sql.run('INSERT INTO guests (guest_id, name, used_at) VALUES ($1, $2, $3)', id, name, now);
        await sql.run(INSERT_TOKEN, tokenHash, id, now);
      }),
    byToken: (tokenHash) => row(`${SELECT_HOLDER} $1`, holderRow, tokenHash),
    details: (id) => row(`${SELECT_DETAILS} $1`, details, id),
    tokensOf: (id) => rows(`${SELECT_TOKENS} $1 ORDER BY used_at DESC, added DESC`, tokenRow, id),
    removeToken: (tokenHash) => change(DELETE_TOKEN, tokenHash),
    rename: (id, name) => change('UPDATE guests SET name = $2 WHERE guest_id = $1', id, name),
    setPhrase: (id, hash) => change('UPDATE guests SET phrase_hash = $2 WHERE guest_id = $1', id, hash),
    addToken: (phraseHash, tokenHash, replacedHash) =>
      transact(async (sql) => {
        const byPhrase = 'SELECT guest_id AS id, name FROM guests WHERE phrase_hash = $1';
        const found = await sql.row(byPhrase, guestRow, phraseHash);
        if (!found) return null;
        if (replacedHash !== null) await sql.run(DELETE_TOKEN, replacedHash);
        await sql.run(INSERT_TOKEN, tokenHash, found.id, Date.now());
        return found;
      }),
    remove: (id) => transact((sql) => remove(sql, id)),
    noteUse: (tokenHash, at) => transact((sql) => noteUse(sql, tokenHash, at)),
    removeUnused: (before, most) => transact((sql) => removeUnused(sql, before, most)),
    removeUnreachable: () => change(UNREACHABLE),
  };
}

async function remove(sql: Sql, id: string): Promise<void> {
  // The rows of tables are locked before their seats, in the same order as everywhere.
  await sql.run(
    `SELECT 1 FROM tables WHERE phase = 'waiting' AND table_id IN (SELECT table_id FROM seats WHERE guest_id = $1)
     ORDER BY table_id FOR UPDATE`,
    id,
  );
  await sql.run(
    `DELETE FROM seats WHERE guest_id = $1 AND table_id IN (SELECT table_id FROM tables WHERE phase = 'waiting')`,
    id,
  );
  // Takes the tokens with it, and itself out of every seat.
  await sql.run('DELETE FROM guests WHERE guest_id = $1', id);
  await sql.run(
    `UPDATE tables SET opened_by =
       (SELECT guest_id FROM seats WHERE seats.table_id = tables.table_id ORDER BY seat LIMIT 1)
     WHERE phase = 'waiting' AND opened_by IS NULL`,
  );
  await sql.run(
    `DELETE FROM tables WHERE phase = 'waiting' AND opened_by IS NULL
       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.table_id)`,
  );
}

async function noteUse(sql: Sql, tokenHash: string, at: number): Promise<void> {
  await sql.run('UPDATE tokens SET used_at = greatest(used_at, $2) WHERE token_hash = $1', tokenHash, at);
  await sql.run(
    `UPDATE guests SET used_at = greatest(used_at, $2)
     WHERE guest_id = (SELECT guest_id FROM tokens WHERE token_hash = $1)`,
    tokenHash,
    at,
  );
}

async function removeUnused(sql: Sql, before: number, most: number): Promise<number> {
  const tokens = await sql.run(
    'DELETE FROM tokens WHERE token_hash IN (SELECT token_hash FROM tokens WHERE used_at < $1 LIMIT $2)',
    before,
    most,
  );
  const guests = await sql.run(
    `DELETE FROM guests WHERE guest_id IN (SELECT guest_id FROM guests WHERE used_at < $1
       AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.guest_id = guests.guest_id)
       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest_id = guests.guest_id) LIMIT $2)`,
    before,
    most,
  );
  return tokens + guests;
}
