// The example programs of examples/ against a real server: what the documents say is enough to play.

import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import {
  customEdition,
  duelEdition,
  PERSON,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import { afterEach, expect, test } from 'vitest';
import { cleanUp, startServer, type TestServer } from './online.testing.ts';
import { createTables } from './rooms/tables.ts';
import { createSqliteLogs } from './store/sqlite/logs.ts';
import { createSqliteStores } from './store/sqlite/stores.ts';

cleanUp();

const EXAMPLES = path.resolve(import.meta.dirname, '../../../examples');
const BOT = path.join(EXAMPLES, 'bot.mjs');
/** As the documents start them. */
const NODE_BOT = [process.execPath, BOT];
const PYTHON_CLIENT = ['python3', path.join(EXAMPLES, 'client.py')];

/** How to end those that run. */
const running = new Set<() => unknown>();
afterEach(() => {
  for (const end of running) end();
  running.clear();
});

interface Run {
  readonly code: number | null;
  readonly printed: readonly string[];
}

function runProcess(command: readonly string[], { address }: TestServer, where: string): Promise<Run> {
  const [file = '', ...args] = command;
  const child = spawn(file, [...args, address, where]);
  running.add(() => child.kill());
  const printed = printedBy(child.stdout, child.stderr);
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, printed: printed() }));
  });
}

/** In a thread, which starts sooner than a process. */
function runBot({ address }: TestServer, where: string): Promise<Run> {
  const thread = new Worker(BOT, { argv: [address, where], stdout: true, stderr: true });
  running.add(() => thread.terminate());
  const printed = printedBy(thread.stdout, thread.stderr);
  let fault: readonly string[] = [];
  thread.once('error', ({ message }) => {
    fault = [message];
  });
  return new Promise((resolve) => {
    thread.once('exit', (code) => resolve({ code, printed: [...printed(), ...fault] }));
  });
}

function printedBy(...streams: readonly Readable[]): () => readonly string[] {
  let printed = '';
  for (const stream of streams) {
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  }
  return () => printed.trim().split('\n');
}

/** Fails with the first program that does, since the others would wait for it. */
async function checkMatch(server: TestServer, runs: readonly Promise<Run>[]): Promise<void> {
  const [seated] = await Promise.all(
    runs.map(async (run) => {
      const { code, printed } = await run;
      expect(printed).toEqual([
        expect.stringMatching(/^Seat \d at table [2-9A-Z]{6}\.$/),
        expect.stringMatching(/^Over: \{"kind":"/),
      ]);
      expect(code).toBe(0);
      return printed[0];
    }),
  );
  const table = await createTables(createSqliteStores(server.database).tables).find(
    seated?.slice(-7, -1) ?? '',
  );
  const log = (await createSqliteLogs(server.database).read(table?.id ?? '', 0)).flatMap(
    ({ events }) => events,
  );
  expect([verifyLog(log), log.at(-1)?.type, table?.phase]).toEqual([null, 'match-closed', 'over']);
}

test('two that are paired play a whole match, one in Node and one in Python', async () => {
  const server = await startServer();
  const runs = [NODE_BOT, PYTHON_CLIENT].map((command) => runProcess(command, server, 'super'));
  await checkMatch(server, runs);
});

const seats = [PERSON, { ...PERSON, allowance: 60_000 }];
const race = { form: 'race' as const, seats: [PERSON, PERSON, PERSON] };

test.each<readonly [string, Terms]>([
  [
    'a duel with a handicap, a clock and marks by hand',
    standardTerms(duelEdition([4, 5]), { marker: 'by-hand', seats }),
  ],
  ['a race', standardTerms(superEdition(), race)],
  [
    'with blanks where the maker says so',
    standardTerms(superEdition({ blanks: 'choice' }), { form: 'classic' }),
  ],
  ['with blanks as agreed', standardTerms(superEdition({ blanks: 'on' }), { form: 'classic' })],
  [
    'codes without repeats',
    standardTerms(
      customEdition({ holes: 3, facets: [{ name: 'colour', size: 6, blank: false }], repeats: false }),
      { form: 'classic' },
    ),
  ],
])('those who sit down by a code play %s', async (_, terms) => {
  const server = await startServer();
  const { code } = await createTables(createSqliteStores(server.database).tables).create(terms, []);
  await checkMatch(
    server,
    terms.seats.map(() => runBot(server, code)),
  );
});

test.each<readonly [string, Terms]>([
  [
    'a sealed duel with a handicap and a clock',
    standardTerms(duelEdition([4, 5]), { marker: 'by-hand', custody: 'sealed', seats }),
  ],
  ['a race at their own pace', standardTerms(superEdition(), { ...race, pace: 'free' })],
  ['pairs with blanks', standardTerms(shapesEdition('2'), { form: 'classic' })],
])('those in Python play %s', async (_, terms) => {
  const server = await startServer();
  const { code } = await createTables(createSqliteStores(server.database).tables).create(terms, []);
  await checkMatch(
    server,
    terms.seats.map(() => runProcess(PYTHON_CLIENT, server, code)),
  );
});

test.each<readonly [string, Terms]>([
  ['pairs', standardTerms(shapesEdition('1'), { form: 'classic' })],
  ['sealed codes', standardTerms(superEdition(), { form: 'classic', custody: 'sealed' })],
  ['a counted tray', standardTerms(superEdition(), { form: 'classic', supply: 24 })],
])('a table with %s is beyond it, and keeps its seat free', async (_, terms) => {
  const server = await startServer();
  const tables = createTables(createSqliteStores(server.database).tables);
  const { code, id } = await tables.create(terms, []);
  const { code: exit, printed } = await runBot(server, code);
  expect([exit, printed.join('\n')]).toEqual([1, expect.stringContaining('This table is beyond an example')]);
  expect((await tables.find(id))?.seats).toEqual([null, null]);
});
