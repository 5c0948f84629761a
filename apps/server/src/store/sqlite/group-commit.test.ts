import { expect, test, vi } from 'vitest';
import { testFolder } from './folder.testing.ts';

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

test('what is asked for together is synced together', async () => {
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

test('a job that fails leaves nothing behind and takes nobody with it', async () => {
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
