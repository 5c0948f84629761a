import { writeFileSync } from 'node:fs';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { testFolder } from './folder.testing.ts';
import { migrate } from './migrate.ts';

const { newFile, open } = testFolder();

const ONE = 'CREATE TABLE one (value INTEGER)';
const TWO = 'ALTER TABLE one ADD COLUMN other INTEGER';

function tables(sql: Libsql.Database): readonly unknown[] {
  return sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all();
}

test('each step is run once, whoever starts later', () => {
  const sql = new Libsql(newFile());
  expect(migrate(sql, [ONE])).toBeUndefined();
  sql.exec('INSERT INTO one VALUES (1)');
  expect(migrate(sql, [ONE, TWO])).toBeUndefined();
  expect(migrate(sql, [ONE, TWO])).toBeUndefined();
  expect(sql.prepare('SELECT value, other FROM one').all()).toEqual([{ value: 1, other: null }]);
  expect(sql.prepare('SELECT version FROM migrations').pluck().all()).toEqual([1, 2]);
});

test('a failing step rolls back those before it', () => {
  const sql = new Libsql(newFile());
  expect(() => migrate(sql, [ONE, 'NO SUCH STATEMENT'])).toThrow();
  expect(tables(sql)).toEqual([]);
});

test('a database of a newer program is refused with a sentence, and not changed', () => {
  const file = newFile();
  const { sql } = open(file);
  sql.exec("INSERT INTO migrations VALUES (99, 'later')");
  expect(openDatabase(file)).toEqual({
    ok: false,
    error: expect.stringMatching(
      /^The database ".+" cannot be used: it was written by a newer Blackpeg \(step 99, /,
    ),
  });
});

test('a file that is no database is refused in a sentence', () => {
  const file = newFile();
  writeFileSync(file, 'x'.repeat(5000));
  expect(openDatabase(file)).toEqual({
    ok: false,
    error: `The database "${file}" cannot be used: it is no database; put a copy back, or move it away to begin with an empty one.`,
  });
});
