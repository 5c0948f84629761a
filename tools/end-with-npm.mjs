// A process started by npm ends with npm, however npm ended: npm passes some signals on, to a shell that may not forward
// them, and others not at all.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Milliseconds between two checks. */
const EVERY = 500;

const parent = process.ppid;
if (process.env.npm_lifecycle_script !== undefined) {
  const npm = npmBehind(process.env.npm_lifecycle_script);
  const looking = setInterval(() => {
    if (process.ppid === parent && isThere(parent) && isThere(npm)) return;
    clearInterval(looking);
    // As if it had been passed on; listeners shut down cleanly.
    if (!process.emit('SIGTERM', 'SIGTERM')) process.exit(143);
  }, EVERY).unref();
}

/** The parent is npm, or the shell that npm runs a script with. @param {string} script */
function npmBehind(script) {
  const { command, parentOfIt } = describe(parent);
  return command.includes(script) && parentOfIt > 0 ? parentOfIt : parent;
}

/** @param {number} pid */
function describe(pid) {
  if (existsSync(`/proc/${pid}/status`)) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return {
      command,
      parentOfIt: Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
    };
  }
  // Not on Windows, where the shell ends with npm.
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const [, parentOfIt = '0', command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
  return { command, parentOfIt: Number(parentOfIt) };
}

/** @param {number} pid */
function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
