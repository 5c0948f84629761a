// R5: a hundred thousand commands, each sent one to five times over two sockets.

import { faultsOfAnswers, sendCopies } from '../../apps/server/src/proof/copies.testing.ts';
import { faultsOfLog, logsOf } from '../../apps/server/src/proof/reckoning.testing.ts';
import { longDuel, openIn, seedTables } from '../../apps/server/src/proof/seeded.testing.ts';
import { startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure } from './figures.ts';
import { checkOpenFiles, MAIN } from './machine.ts';
import type { Options } from './options.ts';

/** For each player: three copies of each over two connections stay below the limit of messages. */
const COMMANDS = 100;
const SEATS = 2;
const SPARE_FILES = 300;

export async function benchCopies({ commands }: Options, dataDir: string): Promise<readonly Figure[]> {
  const count = Math.ceil(commands / (SEATS * COMMANDS));
  checkOpenFiles(2 * SEATS * count + SPARE_FILES);
  const before = openIn(dataDir);
  const tables = await seedTables(before, longDuel(), count);
  before.close();
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 100_000 });
  const started = performance.now();
  const sent = await sendCopies({ port: server.port, tables, commands: COMMANDS, seed: Date.now() });
  const seconds = (performance.now() - started) / 1000;
  await server.stop();
  const after = openIn(dataDir);
  const faults = [...sent.faults];
  for (const [table, batches] of await logsOf(after, tables)) {
    faults.push(...faultsOfLog(batches), ...faultsOfAnswers(batches, sent.answers.get(table) ?? new Map()));
  }
  after.close();
  return [
    { goal: 'R5', what: 'commands', found: `${sent.commands}`, aim: `${commands}` },
    { goal: 'R5', what: 'copies of them', found: `${sent.copies}`, aim: '' },
    { goal: 'R5', what: 'copies answered a second', found: (sent.copies / seconds).toFixed(0), aim: '' },
    { goal: 'R5', what: 'commands granted', found: `${sent.granted}`, aim: '' },
    faultFigure('R5', 'applied twice or answered otherwise', faults),
  ];
}
