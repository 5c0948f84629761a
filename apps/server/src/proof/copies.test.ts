// R5: a thousand commands, in `npm run test:full` ten thousand, each sent one to five times, late, out of order and over two sockets, are applied once and
// get the same answer. The bench sends a hundred thousand.

import { expect, inject, test } from 'vitest';
import { cleanUp, startServer } from '../online.testing.ts';
import { faultsOfAnswers, sendCopies } from './copies.testing.ts';
import { faultsOfLog, logsOf } from './reckoning.testing.ts';
import { longDuel, seedTables } from './seeded.testing.ts';

cleanUp();

const TABLES = inject('isFullRun') ? 50 : 5;
/** For each player: three copies of each over two connections stay below the limit of messages. */
const COMMANDS = 100;

test('R5, I4: every copy of a command gets the same answer, and the log has it once', async () => {
  const server = await startServer({ config: { socketsPerAddress: 1000 } });
  const tables = await seedTables(server.database, longDuel(), TABLES);
  const sent = await sendCopies({ port: server.port, tables, commands: COMMANDS, seed: 5 });
  expect(sent.faults).toEqual([]);
  expect(sent.commands).toBe(TABLES * 2 * COMMANDS);
  expect(sent.copies).toBeGreaterThan(2 * sent.commands);
  expect(sent.granted).toBeGreaterThan(sent.commands / 4);
  for (const [table, batches] of await logsOf(server.database, tables)) {
    const answers = sent.answers.get(table) ?? new Map();
    expect([...faultsOfLog(batches), ...faultsOfAnswers(batches, answers)]).toEqual([]);
  }
});
