// R2: the built server, killed at any moment while programs play, does not lose, repeat or reorder anything it acknowledged.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { survive } from './lives.testing.ts';
import { reckon } from './reckoning.testing.ts';
import { longDuel, openIn, registersOf, seedTables } from './seeded.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const KILLS = inject('isFullRun') ? 20 : 5;
const TABLES = 6;
const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-killed-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('R2, T2b: over many kills nothing acknowledged is lost, and no clock is charged for them', async () => {
  const before = openIn(dataDir);
  const tables = await seedTables(before, longDuel(600_000), TABLES);
  before.close();
  const place = { main: MAIN, dataDir, port: 0, socketsPerAddress: 100 };
  const { kills, playersOf, complaints } = await survive({
    place,
    tables,
    kills: KILLS,
    longestLife: 20,
    movesPerSecond: null,
    retry: 40,
    seed: 2,
  });
  const after = openIn(dataDir);
  const { faults, acknowledged, outages } = await reckon(registersOf(after).logs, playersOf, kills);
  after.close();
  expect(faults).toEqual([]);
  expect(complaints).toBe('');
  expect(acknowledged).toBeGreaterThan(2 * KILLS);
  expect(outages).toBeGreaterThanOrEqual(KILLS);
});
