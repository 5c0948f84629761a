// A PostgreSQL for tests: found, or installed if possible, and started in a temporary folder on a free port of this
// machine for the duration of the test.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureProgram, isRoot, thisMachine } from './browsers/programs.mjs';

/**
 * @typedef {object} RunningPostgres
 * @property {string} url of the server, without a database
 * @property {() => void} stop at once: its data is not needed any more
 */

/** Where Debian and Homebrew install several versions. */
const VERSIONS = [18, 17, 16, 15];

/** @type {import('./browsers/programs.mjs').Program} */
const POSTGRES = {
  variable: 'BLACKPEG_POSTGRES',
  files: ['postgres'],
  places: VERSIONS.flatMap((version) => [
    `/usr/lib/postgresql/${version}/bin/postgres`,
    `/opt/homebrew/opt/postgresql@${version}/bin/postgres`,
  ]),
  packages: ['postgresql'],
  oldest: Math.min(...VERSIONS),
};

export const NO_POSTGRES =
  'There is no PostgreSQL 15 or newer here, and none could be installed: install one, or set BLACKPEG_POSTGRES to its program postgres.';
/** PostgreSQL does not run as root. */
const NOBODY = 65_534;
const READY = 'ready to accept connections';

/**
 * @param {{ isDurable?: boolean }} [wanted] whether it syncs to disk; most tests do not need that
 * @returns {Promise<RunningPostgres>}
 */
export async function startPostgres({ isDurable = false } = {}) {
  const found = ensurePostgres();
  if (found === undefined) throw new Error(NO_POSTGRES);
  const programs = path.dirname(realpathSync(found));
  const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-postgres-'));
  const user = isRoot() ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'blackpeg', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not make a database: ${made.stderr}`);
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isDurable ? 'on' : 'off'}`,
  ];
  const server = spawn(
    path.join(programs, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', stop);
  await untilReady(server);
  return { url: `postgres://blackpeg@127.0.0.1:${port}`, stop };
}

/** The configured one, otherwise an installed one, otherwise it is installed now. */
export function ensurePostgres() {
  return ensureProgram(POSTGRES, thisMachine());
}

/** @param {import('node:child_process').ChildProcess} server @returns {Promise<void>} */
function untilReady(server) {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (data) => {
      said += data;
      if (said.includes(READY)) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
