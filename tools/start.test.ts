// `npm start` as somebody runs it: a real npm, its shell, and the server, told to end in every way.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, inject, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-start-'));
/** Files in a memory file system often cannot be executed. */
const runnable = mkdtempSync(path.join(ROOT, 'node_modules/.blackpeg-start-'));
/** A shell that waits for its child and does not forward signals. */
const WAITING_SHELL = path.join(runnable, 'shell');
writeFileSync(WAITING_SHELL, '#!/bin/sh\n/bin/sh "$@"\nexit $?\n');
chmodSync(WAITING_SHELL, 0o755);

const started = new Set<ChildProcess>();
afterEach(() => {
  for (const npm of started) killGroup(npm);
  started.clear();
});
afterAll(() => {
  for (const place of [folder, runnable]) rmSync(place, { recursive: true });
});

interface Started {
  readonly npm: ChildProcess;
  readonly address: string;
  /** Exists while the database is open; left behind by a server that did not shut down cleanly. */
  readonly journal: string;
}

async function startNpm(shell: string): Promise<Started> {
  const dataDir = mkdtempSync(path.join(folder, 'data-'));
  const env = {
    ...process.env,
    BLACKPEG_PORT: '0',
    BLACKPEG_DATA_DIR: dataDir,
    npm_config_script_shell: shell,
  };
  const npm = spawn('npm', ['start'], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.add(npm);
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    npm.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    npm.once('close', () => reject(new Error(`npm start ended: ${said}`)));
  });
  return { npm, address, journal: path.join(dataDir, 'blackpeg.db-wal') };
}

async function expectNothingLeft({ npm, address, journal }: Started): Promise<void> {
  // npm's output is closed once no process writes to it any more.
  await once(npm, 'close');
  await expect(fetch(`${address}healthz`)).rejects.toThrow();
  expect(existsSync(journal)).toBe(false);
}

function killGroup({ pid = 0 }: ChildProcess): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // No process is left.
  }
}

/** A signal that the program cannot handle; the others are all handled alike, even if a shell does not forward them. */
const ALONE = inject('isFullRun') ? (['SIGTERM', 'SIGHUP', 'SIGKILL'] as const) : (['SIGKILL'] as const);
const TO_ALL = inject('isFullRun') ? (['SIGTERM', 'SIGINT'] as const) : (['SIGINT'] as const);

// Windows has no such signals and process groups.
describe.runIf(process.platform !== 'win32')(
  'npm start leaves nothing behind, and the server ends in order',
  () => {
    test.each(ALONE)('after %s to npm alone', async (signal) => {
      const run = await startNpm('/bin/sh');
      expect(existsSync(run.journal)).toBe(true);
      run.npm.kill(signal);
      await expectNothingLeft(run);
    });

    test.each(TO_ALL)('after %s to all of them, as a terminal sends it', async (signal) => {
      const run = await startNpm('/bin/sh');
      process.kill(-(run.npm.pid ?? 0), signal);
      await expectNothingLeft(run);
    });

    test('after SIGTERM to npm whose shell does not pass it on', async () => {
      const run = await startNpm(WAITING_SHELL);
      run.npm.kill('SIGTERM');
      await expectNothingLeft(run);
    });
  },
);
