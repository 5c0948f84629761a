// What tables on this machine store in its folder, and which programs they lock out.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { created, submit } from '@blackpeg/table/testing';
import { expect, it } from 'vitest';
import { testFolders } from '../saved/folder.testing.ts';
import { openSaved } from '../saved/saved.ts';
import { openTables, type TerminalTables } from './tables.ts';

const newFolder = testFolders();
const SOLITAIRE = standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' });
const hear = () => {};

function tablesIn(home: string): TerminalTables {
  const saved = openSaved({ BLACKPEG_HOME: home }, () => {});
  const thinker = { ask: () => Promise.reject(new Error('There is no solver.')), close: async () => {} };
  return openTables({ saved, thinker, dice: seededDice(1) });
}

async function opened(tables: TerminalTables, match: string) {
  const opening = await tables.open(match, { hear });
  if (opening.kind !== 'open') throw new Error(opening.kind);
  return opening.table;
}

it('writes a card once, in the form it always had, and keeps the match from other programs', async () => {
  const home = newFolder();
  const tables = tablesIn(home);
  const match = await created(tables, SOLITAIRE, [1, 2, 3]);
  const file = path.join(home, 'cards', `${match}.json`);
  const text = readFileSync(file, 'utf8');
  expect(Object.keys(JSON.parse(text))).not.toContain('touchedAt');
  const table = await opened(tables, match);
  expect(await tablesIn(home).open(match, { hear })).toEqual({ kind: 'elsewhere', process: process.pid });
  await submit(table, 1, 2, 3);
  expect(table.card.closed).toBe(true);
  await table.close();
  expect(readFileSync(file, 'utf8')).toBe(text);
  await (await opened(tablesIn(home), match)).close();
});

it('leaves nothing of a match that nobody touched', async () => {
  const home = newFolder();
  const tables = tablesIn(home);
  const match = await created(tables, SOLITAIRE);
  await (await opened(tables, match)).close();
  expect([readdirSync(path.join(home, 'cards')), (await tables.open(match, { hear })).kind]).toEqual([
    [],
    'missing',
  ]);
});

it('keeps one with a half-filled row', async () => {
  const home = newFolder();
  const tables = tablesIn(home);
  const match = await created(tables, SOLITAIRE, [1, 2, 3]);
  const table = await opened(tables, match);
  table.intend({ type: 'peg', peg: 4, hole: 1 });
  await table.close();
  expect((await opened(tablesIn(home), match)).snapshot().draft?.holes.flat()).toEqual([null, 4, null]);
});

it('reports one that cannot be read', async () => {
  const home = newFolder();
  const match = await created(tablesIn(home), SOLITAIRE, [1, 2, 3]);
  writeFileSync(path.join(home, 'matches', `${match}.jsonl`), '{"nonsense":1}\n{"nonsense":2}\n');
  expect((await tablesIn(home).open(match, { hear })).kind).toBe('damaged');
});
