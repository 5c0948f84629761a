// R21: backups of the built server while programs play, each restored elsewhere and compared with the log that went on.

import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import type { StoredBatch } from '@blackpeg/referee';
import { fold, seededDice } from '@blackpeg/rules';
import { acknowledgements, createWaiting } from './lives.testing.ts';
import { createProgram } from './program.testing.ts';
import { logsOf } from './reckoning.testing.ts';
import { longDuel, openIn, type SeededTable, seedTables } from './seeded.testing.ts';
import { startProcess } from './server-process.testing.ts';

export interface BackupOrdeal {
  /** The server's built main.js. */
  readonly main: string;
  /** An empty folder of its own. */
  readonly folder: string;
  readonly tables: number;
  readonly backups: number;
}

export interface BackupFigures {
  readonly faults: readonly string[];
  readonly acknowledged: number;
  /** Milliseconds of each. */
  readonly backups: readonly number[];
  readonly restores: readonly number[];
}

/** What one player had been acknowledged when a backup began. */
interface Promised {
  readonly table: string;
  readonly seat: number;
  readonly ids: readonly string[];
}

interface Taken {
  readonly folder: string;
  readonly promised: readonly Promised[];
}

export async function backUpUnderLoad(ordeal: BackupOrdeal): Promise<BackupFigures> {
  const { main, folder } = ordeal;
  const dataDir = path.join(folder, 'data');
  const tables = await seed(dataDir, ordeal);
  const server = await startProcess({ main, dataDir, port: 0, socketsPerAddress: 100_000 });
  const waiting = createWaiting();
  const players = playersAt(server.port, tables, waiting.look);
  const programs = players.map(({ program }) => program);
  const taken: Taken[] = [];
  const times = { backups: [] as number[], restores: [] as number[] };
  try {
    for (const program of programs) program.setEager(true);
    for (let turn = 0; turn < ordeal.backups; turn += 1) {
      await acknowledgements(2 * programs.length, programs, waiting);
      const promised = players.map(({ table, program }) => ({
        table,
        seat: program.seat,
        ids: program.acknowledged.map(({ id }) => id),
      }));
      const file = path.join(folder, `${turn}.backup`);
      const restored = path.join(folder, `restored-${turn}`);
      times.backups.push(await timed(main, ['backup', file], dataDir));
      times.restores.push(await timed(main, ['restore', file, '--verify'], restored));
      taken.push({ folder: restored, promised });
    }
  } finally {
    for (const program of programs) program.leave();
    await server.stop();
  }
  const faults = server.complaints() === '' ? [] : [server.complaints()];
  const after = await readLogs(dataDir, tables);
  for (const one of taken) faults.push(...faultsOf(one, await readLogs(one.folder, tables), after));
  const acknowledged = programs.reduce((sum, program) => sum + program.acknowledged.length, 0);
  return { faults, acknowledged, ...times };
}

async function seed(dataDir: string, { tables }: BackupOrdeal): Promise<readonly SeededTable[]> {
  mkdirSync(dataDir);
  const database = openIn(dataDir);
  const seeded = await seedTables(database, longDuel(), tables);
  database.close();
  return seeded;
}

function playersAt(port: number, tables: readonly SeededTable[], changed: () => void) {
  const dice = seededDice(21);
  return tables.flatMap(({ table, tokens }) =>
    tokens.map((token, seat) => ({
      table,
      program: createProgram({ port, token, table, seat, dice, retry: 100, changed }),
    })),
  );
}

/** Milliseconds it took; rejected with its error message. */
async function timed(main: string, args: readonly string[], dataDir: string): Promise<number> {
  const started = performance.now();
  const env = { PATH: process.env.PATH, BLACKPEG_DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, [main, ...args], { env });
  return performance.now() - started;
}

type Logs = ReadonlyMap<string, readonly StoredBatch[]>;

async function readLogs(dataDir: string, tables: readonly SeededTable[]): Promise<Logs> {
  const database = openIn(dataDir);
  const logs = await logsOf(database, tables);
  database.close();
  return new Map(logs);
}

/** Everything acknowledged is in the copy, and everything in the copy was played. */
function faultsOf({ folder, promised }: Taken, copy: Logs, after: Logs): readonly string[] {
  const faults: string[] = [];
  for (const [table, batches] of copy) {
    const played = (after.get(table) ?? []).slice(0, batches.length);
    const events = (log: readonly StoredBatch[]) => log.flatMap((batch) => batch.events);
    if (!isDeepStrictEqual(fold(events(batches)), fold(events(played))))
      faults.push(`${folder}: table ${table} is in another state than it was`);
  }
  for (const { table, seat, ids } of promised) {
    const stored = new Set(
      (copy.get(table) ?? []).filter(({ by }) => by === seat).map((one) => one.actionId),
    );
    const lost = ids.filter((id) => !id.startsWith('see-') && !stored.has(id));
    faults.push(...lost.map((id) => `${folder}: ${id} of seat ${seat} was acknowledged, and is not there`));
  }
  return faults;
}
