// R4 in small: players whose connections are cut, behind a network that lets nothing through, or asleep, with moves under way.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LOSSES } from './devices.testing.ts';
import { astray, dropAll } from './drops.testing.ts';
import { longDuel, openIn, seedTables } from './seeded.testing.ts';
import { startProcess } from './server-process.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-drops-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

test('R4: after a cut, a partition or sleep everybody sees the same, and every move was made once', async () => {
  const before = openIn(dataDir);
  const tables = await seedTables(before, longDuel(), 12);
  before.close();
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 100 });
  const lasting = { cut: 300, partition: 1_000, sleep: 1_500 };
  const dropped = await dropAll({ port: server.port, tables, lasting, seed: 1 });
  await server.stop();
  expect(LOSSES.map((loss) => dropped.filter((one) => one.loss === loss).length)).toEqual([8, 8, 8]);
  const after = openIn(dataDir);
  expect(await astray(after, dropped)).toEqual([]);
  after.close();
});
