// Who mutes and blocks whom, in SQLite.

import { record } from '@blackpeg/notation';
import { count } from '../../decoded-rows.ts';
import type { PeopleStore } from '../../ports.ts';
import { blockRow, personRow, SELECT_BLOCKS, SELECT_PEOPLE } from '../../written-people.ts';
import type { Database } from '../database.ts';
import { query } from '../rows.ts';

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
  const select = query(sql, `${SELECT_PEOPLE} WHERE by_guest = ? ORDER BY since DESC, rowid DESC`, personRow);
  const erase = sql.prepare('DELETE FROM people WHERE by_guest = ?1 AND (entry_id = ?2 OR about_guest = ?2)');
  const selectBlocks = query(
    sql,
    `${SELECT_BLOCKS} AND by_guest IN (SELECT value FROM json_each(?1))
       AND about_guest IN (SELECT value FROM json_each(?1))`,
    blockRow,
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
