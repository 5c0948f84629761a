// R3: a file that is removed, emptied or protected under the server is noticed with the next write, and refused at a start.

import { chmodSync, linkSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test, vi } from 'vitest';
import { caller, given } from '../../ask.testing.ts';
import { cleanUp, newFile, openTable, post, startServer } from '../../online.testing.ts';
import { openDatabase } from './database.ts';

cleanUp();

const DAMAGES: readonly (readonly [string, (file: string) => void])[] = [
  ['removed', (file) => renameSync(file, `${file}.away`)],
  ['emptied', (file) => truncateSync(file, 0)],
  ['made read-only', (file) => chmodSync(file, 0o400)],
  ['robbed of its log', (file) => renameSync(`${file}-wal`, `${file}-away`)],
  ['robbed of what stood in its log', (file) => truncateSync(`${file}-wal`, 0)],
];

test.each(DAMAGES)(
  'nothing is acknowledged once the file was %s, and the server is not ready',
  async (_, damage) => {
    const server = await startServer();
    const mine = await caller(server);
    await given(mine.ask('guests/rename', { name: 'Before' }));
    expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    damage(server.file);
    expect((await mine.ask('guests/rename', { name: 'After' })).ok).toBe(false);
    expect((await post(`${server.address}/api/guests/program`)).status).toBe(503);
    await expect
      .poll(async () => (await fetch(`${server.address}/readyz`)).status, { timeout: 2_000 })
      .toBe(503);
  },
);

test.each([
  ['empty', (file: string) => writeFileSync(file, ''), /is empty/],
  [
    'read-only',
    (file: string) => {
      writeFileSync(file, 'SQLite');
      chmodSync(file, 0o400);
    },
    /may not be written/,
  ],
  ['a link', (file: string) => symlinkSync(newFile(), file), /is a link/],
  [
    'there under another name',
    (file: string) => {
      writeFileSync(file, 'SQLite');
      linkSync(file, newFile());
    },
    /has another name/,
  ],
])('a file that is %s is refused at the start', (_, make, sentence) => {
  const file = newFile();
  make(file);
  const opened = openDatabase(file);
  expect(opened.ok ? '' : opened.error).toMatch(sentence);
});

test('one unreadable row breaks neither the lobby nor a list, and is logged once', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = await startServer();
  const [mine, other] = [await caller(server), await caller(server)];
  const terms = standardTerms(superEdition());
  const broken = await openTable(server, mine.token, terms);
  const whole = await given(other.ask('tables/open', { terms, listed: true }));
  server.database.sql
    .prepare('UPDATE tables SET terms = ?, listed = 1 WHERE table_id = ?')
    .run('{', broken.table);
  for (let count = 0; count < 2; count += 1) {
    for (const edition of [null, 'super'] as const) {
      const { tables } = await given(mine.ask('tables/lobby', { edition, phase: 'waiting' }));
      expect(tables.map(({ table }) => table)).toEqual([whole.table]);
    }
  }
  expect((await given(mine.ask('guests/tables', {}))).tables).toEqual([]);
  expect(logged).toHaveBeenCalledOnce();
});
