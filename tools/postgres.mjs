// A PostgreSQL for tests: found, or installed where that can be done, and started in a folder of its own, on a free port of this
// machine, for as long as the test runs.

import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * @typedef {object} RunningPostgres
 * @property {string} url of the server, without a database
 * @property {() => void} stop at once: nothing of it is wanted any more
 */

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const NO_POSTGRES =
  'There is no PostgreSQL 15 or newer here, and none could be installed: install one, or add the folder of its programs to PATH.';
/** PostgreSQL does not run as root. */
const NOBODY = 65_534;
const READY = 'ready to accept connections';

/** @returns {Promise<RunningPostgres>} */
export async function startPostgres() {
  const programs = findPrograms();
  if (programs === undefined) throw new Error(NO_POSTGRES);
  const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-postgres-'));
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const made = spawnSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'blackpeg', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...user, encoding: 'utf8', cwd: folder },
  );
  if (made.status !== 0) throw new Error(`PostgreSQL could not make a database: ${made.stderr}`);
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
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

/** The folder of the newest that is new enough. */
function findPrograms() {
  const onPath = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => path.join(DEBIAN, version, 'bin'))
    : [];
  return [...debian, ...onPath].find((folder) => versionIn(folder) >= OLDEST);
}

/** @param {string} folder @returns {number} 0 where there is none */
function versionIn(folder) {
  if (!existsSync(path.join(folder, 'initdb'))) return 0;
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
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
