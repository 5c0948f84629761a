// Servers on one PostgreSQL in which faults are injected again and again while programs play on all of them, and the results.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Milliseconds, seededDice } from '@blackpeg/rules';
import { createPostgresLogs } from '../store/postgres/logs.ts';
import { migrateStore } from '../store/postgres/migrate-store.ts';
import type { Cluster, ClusterServer, Strike } from './cluster.testing.ts';
import { acknowledgements, createWaiting, play, type Waiting } from './lives.testing.ts';
import { createProgram, type Program } from './program.testing.ts';
import { type Reckoning, reckon } from './reckoning.testing.ts';
import { longDuel, openIn, type SeededTable, seedTables } from './seeded.testing.ts';

const ROW_TIME = 600_000;

/** Tables with all seats taken, in a previously empty database. */
export async function seedPostgres(url: string, count: number): Promise<readonly SeededTable[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-seeded-'));
  try {
    const database = openIn(folder);
    const tables = await seedTables(database, longDuel(ROW_TIME), count);
    database.close();
    const moved = await migrateStore(folder, url);
    if (!moved.ok) throw new Error(moved.error.join(' '));
    return tables;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export interface ClusterOrdeal {
  readonly tables: readonly SeededTable[];
  readonly strike: Strike;
  readonly times: number;
  /** Minimum duration of each fault. */
  readonly lasting: Milliseconds;
  /** Moves a second of all programs together; null for as fast as possible. */
  readonly movesPerSecond: number | null;
  /** Maximum delay until a program reconnects. */
  readonly retry: Milliseconds;
  readonly seed: number;
  /** Called after each fault, with their number so far. */
  struck?(count: number): void;
}

export interface Endured extends Reckoning {
  /** How long others took to take over every match of a server that was down, the shortest first. */
  readonly takeovers: readonly Milliseconds[];
  /** From the end of a fault to the next acknowledgement, likewise. */
  readonly waits: readonly Milliseconds[];
  /** How long each program that lost its connection was without one, likewise. */
  readonly interruptions: readonly Milliseconds[];
}

/** Maximum number of acknowledgements before the next fault. */
const LONGEST_LIFE = 20;
/** Between two checks of which server owns which match. */
const OFTEN: Milliseconds = 20;

/** Programs at any of the servers. */
export interface ClusterPlay {
  readonly playersOf: ReadonlyMap<string, readonly Program[]>;
  readonly waiting: Waiting;
  acknowledged(): number;
  /** How long each acknowledgement took. */
  waits(): Milliseconds[];
  /** No new actions are sent. */
  rest(): void;
  stop(): void;
}

export function playAt(
  { servers }: Cluster,
  tables: readonly SeededTable[],
  { movesPerSecond, retry, seed }: Pick<ClusterOrdeal, 'movesPerSecond' | 'retry' | 'seed'>,
): ClusterPlay {
  const dice = seededDice(seed);
  const waiting = createWaiting();
  const port = () => servers[dice(servers.length)]?.place.port ?? 0;
  const playersOf = new Map(
    tables.map(({ table, tokens }) => [
      table,
      tokens.map((token, seat) =>
        createProgram({ port, token, table, seat, dice, retry, changed: waiting.look }),
      ),
    ]),
  );
  const programs = [...playersOf.values()].flat();
  const rest = play(programs, movesPerSecond, dice);
  return {
    playersOf,
    waiting,
    acknowledged: () => programs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    waits: () => programs.flatMap(({ acknowledged }) => acknowledged.map(({ took }) => took)),
    rest,
    stop() {
      rest();
      for (const program of programs) program.leave();
    },
  };
}

export async function endure(cluster: Cluster, ordeal: ClusterOrdeal): Promise<Endured> {
  const { tables, strike, times, lasting } = ordeal;
  const { servers } = cluster;
  const dice = seededDice(ordeal.seed);
  const playing = playAt(cluster, tables, ordeal);
  const { playersOf, waiting } = playing;
  const programs = [...playersOf.values()].flat();
  const [takeovers, waits]: [Milliseconds[], Milliseconds[]] = [[], []];
  try {
    for (let struck = 0; struck < times; struck += 1) {
      await acknowledgements(1 + dice(LONGEST_LIFE), programs, waiting);
      if (strike.isRolling) await waiting.until(() => programs.every((program) => program.isInStep()));
      const victim = servers[
        strike.isRolling ? struck % servers.length : dice(servers.length)
      ] as ClusterServer;
      const took = await strikeOne(cluster, victim, strike, lasting);
      if (took !== null) takeovers.push(took);
      const endedAt = performance.now();
      await acknowledgements(1, programs, waiting);
      waits.push(performance.now() - endedAt);
      ordeal.struck?.(struck + 1);
    }
    playing.rest();
    await waiting.until(() => programs.every((program) => program.isIdle()));
  } finally {
    playing.stop();
  }
  const reckoned = await reckon(createPostgresLogs(cluster.database), playersOf, []);
  const sorted = (all: Milliseconds[]) => all.map(Math.round).sort((a, b) => a - b);
  const interruptions = sorted(programs.flatMap((program) => program.interruptions));
  return { ...reckoned, takeovers: sorted(takeovers), waits: sorted(waits), interruptions };
}

/** How long others took to take over; null if there was nothing to take over. */
async function strikeOne(
  cluster: Cluster,
  victim: ClusterServer,
  strike: Strike,
  lasting: Milliseconds,
): Promise<Milliseconds | null> {
  const name = await cluster.nameOf(victim);
  await strike.begin(victim, cluster);
  const began = performance.now();
  let lastHeld: Milliseconds | null = null;
  // Checked for as long as the fault lasts: a match whose players reach another server late counts too.
  while (performance.now() - began < lasting) {
    const isHeld = strike.isDown && name !== null && (await cluster.heldBy(name)) > 0;
    if (isHeld) lastHeld = performance.now() - began;
    await pause(OFTEN);
  }
  await strike.end(victim);
  return lastHeld;
}
