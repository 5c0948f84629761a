// `blackpeg-server reports`: read and cleared while a server has the database open.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { databaseFile } from '../../../data-dir.ts';
import { readReports } from '../../read-reports.ts';
import { type Database, openDatabase } from '../database.ts';
import { createSqliteStores } from '../stores.ts';
import { openFolderReports } from './reports.ts';

let folder = '';
let database: Database;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-reports-'));
  const opened = openDatabase(databaseFile(folder));
  if (!opened.ok) throw new Error(opened.error);
  database = opened.value;
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (clear: string | null = null, asJson = false) =>
  readReports(openFolderReports(folder), { clear, asJson });

test('reports are read, as text or as JSON, and cleared one by one or all', async () => {
  const { guests, reports } = createSqliteStores(database);
  expect(await read()).toEqual({ ok: true, value: ['There are no reports.'] });
  for (const id of ['you', 'guest']) await guests.add({ id, name: id }, `token of ${id}`);
  const phrases = [{ phrase: 'hello', at: 0 }] as const;
  const about = { id: 'guest', name: 'Guest' };
  for (const table of ['one', 'two', 'three'])
    await reports.add({
      id: `about-${table}`,
      by: 'you',
      about,
      table,
      reason: 'phrases',
      phrases,
      at: 1000,
    });
  const told = await read();
  expect(told.ok && told.value.slice(0, 5)).toEqual([
    'about-one  1970-01-01T00:00:01.000Z  phrases',
    '  about  Guest (guest)',
    '  by     you',
    '  table  one',
    '  said   1970-01-01T00:00:00.000Z hello',
  ]);
  const json = await read(null, true);
  expect(json.ok && JSON.parse(json.value[2] ?? '')).toMatchObject({ id: 'about-three', about, phrases });
  expect(await read('about-one')).toEqual({ ok: true, value: ['Cleared.'] });
  expect(await read('about-one')).toEqual({ ok: false, error: 'There is no report "about-one".' });
  expect(await read('all')).toEqual({ ok: true, value: ['Cleared: 2.'] });
  expect(await reports.count()).toBe(0);
});

test('a folder without a database is refused in a sentence, and none is made', async () => {
  const empty = path.join(folder, 'empty');
  const told = await readReports(openFolderReports(empty), { clear: null, asJson: false });
  expect(told).toMatchObject({ ok: false, error: expect.stringMatching(/^There is no database "/) });
});
