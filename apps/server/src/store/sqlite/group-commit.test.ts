import Libsql from 'libsql';
import { expect, test, vi } from 'vitest';
import { testFolder } from './folder.testing.ts';
import { createGroupCommit } from './group-commit.ts';

/** Milliseconds: longer than anything here takes. */
const A_MOMENT = 200;

const { newFile, open } = testFolder();

function numbers() {
  const { sql, write } = open(newFile());
  sql.exec('CREATE TABLE numbers (number INTEGER PRIMARY KEY)');
  const insert = sql.prepare('INSERT INTO numbers VALUES (?)');
  const exec = vi.spyOn(sql, 'exec');
  return {
    add: (number: number) => write(() => insert.run(number).changes),
    fail: (number: number) =>
      write(() => {
        insert.run(number);
        throw new Error(`not ${number}`);
      }),
    kept: () =>
      (sql.prepare('SELECT number FROM numbers ORDER BY number').all() as { number: number }[]).map(
        ({ number }) => number,
      ),
    commits: () => exec.mock.calls.filter(([statement]) => statement === 'COMMIT').length,
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('concurrent writes share a sync', async () => {
  const { add, kept, commits } = numbers();
  await Promise.all(upTo(100).map(add));
  expect(kept()).toEqual(upTo(100));
  expect(commits()).toBe(1);
  await add(100);
  expect(commits()).toBe(2);
});

test('more than a few milliseconds of work are split', async () => {
  const { add, kept, commits } = numbers();
  await Promise.all(upTo(1000).map(add));
  expect(kept()).toEqual(upTo(1000));
  expect(commits()).toBe(5);
});

test('a failing job leaves nothing behind and does not affect others', async () => {
  const { add, fail, kept } = numbers();
  const asked = [add(0), fail(1), add(2), add(2), fail(3), add(4)];
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
  ]);
  expect(kept()).toEqual([0, 2, 4]);
});

test('after a transaction of several, what comes within a moment waits to be synced together', async () => {
  const sql = new Libsql(':memory:');
  sql.exec('CREATE TABLE numbers (number INTEGER PRIMARY KEY)');
  const insert = sql.prepare('INSERT INTO numbers VALUES (?)');
  let commits = 0;
  const hooks = { check() {}, committed: () => (commits += 1) };
  const { write } = createGroupCommit(sql, hooks, A_MOMENT);
  const add = (number: number) => write(() => insert.run(number).changes);
  await add(0);
  await add(1);
  expect(commits).toBe(2);
  await Promise.all([add(2), add(3)]);
  expect(commits).toBe(3);
  const early = add(4);
  await new Promise((resolve) => setImmediate(resolve));
  await Promise.all([early, add(5)]);
  expect(commits).toBe(4);
  // A single writer waits for nobody.
  await add(6);
  await add(7);
  sql.close();
});
