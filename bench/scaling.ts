// What a move costs on several servers with one PostgreSQL: `npm run bench:scaling [--tables=60] [--seconds=10]` plays against one, two
// and three built servers as fast as it can, and prints moves and processor time. `docs/scaling.md` has a model made of it.

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cluster, startCluster } from '../apps/server/src/proof/cluster.testing.ts';
import { playAt, seedPostgres } from '../apps/server/src/proof/endured.testing.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { MAIN } from './server/machine.ts';
import { type Cell, printTable } from './table.ts';

const args = process.argv.slice(2);
const given = (name: string, otherwise: number) =>
  Number(args.find((arg) => arg.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise);
const tables = given('tables', 60);
const seconds = given('seconds', 10);
/** Clock ticks of the system, in which it counts processor time. */
const MILLISECONDS_OF_TICK = 10;
const SIZES = [1, 2, 3];

const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-bench-scaling-'));
const postgres = await startPostgres({ isDurable: true });
const url = `${postgres.url}/postgres`;
const seeded = await seedPostgres(url, tables * SIZES.length);
const rows: Cell[][] = [];
try {
  for (const [index, size] of SIZES.entries()) {
    const cluster = await startCluster(size, { url, main: MAIN, dataDir });
    const playing = playAt(cluster, seeded.slice(index * tables, (index + 1) * tables), {
      movesPerSecond: null,
      retry: 500,
      seed: size,
    });
    // Everybody is connected.
    await pause(3_000);
    const [before, spent] = [playing.acknowledged(), await spentBy(cluster)];
    await pause(seconds * 1_000);
    const [moves, after] = [playing.acknowledged() - before, await spentBy(cluster)];
    const perMove = (name: keyof typeof spent) => ((after[name] - spent[name]) / moves).toFixed(2);
    const waited = playing.waits().sort((a, b) => a - b);
    const at = (share: number) => Math.round(waited[Math.floor(share * waited.length)] ?? Number.NaN);
    rows.push([
      size,
      Math.round(moves / seconds),
      perMove('servers'),
      perMove('database'),
      at(0.5),
      at(0.99),
    ]);
    playing.stop();
    await cluster.end();
  }
  printTable(
    ['servers', 'moves a second', 'ms of servers a move', 'ms of PostgreSQL a move', 'p50 ms', 'p99 ms'],
    rows,
  );
} finally {
  postgres.stop();
  rmSync(dataDir, { recursive: true });
}

/** Milliseconds of processor time so far. */
async function spentBy(cluster: Cluster): Promise<{ readonly servers: number; readonly database: number }> {
  const servers = cluster.servers.reduce((sum, { process: { pid } }) => sum + timesOf(pid).own, 0);
  const parent = timesOf(await cluster.backend()).parent;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)));
  const alive = children.filter((one) => one.parent === parent).reduce((sum, { own }) => sum + own, 0);
  return { servers, database: alive + timesOf(parent).own + timesOf(parent).ofEnded };
}

function timesOf(pid: number): { readonly own: number; readonly ofEnded: number; readonly parent: number } {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .map(Number);
    const [parent = 0, user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = [1, 11, 12, 13, 14].map(
      (index) => fields[index],
    );
    return {
      parent,
      own: (user + system) * MILLISECONDS_OF_TICK,
      ofEnded: (userOfEnded + systemOfEnded) * MILLISECONDS_OF_TICK,
    };
  } catch {
    return { parent: 0, own: 0, ofEnded: 0 };
  }
}
