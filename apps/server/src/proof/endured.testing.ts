// One kind of blow against a server on PostgreSQL, and what it came to.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectPostgres } from '../store/postgres/database.ts';
import { createPostgresLogs } from '../store/postgres/logs.ts';
import { migrateStore } from '../store/postgres/migrate-store.ts';
import { type Ordeal, survive } from './lives.testing.ts';
import { type Reckoning, reckon } from './reckoning.testing.ts';
import { longDuel, openIn, type SeededTable, seedTables } from './seeded.testing.ts';

const ROW_TIME = 600_000;

/** Tables with everybody seated, in a database that was empty. */
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

export interface Endured extends Reckoning {
  /** Milliseconds from when it could serve again to its first acknowledgement, the shortest first. */
  readonly waits: readonly number[];
}

/** Of clocks only kills are asked: nothing else is an outage. */
export async function endure(url: string, ordeal: Ordeal): Promise<Endured> {
  const { kills, playersOf } = await survive(ordeal);
  const database = connectPostgres(url, () => {});
  const reckoned = await reckon(createPostgresLogs(database), playersOf, ordeal.blow ? [] : kills);
  await database.close();
  const waits = kills.map(({ backAt, servingAt }) => servingAt - backAt).sort((a, b) => a - b);
  return { ...reckoned, waits };
}
