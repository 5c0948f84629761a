// R4: every line cut at once with moves under way, no network for a while, and how soon everybody sees the same again.

import { astray, dropAll } from '../../apps/server/src/proof/drops.testing.ts';
import { longDuel, openIn, seedTables } from '../../apps/server/src/proof/seeded.testing.ts';
import { startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure, part } from './figures.ts';
import { checkOpenFiles, MAIN } from './machine.ts';
import type { Options } from './options.ts';

/** Milliseconds: long enough that all have tried in vain, and wait as long as they ever do. */
const OUTAGE = 10_000;
const SEATS = 2;
const SPARE_FILES = 300;

export async function benchDrops({ lines }: Options, dataDir: string): Promise<readonly Figure[]> {
  checkOpenFiles(lines + SPARE_FILES);
  const before = openIn(dataDir);
  const tables = await seedTables(before, longDuel(), Math.ceil(lines / SEATS));
  before.close();
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 100_000 });
  const dropped = await dropAll({ port: server.port, tables, outage: OUTAGE, seed: Date.now() });
  await server.stop();
  const after = openIn(dataDir);
  const faults = await astray(after, dropped);
  after.close();
  const times = dropped.map(({ backAfter }) => backAfter);
  const back = (share: number) => `${(part(times, share) / 1000).toFixed(2)} s`;
  return [
    {
      goal: 'R4',
      what: `lines cut at once, for ${OUTAGE / 1000} s`,
      found: `${dropped.length}`,
      aim: `${lines}`,
    },
    { goal: 'R4', what: 'back and in step after the network, median', found: back(0.5), aim: '' },
    { goal: 'R4', what: 'back and in step after the network, p99', found: back(0.99), aim: '≤ 3 s' },
    { goal: 'R4', what: 'back and in step after the network, all', found: back(1), aim: '' },
    faultFigure('R4', 'who see something else than there is', faults),
  ];
}
