// Logs on disk behind the EventStore port: a file for each match, a line for each batch, synced before it is
// acknowledged.

import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import type { Batch, EventStore, MatchId, StoredBatch } from '@blackpeg/referee';
import { err, ok } from '@blackpeg/rules';
import { reasonOf, WorldError } from '../command-line/io.ts';
import { formatBatch, readBatches } from './batch-text.ts';
import { disk, fileNameOf, isMissing, makeFolder, nameOfFile, readWholeFile, removeFile } from './disk.ts';

const ENDING = '.jsonl';

/** What is known about a file that was read or written here. */
interface Known {
  /** Its length then: another length means that somebody else wrote. */
  readonly bytes: number;
  readonly version: number;
  /** Bytes of complete lines; what follows them is overwritten by the next line. */
  readonly whole: number;
}

export function logFile(folder: string, match: MatchId): string {
  return path.join(folder, `${fileNameOf(match)}${ENDING}`);
}

interface LogFiles {
  readonly folder: string;
  readonly known: Map<MatchId, Known>;
  /** Matches whose torn last line was reported. */
  readonly told: Set<MatchId>;
  torn(match: MatchId): void;
}

/** `torn` is called once for a match whose last line was cut off and left out, if there are others. */
export function createFileStore(folder: string, torn: (match: MatchId) => void): EventStore {
  const files: LogFiles = { folder, known: new Map(), told: new Set(), torn };
  return {
    async append(match, expectedVersion, batch) {
      const before = current(files, match);
      if (before.version !== expectedVersion) return err({ kind: 'conflict', version: before.version });
      write(files, match, batch, before);
      return ok(expectedVersion + batch.events.length);
    },
    read: async (match, afterVersion) => load(files, match).filter((batch) => endOf(batch) > afterVersion),
    list: async () => filesIn(folder).flatMap((file) => matchOf(file) ?? []),
    async remove(match) {
      files.known.delete(match);
      removeFile(logFile(folder, match));
    },
  };
}

function load({ folder, known, told, torn }: LogFiles, match: MatchId): readonly StoredBatch[] {
  const file = logFile(folder, match);
  const text = readIfThere(file);
  if (text === '' && (known.get(match)?.version ?? 0) > 0)
    throw new WorldError({ kind: 'file-unreadable', file, why: 'ENOENT' });
  const read = readBatches(text);
  if (read.badLine !== null && !read.torn)
    throw new WorldError({ kind: 'match-damaged', file, why: String(read.badLine) });
  if (read.torn && read.batches.length > 0 && !told.has(match)) {
    told.add(match);
    torn(match);
  }
  const bytes = Buffer.byteLength(text);
  known.set(match, { bytes, version: endOf(read.batches.at(-1)), whole: read.bytes });
  return read.batches;
}

function current(files: LogFiles, match: MatchId): Known {
  const last = files.known.get(match);
  if (last && last.bytes === lengthOf(logFile(files.folder, match))) return last;
  load(files, match);
  return files.known.get(match) ?? { bytes: 0, version: 0, whole: 0 };
}

function write({ folder, known, told }: LogFiles, match: MatchId, batch: Batch, before: Known): void {
  const file = logFile(folder, match);
  const line = Buffer.from(formatBatch(batch));
  const isNew = before.bytes === 0;
  if (isNew) makeFolder(folder);
  // Until it is done no length is right: after a failure the file is read again.
  known.set(match, { ...before, bytes: -1 });
  const descriptor = openSync(file, isNew ? 'a' : 'r+');
  try {
    if (before.whole < before.bytes) ftruncateSync(descriptor, before.whole);
    writeWhole(descriptor, line, before.whole);
    fsyncSync(descriptor);
  } catch (error) {
    // The caller already knows that writing failed.
    told.add(match);
    takeBack(file, descriptor, before.whole);
    throw error;
  } finally {
    closeSync(descriptor);
  }
  if (isNew) syncFolder(folder);
  const bytes = before.whole + line.length;
  known.set(match, { bytes, version: before.version + batch.events.length, whole: bytes });
}

/** Half a line, or a file without one, is removed. */
function takeBack(file: string, descriptor: number, whole: number): void {
  try {
    if (whole === 0) rmSync(file, { force: true });
    else ftruncateSync(descriptor, whole);
  } catch {
    // The next line is written over it.
  }
}

/** Bytes that contain at least the last batch of a match: the closing event is short. */
const TAIL = 4096;

/** Whether a match is over, by the end of its file alone: nothing follows the closing event. */
export function isFinished(folder: string, match: MatchId): boolean {
  try {
    return lastLineOf(logFile(folder, match)).includes('"type":"match-closed"');
  } catch {
    // Opening it reports why it cannot be read.
    return false;
  }
}

function lastLineOf(file: string): string {
  const bytes = Buffer.alloc(Math.min(TAIL, lengthOf(file)));
  const descriptor = openSync(file, 'r');
  try {
    readSync(descriptor, bytes, 0, bytes.length, lengthOf(file) - bytes.length);
  } finally {
    closeSync(descriptor);
  }
  return bytes.toString('utf8').trimEnd().split('\n').at(-1) ?? '';
}

function endOf(batch: StoredBatch | undefined): number {
  return batch ? batch.after + batch.events.length : 0;
}

function matchOf(file: string): MatchId | null {
  return file.endsWith(ENDING) ? nameOfFile(file.slice(0, -ENDING.length)) : null;
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw new WorldError({ kind: 'file-unreadable', file: folder, why: reasonOf(error) });
  }
}

function readIfThere(file: string): string {
  try {
    return readWholeFile(file);
  } catch (error) {
    if (isMissing(error)) return '';
    throw new WorldError({ kind: 'file-unreadable', file, why: reasonOf(error) });
  }
}

function lengthOf(file: string): number {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  } catch (error) {
    if (isMissing(error)) return 0;
    throw error;
  }
}

function writeWhole(descriptor: number, bytes: Buffer, at: number): void {
  for (let done = 0; done < bytes.length; )
    done += disk.writeSync(descriptor, bytes, done, bytes.length - done, at + done);
}

/** A new name is safe only once the folder is synced; where folders cannot be synced, the system does it. */
function syncFolder(folder: string): void {
  try {
    const descriptor = openSync(folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    if (!['EPERM', 'EISDIR', 'EACCES', 'EINVAL'].includes(reasonOf(error))) throw error;
  }
}
