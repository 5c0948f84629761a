// A database from before guests had several devices: everybody is who they were, and every match is where it was.

import { createHash } from 'node:crypto';
import { formatLog } from '@blackpeg/notation';
import { type MatchEvent, standardTerms, superEdition } from '@blackpeg/rules';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { createTables } from '../rooms/tables.ts';
import { testFolder } from '../store/sqlite/folder.testing.ts';
import { migrate } from '../store/sqlite/migrate.ts';
import { MIGRATIONS } from '../store/sqlite/migrations.ts';
import { createGuests } from './guests.ts';

const { newFile, open } = testFolder();

/** The steps there were then. */
const BEFORE = MIGRATIONS.slice(0, 4);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const OVER: MatchEvent = { type: 'match-closed', result: { kind: 'drawn', seats: [0, 1] }, at: 1 };

test('tokens, seats and matches of an older database are as they were', async () => {
  const file = newFile();
  const old = new Libsql(file);
  expect(migrate(old, BEFORE)).toBeUndefined();
  const terms = JSON.stringify(standardTerms(superEdition()));
  for (const [index, token] of ['a', 'b'].entries()) {
    const hash = hashOf(token);
    old.prepare('INSERT INTO guests VALUES (?, ?, ?)').run(`guest-${index}`, `Guest ${index}`, hash);
  }
  for (const id of ['waiting', 'playing', 'over']) {
    old.prepare('INSERT INTO tables VALUES (?, ?, ?)').run(id, id.toUpperCase(), terms);
    old.prepare('INSERT INTO seats VALUES (?, 0, ?)').run(id, 'guest-0');
    if (id !== 'waiting') old.prepare('INSERT INTO seats VALUES (?, 1, ?)').run(id, 'guest-1');
  }
  old.prepare('INSERT INTO batches VALUES (?, 0, 1, ?, ?, ?)').run('over', 'referee', 'x', formatLog([OVER]));
  old.close();

  const database = open(file);
  const [guests, tables] = [createGuests(database), createTables(database)];
  expect(await guests.byToken('a')).toEqual({ id: 'guest-0', name: 'Guest 0' });
  expect(await guests.byToken('b')).toEqual({ id: 'guest-1', name: 'Guest 1' });
  for (const id of ['waiting', 'playing', 'over']) {
    const table = await tables.find(id);
    expect([table?.phase, table?.openedBy, table?.listed]).toEqual([id, 'guest-0', false]);
    expect(table?.seats.map((sitter) => sitter?.name)).toEqual([
      'Guest 0',
      id === 'waiting' ? undefined : 'Guest 1',
    ]);
  }
});
