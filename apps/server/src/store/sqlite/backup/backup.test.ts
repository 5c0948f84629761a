// Copies of a database: complete, readable only by their owner, never overwriting; and restored only if they are valid.

import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { seedGames } from '../../../proof/played.testing.ts';
import { openIn } from '../../../proof/seeded.testing.ts';
import { takeFolder } from '../folder-lock.ts';
import { writeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MATCHES = 3;
let turn = 0;
let dataDir = '';
let copy = '';
let elsewhere = '';

beforeEach(async () => {
  turn += 1;
  dataDir = path.join(folder, `${turn}`);
  copy = path.join(folder, `${turn}.backup`);
  elsewhere = path.join(folder, `${turn}-elsewhere`);
  mkdirSync(dataDir);
  const database = openIn(dataDir);
  await seedGames(database, MATCHES);
  database.close();
});

/** Writes into the database that is copied next. */
function tamper(statement: string): void {
  const database = openIn(dataDir);
  database.sql.exec(statement);
  database.close();
}

const tablesIn = (where: string) => {
  const database = openIn(where);
  const rows = database.sql.prepare('SELECT match_id, start_version, events FROM batches').all();
  database.close();
  return rows;
};

test('R21: a backup of an open database is one file for its owner alone, and restores to the same', async () => {
  const open = openIn(dataDir);
  expect(writeBackup(dataDir, copy)).toEqual({
    ok: true,
    value: `"${copy}" is a whole copy of "${path.join(dataDir, 'blackpeg.db')}".`,
  });
  open.close();
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.startsWith(`${turn}.`))).toEqual([`${turn}.backup`]);
  expect(await restoreBackup(elsewhere, copy, true)).toEqual({
    ok: true,
    value: expect.stringMatching(
      /blackpeg\.db" was restored: guests: 6, tables: 3, matches: 3, events: \d+, the last of 1970-01-01T00:00:00\.000Z\.$/,
    ),
  });
  expect(tablesIn(elsewhere)).toEqual(tablesIn(dataDir));
  expect(statSync(path.join(elsewhere, 'blackpeg.db')).mode & 0o777).toBe(0o600);
});

test('deleted data is not in a backup, and a read-only copy can be restored', async () => {
  tamper("UPDATE guests SET name = 'Somebody who went'");
  tamper("UPDATE guests SET name = 'x'");
  writeBackup(dataDir, copy);
  expect(readFileSync(copy).includes('Somebody who went')).toBe(false);
  chmodSync(copy, 0o400);
  expect(await restoreBackup(elsewhere, copy, false)).toMatchObject({ ok: true });
});

test('a backup overwrites nothing', () => {
  writeFileSync(copy, 'mine');
  expect(writeBackup(dataDir, copy)).toEqual({
    ok: false,
    error: `"${copy}" is there already, and is left as it is.`,
  });
  expect(readFileSync(copy, 'utf8')).toBe('mine');
});

test.each([
  [
    'no database',
    () => writeBackup(path.join(folder, 'nowhere'), copy),
    /^There is no database ".*nowhere.blackpeg\.db"/,
  ],
  [
    'no folder',
    () => writeBackup(dataDir, path.join(folder, 'no', 'folder')),
    /no.folder" cannot be written: /,
  ],
])('with %s there is no backup, and a sentence says so', (_, write, sentence) => {
  expect(write()).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  expect(readdirSync(folder)).not.toContain(path.basename(copy));
});

test('a copy is not restored while a server uses the folder, nor if there is a database', async () => {
  writeBackup(dataDir, copy);
  expect(await restoreBackup(dataDir, copy, false)).toEqual({
    ok: false,
    error: [`"${path.join(dataDir, 'blackpeg.db')}" is there already, and is left as it is.`],
  });
  mkdirSync(elsewhere);
  const taken = takeFolder(elsewhere);
  expect(await restoreBackup(elsewhere, copy, false)).toEqual({
    ok: false,
    error: [expect.stringMatching(/^Another Blackpeg server uses the folder/)],
  });
  if (taken.ok) taken.value();
  expect(await restoreBackup(elsewhere, copy, false)).toMatchObject({ ok: true });
});

/** Each damage, and what is said of it. */
const DAMAGES: readonly (readonly [string, () => void, RegExp, boolean])[] = [
  ['is no database', () => writeFileSync(copy, 'x'.repeat(5000)), /cannot be used: it is no database/, false],
  ['is cut off', () => writeFileSync(copy, readFileSync(copy).subarray(0, 8192)), /damaged/, false],
  ['is not there', () => rmSync(copy), /^There is no file/, false],
];

test.each(DAMAGES)('a copy that %s is not restored', async (_, damage, sentence) => {
  writeBackup(dataDir, copy);
  damage();
  const restored = await restoreBackup(elsewhere, copy, false);
  expect(restored.ok ? '' : restored.error.join('\n')).toMatch(sentence);
  expect(readdirSync(folder).includes(`${turn}-elsewhere`) ? readdirSync(elsewhere) : []).not.toContain(
    'blackpeg.db',
  );
});

test.each([
  [
    'has a batch that cannot be read',
    "UPDATE batches SET events = 'x' WHERE start_version > 3",
    false,
    /cannot be read/,
  ],
  [
    'has a text that is none',
    `UPDATE batches SET events = CAST(x'5bff5d' AS TEXT) WHERE start_version > 3`,
    false,
    /texts of batches\.events are not UTF-8/,
  ],
  [
    'lacks a batch',
    'DELETE FROM batches WHERE start_version = (SELECT max(start_version) FROM batches WHERE start_version < 12)',
    false,
    /after version \d+ comes \d+/,
  ],
  [
    'lacks its opening',
    'DELETE FROM batches WHERE start_version = 0; UPDATE batches SET start_version = 0 WHERE start_version = (SELECT min(start_version) FROM batches)',
    false,
    /not in order/,
  ],
  [
    'was changed',
    `UPDATE batches SET events = replace(events, '"black":0', '"black":1')`,
    true,
    /the rules forbid it/,
  ],
  [
    'is of a newer Blackpeg',
    "INSERT INTO migrations VALUES (99, '')",
    false,
    /it was written by a newer Blackpeg/,
  ],
])('a copy whose log %s is not restored', async (_, statement, decidesAgain, sentence) => {
  tamper(statement);
  writeBackup(dataDir, copy);
  const restored = await restoreBackup(elsewhere, copy, decidesAgain);
  expect(restored.ok ? '' : restored.error.join('\n')).toMatch(sentence);
  expect(readdirSync(elsewhere)).toEqual(['blackpeg.lock']);
});
