// R3 at the level of system calls: the built server syncs its log before it writes an acknowledgement to a socket. If
// the machine has no tracer, only power-cut.test.ts and the settings read back here test R3.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededDice } from '@blackpeg/rules';
import { afterAll, describe, expect, test } from 'vitest';
import { createProgram } from './program.testing.ts';
import { longDuel, openIn, seedTable } from './seeded.testing.ts';
import { startProcess } from './server-process.testing.ts';
import { answersIn, tracerTo } from './traced.testing.ts';

const MAIN = path.resolve(import.meta.dirname, '../../bundle/main.js');
const ANSWERS = 50;
const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-traced-'));
const trace = path.join(dataDir, 'trace');
afterAll(() => rmSync(dataDir, { recursive: true }));

test('R3: a commit returns when the disk has it', () => {
  const database = openIn(dataDir);
  expect(database.sql.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  // 2 is FULL.
  expect(database.sql.pragma('synchronous')).toEqual([{ synchronous: 2 }]);
  database.close();
});

describe('R3: reading a trace', () => {
  const WRITTEN = '7 pwrite64(20</d/b.db-wal>, "x", 24, 0) = 24';
  const ANSWERED = '7 writev(33<socket:[1]>, [{iov_base="{\\"type\\":\\"granted\\"", iov_len=43}], 1) = 45';
  const earlyIn = (...lines: string[]) => answersIn(lines.join('\n')).early;

  test('an answer after a sync is in time, also where another thread was seen during the sync', () => {
    expect(earlyIn(WRITTEN, '7 fdatasync(20</d/b.db-wal>) = 0', ANSWERED)).toEqual([]);
    const interrupted = [
      '7 fdatasync(20</d/b.db-wal> <unfinished ...>',
      '8 write(19<anon_inode:[eventfd]>, "x", 8) = 8',
      '7 <... fdatasync resumed>) = 0',
    ];
    expect(earlyIn(WRITTEN, ...interrupted, ANSWERED)).toEqual([]);
  });

  test('an answer before the sync, during it, or after one that failed is early', () => {
    expect(earlyIn(WRITTEN, ANSWERED, '7 fdatasync(20</d/b.db-wal>) = 0')).toEqual([ANSWERED]);
    const begun = '7 fdatasync(20</d/b.db-wal> <unfinished ...>';
    expect(earlyIn(WRITTEN, begun, ANSWERED, '7 <... fdatasync resumed>) = 0')).toEqual([ANSWERED]);
    expect(earlyIn(WRITTEN, '7 fdatasync(20</d/b.db-wal>) = -1 EIO', ANSWERED)).toEqual([ANSWERED]);
    expect(earlyIn(WRITTEN, begun, '7 <... fdatasync resumed>) = -1 EIO', ANSWERED)).toEqual([ANSWERED]);
    const otherFile = ['7 fsync(9</d/log> <unfinished ...>', '7 <... fsync resumed>) = 0'];
    expect(earlyIn(WRITTEN, ...otherFile, ANSWERED)).toEqual([ANSWERED]);
  });
});

const tracer = tracerTo(trace);
if (tracer) {
  test('R3: no acknowledgement is written to a socket while anything is unsynced', async () => {
    const database = openIn(dataDir);
    const { table, tokens } = await seedTable(database, longDuel());
    database.close();
    const server = await startProcess({
      main: MAIN,
      dataDir,
      port: 0,
      socketsPerAddress: 20,
      under: tracer,
    });
    const dice = seededDice(5);
    await new Promise<void>((resolve) => {
      const programs = tokens.map((token, seat) =>
        createProgram({ port: server.port, token, table, seat, dice, retry: 40, changed: look }),
      );
      for (const program of programs) program.setEager(true);
      function look(): void {
        if (programs.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0) < ANSWERS) return;
        for (const program of programs) program.leave();
        resolve();
      }
    });
    await server.stop();
    const { acknowledgements, early, syncs } = answersIn(readFileSync(trace, 'utf8'));
    expect(early).toEqual([]);
    // One write may carry several.
    expect(acknowledgements).toBeGreaterThan(ANSWERS / 2);
    expect(syncs).toBeGreaterThan(1);
  });
}
