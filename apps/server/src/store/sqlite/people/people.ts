// Whom guests mute and block, in SQLite.

import { type Decoder, oneOf, record } from '@blackpeg/notation';
import { count, text } from '../../decoded-rows.ts';
import type { PeopleStore } from '../../ports.ts';
import type { Block, StoredPerson } from '../../records.ts';
import type { Database } from '../database.ts';
import { query } from '../rows.ts';

const person: Decoder<StoredPerson> = record({
  person: text,
  guestId: text,
  name: text,
  as: oneOf(['muted', 'blocked']),
  since: count,
});
const block: Decoder<Block> = record({ by: text, about: text });

export function createSqlitePeople({ sql, read, write }: Database): PeopleStore {
  const others = query(
    sql,
    'SELECT count(*) AS others FROM people WHERE by_guest = ? AND about_guest <> ?',
    record({ others: count }),
  );
  const insert = sql.prepare(
    `INSERT INTO people (entry_id, by_guest, about_guest, name, treatment, since) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (by_guest, about_guest) DO UPDATE SET
       entry_id = excluded.entry_id, name = excluded.name, treatment = excluded.treatment, since = excluded.since`,
  );
  const select = query(
    sql,
    `SELECT entry_id AS person, about_guest AS guestId, name, treatment AS "as", since FROM people
     WHERE by_guest = ? ORDER BY since DESC, rowid DESC`,
    person,
  );
  const erase = sql.prepare('DELETE FROM people WHERE by_guest = ?1 AND (entry_id = ?2 OR about_guest = ?2)');
  const selectBlocks = query(
    sql,
    `SELECT by_guest AS "by", about_guest AS about FROM people WHERE treatment = 'blocked'
       AND by_guest IN (SELECT value FROM json_each(?1)) AND about_guest IN (SELECT value FROM json_each(?1))`,
    block,
  );
  return {
    add: (by, { person: entry, guestId, name, as, since }, most) =>
      write(() => {
        if ((others.get(by, guestId)?.others ?? 0) >= most) return false;
        insert.run(entry, by, guestId, name, as, since);
        return true;
      }),
    of: (by) => read(() => select.all(by)),
    remove: (by, name) =>
      write(() => {
        erase.run(by, name);
      }),
    blocksAmong: (guestIds) => read(() => selectBlocks.all(JSON.stringify(guestIds))),
  };
}
