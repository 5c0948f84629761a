// Installs what the lock file says, only if something else is installed. Plain Node: it runs before any
// package is installed.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isInstalled } from './installed.mjs';
import { runCommand } from './processes.mjs';
import { ROOT } from './project.mjs';

const LOCK = `${ROOT}package-lock.json`;
const INSTALLED = `${ROOT}node_modules/.package-lock.json`;
const STAMP = `${ROOT}node_modules/.blackpeg-setup`;

/** Ends the process if npm fails: without the packages nothing else can run. */
export async function installIfStale() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint()) return;
  // Somebody ran `npm ci` by hand.
  if (!existsSync(STAMP) && existsSync(INSTALLED) && isInstalled(json(LOCK), json(INSTALLED), process)) {
    writeFileSync(STAMP, fingerprint());
    return;
  }
  console.log('Installing packages …');
  const { succeeded } = await npm(['ci', '--include=dev']);
  if (!succeeded) {
    console.error('The packages could not be installed: npm ci failed.');
    process.exit(1);
  }
  writeFileSync(STAMP, fingerprint());
}

/**
 * The lock file, npm's own note of what it installed, and the platform: this detects a changed lock file, another install and a
 * folder copied from another machine.
 */
function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of [LOCK, INSTALLED]) hash.update(existsSync(file) ? readFileSync(file) : 'missing');
  return hash.digest('hex');
}

/** @param {string} file */
function json(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string[]} args */
function npm(args) {
  // Under `npm run` this is the same npm that was called; it also works if `npm` is a shell script.
  const running = process.env.npm_execpath;
  return running ? runCommand(process.execPath, [running, ...args]) : runCommand('npm', args);
}
