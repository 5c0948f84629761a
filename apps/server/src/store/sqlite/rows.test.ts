// Damaged rows: an error that says where, never a wrong value.

import { type Decoder, decodeTerms, record } from '@blackpeg/notation';
import Libsql from 'libsql';
import { expect, test } from 'vitest';
import { count, json, text } from '../decoded-rows.ts';
import { testFolder } from './folder.testing.ts';
import { flag, query } from './rows.ts';
import { createSqliteStores } from './stores.ts';

const { open } = testFolder();

test.each<readonly [string, string, Decoder<unknown>, string]>([
  ['a text for a number', "'1' AS value", record({ value: count }), '"value" should be a whole number'],
  ['a number below zero', '-1 AS value', record({ value: count }), '"value" should be a whole number'],
  ['a number for a text', '1 AS value', record({ value: text }), '"value" should be a text'],
  ['nothing', 'NULL AS value', record({ value: text }), '"value" should be a text'],
  [
    'a flag that is neither',
    '2 AS value',
    record({ value: flag }),
    '"value" should be a whole number from 0 to 1',
  ],
  ['what is no JSON', "'{' AS value", record({ value: json(text) }), '"value" should be JSON'],
  [
    'JSON of something else',
    "'1' AS value",
    record({ value: json(decodeTerms) }),
    '"value" should be an object',
  ],
  [
    'a column too many',
    '1 AS value, 2 AS other',
    record({ value: count }),
    '"other" should be no such field',
  ],
])('%s is refused', (_, columns, row, expected) => {
  const found = query(new Libsql(':memory:'), `SELECT ${columns}`, row);
  expect(() => found.get()).toThrow(`A row of the database cannot be read: ${expected}`);
  expect(() => found.all()).toThrow(expected);
});

test('a table whose terms are damaged is no table, and leaves the others readable', async () => {
  const database = open(':memory:');
  database.sql.exec("INSERT INTO tables (table_id, code, terms) VALUES ('t', 'T', '{}')");
  const { tables } = createSqliteStores(database);
  await expect(tables.find('t')).rejects.toThrow('A row of the database cannot be read: "terms.');
  expect(await tables.find('other')).toBeNull();
});
