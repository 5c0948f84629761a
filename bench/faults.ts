// What faults cost on PostgreSQL: `npm run bench:faults [--full] [--matches=100]` plays against the built server, one node, on a
// PostgreSQL of its own that syncs, strikes it again and again, and prints one table. `npm test` has the same in small.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { breakConnections, cutOff, standStill } from '../apps/server/src/proof/blows.testing.ts';
import { endure, seedPostgres } from '../apps/server/src/proof/endured.testing.ts';
import type { Blow } from '../apps/server/src/proof/lives.testing.ts';
import { startProxy } from '../apps/server/src/proof/proxy.testing.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { MAIN } from './server/machine.ts';
import { type Cell, printTable } from './table.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const matches = Number(args.find((arg) => arg.startsWith('--matches='))?.split('=')[1] ?? 100);
const TIMES = isFull ? 50 : 10;
const STOPPED = isFull ? 30_000 : 5_000;
const CUT = isFull ? 10_000 : 4_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-bench-faults-'));
const postgres = await startPostgres({ isDurable: true });
const url = `${postgres.url}/postgres`;
const proxy = await startProxy(Number(new URL(url).port));
const seeded = await seedPostgres(url, matches);
const settings = {
  DATABASE_URL: url.replace(/:\d+\//, `:${proxy.port}/`),
  BLACKPEG_MESSAGES_PER_GUEST: '100000',
};
const place = { main: MAIN, dataDir, port: 0, socketsPerAddress: 10_000, settings };
const BLOWS: readonly (readonly [string, Blow | undefined])[] = [
  ['killed', undefined],
  [`stopped for ${STOPPED / 1000} s`, standStill(STOPPED)],
  [`cut off for ${CUT / 1000} s`, cutOff(proxy, CUT)],
  ['connections broken', breakConnections(proxy)],
];
try {
  const rows: Cell[][] = [];
  for (const [seed, [name, blow]] of BLOWS.entries()) {
    const share = Math.floor(matches / BLOWS.length);
    const tables = seeded.slice(seed * share, (seed + 1) * share);
    const ordeal = { place, tables, kills: TIMES, longestLife: 200, movesPerSecond: 200, retry: 1000, seed };
    const found = await endure(url, blow ? { ...ordeal, blow } : ordeal);
    const [median, worst] = [found.waits[Math.floor(TIMES / 2)] ?? 0, found.waits.at(-1) ?? 0];
    rows.push([name, TIMES, found.acknowledged, found.faults.length, median, worst]);
    for (const fault of found.faults.slice(0, 5)) console.error(fault);
  }
  printTable(['one node', 'times', 'acknowledged', 'lost, doubled, forked', 'ms to first', 'worst'], rows);
} finally {
  proxy.close();
  postgres.stop();
  rmSync(dataDir, { recursive: true });
}
