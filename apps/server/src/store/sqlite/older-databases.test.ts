// Databases of earlier versions of the server: everybody is who they were, and every match is where it was.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatLog } from '@blackpeg/notation';
import { fold, type MatchEvent, standardTerms, superEdition, verifyLog } from '@blackpeg/rules';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { createGuests } from '../../identity/guests.ts';
import { createTables } from '../../rooms/tables.ts';
import type { Database } from './database.ts';
import { testFolder } from './folder.testing.ts';
import { createSqliteLogs } from './logs.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { createSqliteStores } from './stores.ts';

const { newFile, open } = testFolder();

/** The migrations from before guests had several devices. */
const BEFORE = MIGRATIONS.slice(0, 4);
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
const CLOSED: MatchEvent = { type: 'match-closed', result: { kind: 'drawn', seats: [0, 1] }, at: 1 };

function playOver(database: Database) {
  const stores = createSqliteStores(database);
  return {
    guests: createGuests(stores.guests),
    tables: createTables(stores.tables),
    logs: createSqliteLogs(database),
  };
}

test('tokens, seats and matches of a database of step 4 are as they were', async () => {
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
  const insert = old.prepare('INSERT INTO batches VALUES (?, 0, 1, ?, ?, ?)');
  insert.run('over', 'referee', 'x', formatLog([CLOSED]));
  old.close();

  const { guests, tables } = playOver(open(file));
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

/** Written by the last version whose database noted the end of a match by a trigger. A third guest was deleted. */
const STEP_6 = readFileSync(new URL('golden/step-6.sql', import.meta.url), 'utf8');
const HOST = 'q0wadq_C5HvRshGkdTKCoq1nry_0qO3xpJYo-qRDzzY';
const OTHER = 'Be0oMHtwWR_9JoIcJAhgMF4omJSA-s2sdhOTkA6Wk9s';
const PHRASE_OF_HOST = 'KWPL-W9BE-KCPN-7LJM-C8WN-ABTF';

function databaseOfStep6() {
  const file = newFile();
  const old = new Libsql(file);
  old.exec(`BEGIN; ${STEP_6} COMMIT`);
  old.close();
  return open(file);
}

test('a database of step 6 is read as it was written', async () => {
  const { guests, tables, logs } = playOver(databaseOfStep6());
  expect(await guests.byToken(HOST)).toMatchObject({ name: 'You' });
  expect(await guests.byToken(OTHER)).toBeNull();
  expect((await guests.recover(PHRASE_OF_HOST, null))?.guest.name).toBe('You');
  const found = await Promise.all(['549B2Y', 'RRD382', 'ZGMUUH', 'AM6P8B', 'WLAP4T'].map(tables.find));
  expect(
    found.map((table) => [table?.phase, table?.listed, table?.seats.map((sitter) => sitter?.name)]),
  ).toEqual([
    ['waiting', true, ['You', undefined]],
    ['playing', true, ['You', 'Guest']],
    ['over', false, ['Guest', 'You']],
    ['playing', false, ['You', null]],
    ['playing', false, ['You', 'Guest']],
  ]);
  const [, playing, over] = found;
  for (const [table, phase] of [
    [playing, 'seeking'],
    [over, 'closed'],
  ] as const) {
    const log = (await logs.read(table?.id ?? '', 0)).flatMap(({ events }) => events);
    expect(verifyLog(log)).toBeNull();
    expect(fold(log)?.phase).toBe(phase);
  }
  // The same table however often it is requested.
  if (over) expect((await tables.again(over, over.terms)).code).toBe('WLAP4T');
});

test('the end of a match that a database of step 6 holds is noted without its trigger', async () => {
  const database = databaseOfStep6();
  const { tables, logs } = playOver(database);
  expect(database.sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger'").all()).toEqual([]);
  const { id = '' } = (await tables.find('RRD382')) ?? {};
  expect(await logs.append(id, 5, { by: 'referee', actionId: 'end', events: [CLOSED] })).toEqual({
    ok: true,
    value: 6,
  });
  expect((await tables.find(id))?.phase).toBe('over');
});
