// R8: a million frames of nonsense and ten thousand handshakes that never end, while others play.

import { seededDice } from '@blackpeg/rules';
import { dawdle, fire } from '../../apps/server/src/proof/fuzz.testing.ts';
import { createProgram } from '../../apps/server/src/proof/program.testing.ts';
import { faultsOfLog, logsOf, reckon } from '../../apps/server/src/proof/reckoning.testing.ts';
import { longDuel, openIn, registersOf, seedTables } from '../../apps/server/src/proof/seeded.testing.ts';
import { startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure, part } from './figures.ts';
import { checkOpenFiles, MAIN } from './machine.ts';
import type { Options } from './options.ts';
import { lineFrom, startPart } from './parts.ts';

const ATTACKED = 200;
const SPARE_FILES = 300;
const NUDGE = 20;
const PROBE = 25;
/** Milliseconds after which slow handshakes should long have been closed. */
const PATIENCE = 90_000;

export async function benchFuzz(
  { frames, handshakes }: Options,
  dataDir: string,
): Promise<readonly Figure[]> {
  checkOpenFiles(handshakes + SPARE_FILES);
  const before = openIn(dataDir);
  const [played, ...attacked] = await seedTables(before, longDuel(), ATTACKED + 1);
  before.close();
  if (!played) throw new Error('Nobody plays.');
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 100_000 });
  const { port } = server;
  const dice = seededDice(Date.now());
  const players = played.tokens.map((token, seat) =>
    createProgram({ port, token, table: played.table, seat, dice, retry: 100 }),
  );
  const nudging = setInterval(() => players[dice(2)]?.nudge(), NUDGE);
  const probe = startPart([`--probe=${port}`]);
  const slow = await dawdle(port, handshakes);
  const started = performance.now();
  const sent = await fire({
    port,
    attackers: attacked.flatMap(({ table, tokens: [one = '', two = ''] }) => [
      { token: one, table },
      { token: two, table },
      { token: one, table: played.table },
      { token: two, table: 'nowhere' },
    ]),
    frames,
    seed: Date.now(),
  });
  const seconds = (performance.now() - started) / 1000;
  clearInterval(nudging);
  while (slow.ended() < handshakes && performance.now() - started < PATIENCE) {
    await new Promise((resolve) => setTimeout(resolve, PROBE));
  }
  const waited = (performance.now() - started) / 1000;
  const ended = slow.ended();
  slow.stop();
  const delays = lineFrom(probe);
  probe.kill('SIGTERM');
  const times = JSON.parse(await delays) as readonly number[];
  for (const player of players) player.leave();
  const complaints = server.complaints();
  await server.stop();
  const after = openIn(dataDir);
  const { faults, acknowledged } = await reckon(
    registersOf(after).logs,
    new Map([[played.table, players]]),
    [],
  );
  const logs = await logsOf(after, attacked);
  after.close();
  const illegal = logs.flatMap(([, batches]) => faultsOfLog(batches));
  return [
    { goal: 'R8', what: 'frames of nonsense', found: `${sent}`, aim: `${frames}` },
    { goal: 'R8', what: 'frames a second', found: (sent / seconds).toFixed(0), aim: '' },
    {
      goal: 'R8',
      what: `slow handshakes ended by the server within ${waited.toFixed(0)} s`,
      found: `${ended}`,
      aim: `${handshakes}`,
    },
    { goal: 'R8', what: 'moves of others acknowledged meanwhile', found: `${acknowledged}`, aim: '' },
    {
      goal: 'R8',
      what: 'answer to others meanwhile, p99',
      found: `${part(times, 0.99).toFixed(1)} ms`,
      aim: '< 50 ms',
    },
    faultFigure('R8', 'crashes, complaints and illegal changes', [
      ...faults,
      ...illegal,
      ...(complaints === '' ? [] : [complaints]),
    ]),
  ];
}

/** In a separate process, until it is told to end: polls the server continuously. */
export async function probe(port: number): Promise<void> {
  const times: number[] = [];
  process.once('SIGTERM', () => process.stdout.write(`${JSON.stringify(times)}\n`, () => process.exit()));
  for (;;) {
    const asked = performance.now();
    await (await fetch(`http://127.0.0.1:${port}/healthz`)).text();
    times.push(performance.now() - asked);
    await new Promise((resolve) => setTimeout(resolve, PROBE));
  }
}
