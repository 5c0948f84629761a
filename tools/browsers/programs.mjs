// Programs of the system that tests need: found, or installed from Debian's packages where that can be done.

import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.mjs';

/**
 * What the search needs to know about the machine; tests pass their own.
 *
 * @typedef {object} Machine
 * @property {NodeJS.ProcessEnv} env
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {(file: string) => boolean} canRun
 * @property {(command: string, args: string[]) => boolean} run true when it succeeded
 * @property {(file: string) => string} versionOf what a program says when it is asked for its version
 * @property {() => string | undefined} downloaded where Playwright keeps the Chromium it downloads
 *
 * @typedef {object} Program
 * @property {string} variable the setting that names its file
 * @property {readonly string[]} files its names on the path, the best first
 * @property {readonly string[]} [places] further places, outside the path
 * @property {readonly string[]} packages of Debian, the best first: one is enough
 * @property {number} [oldest] the first version that will do; without it, any
 */

const USUAL_PATH = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
/** Another installation is waited for, in seconds: a fresh system often updates itself. */
const INSTALL = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=600'];

/**
 * A configured program that is missing is not replaced by another, because nobody would notice.
 *
 * @param {Program} program
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function findProgram({ variable, files, places = [], oldest }, { env, canRun, versionOf }) {
  /** @param {string} file */
  const isUsable = (file) => canRun(file) && (oldest === undefined || mainVersion(versionOf(file)) >= oldest);
  const named = env[variable];
  if (named) return isUsable(named) ? named : undefined;
  const folders = [...(env.PATH ?? '').split(path.delimiter).filter(Boolean), ...USUAL_PATH];
  const onPath = files.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find(isUsable);
}

/** @param {string} said */
function mainVersion(said) {
  return Number(/\d+/.exec(said)?.[0] ?? 0);
}

/**
 * Found, or installed if running as root; nothing is installed in place of a configured one.
 *
 * @param {Program} program
 * @param {Machine} machine
 * @returns {string | undefined}
 */
export function ensureProgram(program, machine) {
  const there = findProgram(program, machine);
  const { env, isRoot, platform, run } = machine;
  if (there !== undefined || env[program.variable] || platform !== 'linux' || !isRoot) return there;
  const install = () => {
    program.packages.some((name) => run('apt-get', [...INSTALL, name]));
    return findProgram(program, machine);
  };
  const installed = install();
  if (installed !== undefined) return installed;
  // A fresh machine has no package list, and an old list may name versions that are gone or too old. If one source does
  // not answer, the others may still have been read.
  run('apt-get', ['update']);
  return install();
}

/** @returns {Machine} */
export function thisMachine() {
  return {
    env: process.env,
    platform: process.platform,
    isRoot: isRoot(),
    canRun,
    run: (command, args) => {
      console.log(`Looking for a program: ${path.basename(command)} ${args.join(' ')} …`);
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
      return (
        spawnSync(command, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
      );
    },
    versionOf: (file) => spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout ?? '',
    downloaded,
  };
}

/** This machine, for configurations: a tool may load them at any time, so they install nothing. @returns {Machine} */
export function asItIs() {
  return { ...thisMachine(), run: () => false };
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/** @param {string} file */
function canRun(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Only Playwright knows the folder, whose name contains its version. */
function downloaded() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  const { status, stdout } = spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
