// The SQLite store against the contract of all stores, and against what only a disk can do to it.

import type { Batch } from '@blackpeg/referee';
import { describeEventStore } from '@blackpeg/referee/testing';
import Libsql from 'libsql';
import { describe, expect, test } from 'vitest';
import { testFolder } from './folder.testing.ts';
import { createSqliteLogs } from './logs.ts';

const { newFile, open } = testFolder();
let last = '';

describeEventStore('the SQLite store', {
  async open() {
    last = newFile();
    return createSqliteLogs(open(last));
  },
  reopen: async () => createSqliteLogs(open(last)),
});

const seen = (actionId: string): Batch => ({ by: 0, actionId, events: [{ type: 'seen', seat: 0, at: 1 }] });

describe('what goes wrong', () => {
  test('while another writes, an append is refused as broken, and afterwards it is done', async () => {
    const file = newFile();
    const store = createSqliteLogs(open(file));
    const other = new Libsql(file);
    other.exec('BEGIN IMMEDIATE');
    const refused = await Promise.allSettled(['a', 'b'].map((id) => store.append(id, 0, seen(id))));
    expect(refused).toMatchObject([
      { status: 'rejected', reason: { cause: { code: 'SQLITE_BUSY' } } },
      { status: 'rejected', reason: { cause: { code: 'SQLITE_BUSY' } } },
    ]);
    other.exec('ROLLBACK');
    other.close();
    expect(await store.list()).toEqual([]);
    expect(await store.append('a', 0, seen('a'))).toEqual({ ok: true, value: 1 });
  });

  test('on a full disk an append fails, nothing is half written, and reading still works', async () => {
    const database = open(newFile());
    const store = createSqliteLogs(database);
    await store.append('kept', 0, seen('a'));
    database.sql.pragma('max_page_count = 1');
    const long: Batch = {
      by: 0,
      actionId: 'x',
      events: Array.from({ length: 2000 }, (_, at) => ({ type: 'seen', seat: 0, at })),
    };
    await expect(store.append('full', 0, long)).rejects.toMatchObject({ cause: { code: 'SQLITE_FULL' } });
    expect(await store.list()).toEqual(['kept']);
    database.sql.pragma('max_page_count = 1000000');
    expect(await store.append('full', 0, long)).toEqual({ ok: true, value: 2000 });
  });

  test.each([
    ['damaged', "UPDATE batches SET events = 'gone'"],
    ['too short', 'UPDATE batches SET end_version = 5'],
  ])('a batch that is %s is an error with its place, never a shorter log', async (_, damage) => {
    const database = open(newFile());
    const store = createSqliteLogs(database);
    await store.append('m', 0, seen('a'));
    database.sql.exec(damage);
    await expect(store.read('m', 0)).rejects.toThrow('The log of match m cannot be read after version 0: ');
  });

  test('of two writers with a connection each, one wins each version', async () => {
    const file = newFile();
    const stores = [createSqliteLogs(open(file)), createSqliteLogs(open(file))];
    for (let version = 0; version < 20; version += 1) {
      const answers = await Promise.all(
        stores.map((store, writer) => store.append('m', version, seen(`${writer} ${version}`))),
      );
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    }
    expect(await stores[0]?.read('m', 0)).toHaveLength(20);
  });

  test('once the database is closed nothing is promised any more', async () => {
    const database = open(newFile());
    const store = createSqliteLogs(database);
    const asked = store.append('m', 0, seen('a'));
    database.close();
    expect(await asked).toEqual({ ok: true, value: 1 });
    await expect(store.append('m', 1, seen('b'))).rejects.toThrow('The database is closed.');
    await expect(store.read('m', 0)).rejects.toThrow('The database is closed.');
    await expect(store.list()).rejects.toThrow('The database is closed.');
  });
});
