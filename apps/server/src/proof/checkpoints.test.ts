// What the built server has stored reaches the database file within seconds, by a separate thread: the log beside it stays
// small, and after a stop there is one complete file.

import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededDice } from '@blackpeg/rules';
import { afterAll, expect, test, vi } from 'vitest';
import { createProgram } from './program.testing.ts';
import { logsOf } from './reckoning.testing.ts';
import { longDuel, openIn, type SeededTable, seedTable } from './seeded.testing.ts';
import { startProcess } from './server-process.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-checkpoints-'));
const dataDir = path.join(folder, 'data');
mkdirSync(dataDir);
afterAll(() => rmSync(folder, { recursive: true }));

/** Moves in the database file alone, without the log beside it. */
async function movesInFile(table: SeededTable, copy: string): Promise<number> {
  mkdirSync(path.join(folder, copy));
  copyFileSync(path.join(dataDir, 'blackpeg.db'), path.join(folder, copy, 'blackpeg.db'));
  const database = openIn(path.join(folder, copy));
  const [[, batches = []] = []] = await logsOf(database, [table]);
  database.close();
  return batches.length;
}

/** Open files of the database and its log, if the system can list them; a file closed meanwhile does not count. */
function heldFiles(pid: number): number {
  if (!existsSync('/proc/self/fd')) return 0;
  const target = (name: string) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`);
    } catch {
      return '';
    }
  };
  return readdirSync(`/proc/${pid}/fd`).filter((name) => target(name).includes('blackpeg.db')).length;
}

test('R22: moves reach the database file soon, and all of them when the server has stopped', async () => {
  const database = openIn(dataDir);
  const table = await seedTable(database, longDuel());
  database.close();
  const server = await startProcess({ main: MAIN, dataDir, port: 0, socketsPerAddress: 20 });
  const dice = seededDice(5);
  const programs = table.tokens.map((token, seat) =>
    createProgram({ port: server.port, token, table: table.table, seat, dice, retry: 40 }),
  );
  const acknowledged = () => programs.reduce((sum, program) => sum + program.acknowledged.length, 0);
  for (const program of programs) program.setEager(true);
  await vi.waitFor(() => expect(acknowledged()).toBeGreaterThan(20), { timeout: 30_000, interval: 50 });
  let copies = 0;
  const copied = () => movesInFile(table, `copy-${copies++}`);
  await vi.waitFor(async () => expect(await copied()).toBeGreaterThan(20), {
    timeout: 30_000,
    interval: 250,
  });
  const few = heldFiles(server.pid);
  for (let turns = 0; turns < 3; turns += 1) {
    const { mtimeMs } = statSync(path.join(dataDir, 'blackpeg.db'));
    const changed = () => statSync(path.join(dataDir, 'blackpeg.db')).mtimeMs;
    await vi.waitFor(() => expect(changed()).toBeGreaterThan(mtimeMs), { timeout: 30_000, interval: 50 });
  }
  // One checkpoint may be under way.
  expect(heldFiles(server.pid)).toBeLessThanOrEqual(few + 2);
  for (const program of programs) program.leave();
  await server.stop();
  expect(server.complaints()).toBe('');
  expect(existsSync(path.join(dataDir, 'blackpeg.db-wal'))).toBe(false);
  expect(await copied()).toBeGreaterThanOrEqual(acknowledged());
}, 60_000);
