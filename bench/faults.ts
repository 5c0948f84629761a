// What faults cost on PostgreSQL: `npm run bench:faults [--full] [--nodes=3] [--matches=1000] [--only=killed,restarted]` plays against built servers
// on a PostgreSQL of its own that syncs, injects faults into one of them again and again, shows its progress, and prints one table. Each fault has a
// sixth of the matches, even if only some faults are run. `npm test` runs the same at a small scale.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  CONNECTIONS_BROKEN,
  CUT_OFF,
  KILLED,
  RESTARTED,
  STOPPED,
  type Strike,
  startCluster,
  withoutNotifications,
} from '../apps/server/src/proof/cluster.testing.ts';
import { endure, seedPostgres } from '../apps/server/src/proof/endured.testing.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { part } from './server/figures.ts';
import { MAIN } from './server/machine.ts';
import { type Cell, printTable } from './table.ts';

const args = process.argv.slice(2);
const isFull = args.includes('--full');
const given = (name: string, otherwise: number) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const nodes = given('nodes', 3);
const matches = given('matches', 1000);
const TIMES = given('times', isFull ? 50 : 10);
const TIMES_OF_NOTIFICATIONS = Math.ceil(isFull ? (TIMES * 2) / 5 : TIMES / 2);
/** Milliseconds; all are longer than the time after which others take over. */
const [DOWN, ASIDE] = [6_000, given('stopped', 30_000)];

const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-bench-faults-'));
const postgres = await startPostgres({ isDurable: true });
const url = `${postgres.url}/postgres`;
const seeded = await seedPostgres(url, matches);
const cluster = await startCluster(nodes, { url, main: MAIN, dataDir });
const only = (args.find((arg) => arg.startsWith('--only='))?.split('=')[1] ?? '').split(',');
const ALL: readonly (readonly [string, Strike, number, number])[] = [
  ['killed', KILLED, TIMES, DOWN],
  ['restarted', RESTARTED, 2 * TIMES, 0],
  [`stopped for ${ASIDE / 1000} s`, STOPPED, TIMES, ASIDE],
  [`cut off for ${DOWN / 1000} s`, CUT_OFF, TIMES, DOWN],
  ['connections broken', CONNECTIONS_BROKEN, TIMES, 0],
  [`no notifications for ${DOWN / 1000} s`, withoutNotifications(), TIMES_OF_NOTIFICATIONS, DOWN],
];
const STRIKES = ALL.filter(([name]) => only.some((begin) => name.startsWith(begin)));
const middle = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? '';
try {
  const rows: Cell[][] = [];
  for (const [seed, [name, strike, times, lasting]] of STRIKES.entries()) {
    const share = Math.floor(matches / ALL.length);
    const tables = seeded.slice(seed * share, (seed + 1) * share);
    const found = await endure(cluster, {
      ...{ tables, strike, times, lasting, seed },
      struck: (count) => console.log(`${name}: ${count} of ${times}`),
      movesPerSecond: 200,
      retry: 1000,
    });
    const { takeovers, waits, interruptions } = found;
    rows.push([
      ...[name, times, found.acknowledged, found.faults.length],
      ...[middle(takeovers), takeovers.at(-1) ?? '', middle(waits), waits.at(-1) ?? ''],
      ...[interruptions.length, interruptions.length > 0 ? part(interruptions, 0.99) : ''],
    ]);
    for (const fault of found.faults.slice(0, 5)) console.error(fault);
  }
  printTable(
    [
      ...[`${nodes} servers, ${matches} matches`, 'times', 'acknowledged', 'lost, doubled, forked'],
      ...['ms to take over', 'worst', 'ms to first after', 'worst', 'connections lost', 'p99 ms to be back'],
    ],
    rows,
  );
} finally {
  await cluster.end();
  postgres.stop();
  rmSync(dataDir, { recursive: true });
}
