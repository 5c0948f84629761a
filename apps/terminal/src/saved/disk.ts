// Files that are always complete: written to a temporary file and renamed, with nothing left behind on failure. Their
// folder and names.

import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { type Environment, reasonOf, WorldError } from '../command-line/io.ts';

interface Modes {
  readonly file: number;
  readonly folder: number;
}

/** For files that only their owner may read. */
export const OWNER_ONLY: Modes = { file: 0o600, folder: 0o700 };
const FOR_ALL: Modes = { file: 0o666, folder: 0o777 };

const PART = /\.(\d+\.)?part$/;

export function writeWholeFile(file: string, text: string, modes = FOR_ALL): void {
  makeFolder(path.dirname(file), modes.folder);
  const part = `${file}.${process.pid}.part`;
  try {
    disk.writeFileSync(part, text, { mode: modes.file, flush: true });
    renameSync(part, file);
  } catch (error) {
    removeIfPossible(part);
    throw error;
  }
}

/** Only files with an end: a pipe or a device in the folder of matches is never waited for. */
export function readWholeFile(file: string): string {
  const stats = statSync(file);
  if (!stats.isFile() && !stats.isDirectory()) throw new Error('It is a pipe or a device.');
  return readFileSync(file, 'utf8');
}

/** One by one: with `recursive`, Node 20 tries for ever where the system makes no folders, below `/proc`. */
export function makeFolder(folder: string, mode = FOR_ALL.folder): void {
  if (isFolder(folder)) return;
  makeFolder(path.dirname(folder), mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(folder)) throw error;
  }
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** Whether anything can be written to this folder; throws the system's error if not. */
export function probeFolder(folder: string): void {
  const file = path.join(folder, 'probe');
  writeWholeFile(file, 'x'.repeat(PROBE_BYTES));
  rmSync(file, { force: true });
}

/** More than one match needs for its opening. */
const PROBE_BYTES = 8192;

/** Removes half-written files of processes that have ended, in this folder and its subfolders. */
export function sweepParts(folder: string): void {
  for (const name of namesIn(folder)) {
    const file = path.join(folder, name);
    if (PART.test(name)) {
      const writer = Number(/\.(\d+)\.part$/.exec(name)?.[1] ?? 0);
      if (writer === 0 || !isAlive(writer)) removeIfPossible(file);
    } else if (isFolder(file)) sweepParts(file);
  }
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Returns whether it is gone; on a disk that refuses writes it stays until the next run. */
export function removeIfPossible(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

/** Also if something else is in the place of the folder: writing reports what it is. */
export function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes(reasonOf(error));
}

/** Or whatever exists under its name. */
export function removeFile(file: string): void {
  try {
    rmSync(file, { recursive: true, force: true });
  } catch (error) {
    if (!isMissing(error)) throw new WorldError({ kind: 'file-unwritable', file, why: reasonOf(error) });
  }
}

export const disk = { writeFileSync, writeSync };

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return reasonOf(error) === 'EPERM';
  }
}

/** Lower-case letters, digits, `-` and `_` stay; every other byte is `%` and two digits. */
export function fileNameOf(name: string): string {
  return [...Buffer.from(name, 'utf8')]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      return /[a-z0-9_-]/.test(sign) ? sign : `%${byte.toString(16).padStart(2, '0')}`;
    })
    .join('');
}

/** Null for a file name that this encoding never produces. */
export function nameOfFile(file: string): string | null {
  if (!/^(?:[a-z0-9_-]|%[0-9a-f]{2})+$/.test(file)) return null;
  try {
    return decodeURIComponent(file);
  } catch {
    return null;
  }
}

/** Null if the environment has no home: then nothing can be stored. */
export function dataFolder(env: Environment): string | null {
  if (env.BLACKPEG_HOME) return path.resolve(env.BLACKPEG_HOME);
  if (env.XDG_DATA_HOME && path.isAbsolute(env.XDG_DATA_HOME))
    return path.join(env.XDG_DATA_HOME, 'blackpeg');
  if (env.LOCALAPPDATA) return path.join(env.LOCALAPPDATA, 'Blackpeg');
  return env.HOME ? path.join(env.HOME, '.local', 'share', 'blackpeg') : null;
}
