// R4: all connections fail at once with moves under way; how soon everybody sees the same again: a third are cut, a third
// are behind a network that lets nothing through, and a third are asleep.

import { LOSSES } from '../../apps/server/src/proof/devices.testing.ts';
import { astray, dropAll } from '../../apps/server/src/proof/drops.testing.ts';
import { longDuel, openIn, seedTables } from '../../apps/server/src/proof/seeded.testing.ts';
import { startProcess } from '../../apps/server/src/proof/server-process.testing.ts';
import { type Figure, faultFigure, part } from './figures.ts';
import { checkOpenFiles, MAIN } from './machine.ts';
import type { Options } from './options.ts';

/** Milliseconds: long enough for all to have retried in vain, and for the server to have dropped silent connections. */
const LASTING = { cut: 10_000, partition: 30_000, sleep: 60_000 };
const SEATS = 2;
const SPARE_FILES = 300;

export async function benchDrops({ lines }: Options, dataDir: string): Promise<readonly Figure[]> {
  checkOpenFiles(lines + SPARE_FILES);
  const before = openIn(dataDir);
  const tables = await seedTables(before, longDuel(), Math.ceil(lines / SEATS));
  before.close();
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 100_000 });
  const dropped = await dropAll({ port: server.port, tables, lasting: LASTING, seed: Date.now() });
  await server.stop();
  const after = openIn(dataDir);
  const faults = await astray(after, dropped);
  after.close();
  const back = LOSSES.flatMap((loss): readonly Figure[] => {
    const times = dropped.filter((one) => one.loss === loss).map(({ backAfter }) => backAfter);
    const after = (share: number) => `${(part(times, share) / 1000).toFixed(2)} s`;
    const what = `${times.length} back and in step after ${LASTING[loss] / 1000} s of ${loss}`;
    return [
      { goal: 'R4', what: `${what}, median`, found: after(0.5), aim: '' },
      { goal: 'R4', what: `${what}, p99`, found: after(0.99), aim: '≤ 3 s' },
      { goal: 'R4', what: `${what}, all`, found: after(1), aim: '' },
    ];
  });
  return [
    { goal: 'R4', what: 'connections gone at once', found: `${dropped.length}`, aim: `${lines}` },
    ...back,
    faultFigure('R4', 'who see something else than there is', faults),
  ];
}
