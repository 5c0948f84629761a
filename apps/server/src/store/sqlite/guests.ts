// Guests in SQLite, with the hashes of their tokens and phrases.

import { type Decoder, record } from '@blackpeg/notation';
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
import type { Database } from './database.ts';
import { flag, query } from './rows.ts';

const details: Decoder<GuestDetails> = record({ id: text, name: text, usedAt: count, hasPhrase: flag });

export function createSqliteGuests({ sql, read, write }: Database): GuestStore {
  const insert = sql.prepare('INSERT INTO guests (guest_id, name, used_at) VALUES (?, ?, ?)');
  const insertToken = sql.prepare('INSERT INTO tokens (token_hash, guest_id, used_at) VALUES (?, ?, ?)');
  const deleteToken = sql.prepare('DELETE FROM tokens WHERE token_hash = ?');
  const select = query(sql, `${SELECT_HOLDER} ?`, holderRow);
  const selectDetails = query(sql, `${SELECT_DETAILS} ?`, details);
  const selectTokens = query(sql, `${SELECT_TOKENS} ? ORDER BY used_at DESC, rowid DESC`, tokenRow);
  const selectByPhrase = query(
    sql,
    'SELECT guest_id AS id, name FROM guests WHERE phrase_hash = ?',
    guestRow,
  );
  const setName = sql.prepare('UPDATE guests SET name = ? WHERE guest_id = ?');
  const setPhrase = sql.prepare('UPDATE guests SET phrase_hash = ? WHERE guest_id = ?');
  const deleteUnreachable = sql.prepare(
    `DELETE FROM guests WHERE phrase_hash IS NULL AND guest_id NOT IN (SELECT guest_id FROM tokens)
       AND guest_id NOT IN (SELECT guest_id FROM seats WHERE guest_id IS NOT NULL)`,
  );
  const remove = prepareRemoval(sql);
  const { noteUse, removeUnused } = prepareUse(sql);

  return {
    add: ({ id, name }, tokenHash) =>
      write(() => {
        const now = Date.now();
        insert.run(id, name, now);
        insertToken.run(tokenHash, id, now);
      }),
    byToken: (tokenHash) => read(() => select.get(tokenHash)),
    details: (id) => read(() => selectDetails.get(id)),
    tokensOf: (id) => read(() => selectTokens.all(id)),
    removeToken: (tokenHash) =>
      write(() => {
        deleteToken.run(tokenHash);
      }),
    rename: (id, name) =>
      write(() => {
        setName.run(name, id);
      }),
    setPhrase: (id, phraseHash) =>
      write(() => {
        setPhrase.run(phraseHash, id);
      }),
    addToken: (phraseHash, tokenHash, replacedHash) =>
      write(() => {
        const found = selectByPhrase.get(phraseHash);
        if (!found) return null;
        if (replacedHash !== null) deleteToken.run(replacedHash);
        insertToken.run(tokenHash, found.id, Date.now());
        return found;
      }),
    remove: (id) => write(() => remove(id)),
    noteUse: (tokenHash, at) => write(() => noteUse(tokenHash, at)),
    removeUnused: (before, most) => write(() => removeUnused(before, most)),
    removeUnreachable: () =>
      write(() => {
        deleteUnreachable.run();
      }),
  };
}

function prepareRemoval(sql: Database['sql']): (id: string) => void {
  const leaveWaiting = sql.prepare(
    `DELETE FROM seats WHERE guest_id = ? AND EXISTS
       (SELECT 1 FROM tables WHERE tables.table_id = seats.table_id AND +phase = 'waiting')`,
  );
  const deleteGuest = sql.prepare('DELETE FROM guests WHERE guest_id = ?');
  const handOn = sql.prepare(
    `UPDATE tables INDEXED BY opened_by SET opened_by =
       (SELECT guest_id FROM seats WHERE seats.table_id = tables.table_id ORDER BY seat LIMIT 1)
     WHERE phase = 'waiting' AND opened_by IS NULL`,
  );
  const deleteEmpty = sql.prepare(
    `DELETE FROM tables INDEXED BY opened_by WHERE phase = 'waiting' AND opened_by IS NULL
       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = tables.table_id)`,
  );
  return (id) => {
    leaveWaiting.run(id);
    // Takes the tokens with it, and itself out of every seat.
    deleteGuest.run(id);
    handOn.run();
    deleteEmpty.run();
  };
}

function prepareUse(sql: Database['sql']) {
  const useToken = sql.prepare('UPDATE tokens SET used_at = max(used_at, ?2) WHERE token_hash = ?1');
  const useGuest = sql.prepare(
    `UPDATE guests SET used_at = max(used_at, ?2)
     WHERE guest_id = (SELECT guest_id FROM tokens WHERE token_hash = ?1)`,
  );
  const deleteTokens = sql.prepare(
    'DELETE FROM tokens WHERE rowid IN (SELECT rowid FROM tokens WHERE used_at < ? LIMIT ?)',
  );
  const deleteGuests = sql.prepare(
    `DELETE FROM guests WHERE rowid IN (SELECT rowid FROM guests WHERE used_at < ?
       AND NOT EXISTS (SELECT 1 FROM tokens WHERE tokens.guest_id = guests.guest_id)
       AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.guest_id = guests.guest_id) LIMIT ?)`,
  );
  return {
    noteUse(tokenHash: string, at: number): void {
      useToken.run(tokenHash, at);
      useGuest.run(tokenHash, at);
    },
    removeUnused: (before: number, most: number): number =>
      deleteTokens.run(before, most).changes + deleteGuests.run(before, most).changes,
  };
}
