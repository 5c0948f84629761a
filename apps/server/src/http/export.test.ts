// R19: a guest gets everything the database stores about them, and no secret of others.

import type { AnswerOf } from '@blackpeg/protocol';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { caller, given } from '../ask.testing.ts';
import { openLine, type TestLine } from '../identity/line.testing.ts';
import { cleanUp, startServer, type TestServer } from '../online.testing.ts';

cleanUp();

type Exported = AnswerOf<'guests/export'>;
/** Where the value of a column is in the export, or why it is not. */
type Place = ((told: Exported) => unknown) | string;
type Row = Readonly<Record<string, unknown>>;

const HASH = 'A hash: nobody can use it, and it tells nothing.';
const KEY = 'Holds the rows of the database together.';

const guest = ({ guest: told }: Exported) => told;
const tables = ({ tables: told }: Exported) => told;

/** By table and column: a column that is missing here fails the test. */
const PLACES: Readonly<Record<string, Place>> = {
  'migrations.version': 'About the database.',
  'migrations.at': 'About the database.',
  'guests.guest_id': guest,
  'guests.name': guest,
  'guests.used_at': guest,
  'guests.phrase_hash': (told) => (guest(told)?.hasPhrase ? null : 'missing'),
  'tokens.token_hash': HASH,
  'tokens.guest_id': guest,
  'tokens.used_at': (told) => guest(told)?.devices,
  'tables.table_id': tables,
  'tables.code': tables,
  'tables.terms': tables,
  'tables.phase': tables,
  'tables.listed': (told) => tables(told).map(({ card }) => Number(card.listed)),
  'tables.opened_at': tables,
  'tables.visited_at': tables,
  'tables.opened_by': (told) => (tables(told)[0]?.opened ? guest(told) : null),
  'tables.rematch_of': KEY,
  'seats.table_id': tables,
  'seats.seat': tables,
  'seats.guest_id': guest,
  'batches.match_id': tables,
  'batches.start_version': 'Counts the events, which are told.',
  'batches.end_version': 'Counts the events, which are told.',
  'batches.actor': 'Who did what is told by the events.',
  'batches.action_id': KEY,
  // The events themselves are compared below.
  'batches.events': 'Redacted: what is a secret of others is left out.',
  'people.entry_id': (told) => guest(told)?.people,
  'people.by_guest': guest,
  'people.about_guest': 'The id of another guest.',
  'people.name': (told) => guest(told)?.people,
  'people.treatment': (told) => guest(told)?.people,
  'people.since': (told) => guest(told)?.people,
  'reports.report_id': KEY,
  'reports.by_guest': guest,
  'reports.about_guest': 'The id of another guest.',
  'reports.name': (told) => guest(told)?.reports,
  'reports.table_id': (told) => guest(told)?.reports,
  'reports.reason': (told) => guest(told)?.reports,
  'reports.phrases': (told) => guest(told)?.reports,
  'reports.reported_at': (told) => guest(told)?.reports,
};

/** Columns that name another guest's own decision about this one. */
const ABOUT = ['people.about_guest', 'reports.about_guest'];

function rowsOf({ database }: TestServer, table: string): readonly Row[] {
  return database.sql.prepare(`SELECT * FROM ${table}`).all() as Row[];
}

function tableNames({ database }: TestServer): readonly string[] {
  const found = database.sql.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all() as Row[];
  return found.map(({ name }) => `${name}`).filter((name) => !name.startsWith('sqlite_'));
}

/** Whether the value is somewhere in the export, in any form. */
function isIn(value: unknown, told: unknown): boolean {
  const written =
    typeof value === 'string' && /^[[{]/.test(value) ? JSON.stringify(JSON.parse(value)) : `${value}`;
  return JSON.stringify(told ?? null).includes(written);
}

async function lineOf(server: TestServer, token: string, table: string): Promise<TestLine> {
  const opened = await openLine(server, token, table);
  if (typeof opened === 'number') throw new Error(`Refused with ${opened}.`);
  return opened.line;
}

/** A guest who has done everything that is stored, and another who did the same to them. */
async function played() {
  const server = await startServer();
  const [me, them] = [await caller(server), await caller(server)];
  const terms = standardTerms(superEdition({ holes: 4, colours: 6 }), { firstMaker: 1 });
  const { table } = await given(me.ask('tables/open', { terms, listed: true }));
  await given(them.ask('tables/sit', { table }));
  await given(me.ask('guests/phrase', {}));
  const lines = [await lineOf(server, me.token, table), await lineOf(server, them.token, table)] as const;
  const hiding = {
    type: 'hide-code',
    code: [6, 5, 4, 3],
    blanks: null,
    palmed: null,
    commitment: null,
  } as const;
  expect(await lines[1].wish(hiding)).toBe('granted');
  expect(await lines[0].wish({ type: 'place-guess', guess: [1, 1, 2, 2] })).toBe('granted');
  await lines[0].say({ type: 'say', phrase: 'sorry' });
  await lines[1].say({ type: 'say', phrase: 'thanks' });
  await given(me.ask('people/report', { table, seat: 1, reason: 'stalling' }));
  await given(them.ask('people/report', { table, seat: 0, reason: 'cheating' }));
  await given(me.ask('people/set', { table, seat: 1, as: 'blocked' }));
  await given(them.ask('people/set', { table, seat: 0, as: 'muted' }));
  for (const line of lines) line.close();
  return { server, me, them, table };
}

test('R19: has every value of every row about the guest, checked against the actual schema', async () => {
  const { server, me } = await played();
  const told = await given(me.ask('guests/export', {}));
  const id = told.guest?.id;
  let compared = 0;
  for (const table of tableNames(server)) {
    const rows = rowsOf(server, table);
    expect(rows.length, `${table} has rows to compare`).toBeGreaterThan(0);
    for (const row of rows) {
      const isAbout = ABOUT.some((place) => place === `${table}.about_guest` && row.about_guest === id);
      const isOthers =
        Object.values(row).every((value) => value !== id) && ['guests', 'tokens', 'seats'].includes(table);
      for (const [column, value] of Object.entries(row)) {
        const place = PLACES[`${table}.${column}`];
        expect(place, `${table}.${column} is told, or has a reason not to be`).toBeDefined();
        if (typeof place !== 'function' || isAbout || isOthers || value === null) continue;
        if (column === 'phrase_hash') expect(place(told)).toBeNull();
        else expect(isIn(value, place(told)), `${table}.${column}: ${value}`).toBe(true);
        compared += 1;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
  expect(told.guest?.phrases.map(({ phrase }) => phrase)).toEqual(['sorry']);
});

test('R19, R9: has no token, no hash, no id of others, no code that is hidden, and not who reported or muted one', async () => {
  const { server, me, them, table } = await played();
  const text = JSON.stringify(await given(me.ask('guests/export', {})));
  const theirs = (await given(them.ask('guests/export', {}))).guest?.id ?? 'nobody';
  const hashes = [...rowsOf(server, 'tokens'), ...rowsOf(server, 'guests')].flatMap((row) => [
    row.token_hash,
    row.phrase_hash,
  ]);
  const secrets = [me.token, them.token, theirs, ...hashes, 'cheating', '[6,5,4,3]'];
  for (const secret of secrets) if (secret) expect(text).not.toContain(secret);
  // The maker is told their own code.
  expect(JSON.stringify(await given(them.ask('guests/export', {})))).toContain('[6,5,4,3]');
  expect(text).toContain(`"table":"${table}"`);
});

test('R19: comes page by page, and every table is on one of them', async () => {
  const server = await startServer({ config: { tablesPerAddress: 1000 } });
  const { ask } = await caller(server);
  const host = await given(ask('guests/export', {}));
  const { createTables } = await import('../rooms/tables.ts');
  const { createSqliteStores } = await import('../store/sqlite/stores.ts');
  const registry = createTables(createSqliteStores(server.database).tables);
  const me = { id: host.guest?.id ?? '', name: host.guest?.name ?? '' };
  for (let count = 0; count < 60; count += 1) await registry.create(standardTerms(superEdition()), [me]);
  const first = await given(ask('guests/export', { page: 0 }));
  const second = await given(ask('guests/export', { page: 1 }));
  expect([first.tables.length, first.more, second.tables.length, second.more]).toEqual([50, true, 10, false]);
  expect([first.guest?.name, second.guest]).toEqual([me.name, null]);
  expect(new Set([...first.tables, ...second.tables].map(({ card }) => card.table)).size).toBe(60);
});
