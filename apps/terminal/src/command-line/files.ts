// Reads and writes whole files. Refusals of the system are reported as such, never as bugs.

import { randomBytes } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  createReadStream,
  existsSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { isatty, ReadStream } from 'node:tty';
import { isDeviceExport } from '@blackpeg/notation';
import { type Console, reasonOf, WorldError } from './io.ts';

/**
 * Limits in megabytes for each kind of text: a match of a hundred rounds, a tree of two million codes. A device may have
 * any number of matches, up to the longest text Node can hold.
 */
const LARGEST = { match: 16, tree: 128, device: 500 } as const;

/** What a text may be; `match-or-device` is known by its beginning. */
type TextKind = 'match' | 'tree' | 'match-or-device';

/** `-` is standard input. Larger input than any text of its kind is refused, so that an endless file ends too. */
export async function readText(file: string, console: Console, kind: TextKind = 'match'): Promise<string> {
  if (file === '-') return Buffer.concat(await piecesOf(console.input, file, kind)).toString();
  try {
    return await readNamed(file, kind);
  } catch (error) {
    if (error instanceof WorldError) throw error;
    throw new WorldError({ kind: 'file-unreadable', file, why: reasonOf(error) });
  }
}

async function readNamed(file: string, kind: TextKind): Promise<string> {
  // This way a pipe without a writer opens at once, and is waited for where an interrupt is handled.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = fstatSync(descriptor);
  if (stats.isFile() || stats.isDirectory()) {
    try {
      const head = Buffer.alloc(HEAD);
      if (stats.isFile()) readSync(descriptor, head, 0, HEAD, 0);
      checkSize(stats.size, head, file, kind);
      return readFileSync(descriptor, 'utf8');
    } finally {
      closeSync(descriptor);
    }
  }
  const stream = isatty(descriptor)
    ? new ReadStream(descriptor)
    : stats.isFIFO()
      ? new Socket({ fd: descriptor, readable: true, writable: false })
      : createReadStream(file, { fd: descriptor, highWaterMark: MEGABYTE });
  return Buffer.concat(await piecesOf(stream, file, kind)).toString();
}

const MEGABYTE = 1_000_000;

/** Bytes needed to recognise a text. */
const HEAD = 1000;

async function piecesOf(
  source: AsyncIterable<string | Buffer>,
  file: string,
  kind: TextKind,
): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  let head = Buffer.alloc(0);
  let size = 0;
  for await (const piece of source) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (head.length < HEAD) head = Buffer.concat([head, bytes]).subarray(0, HEAD);
    checkSize(size, head, file, kind);
    pieces.push(bytes);
  }
  return pieces;
}

function checkSize(size: number, head: Buffer, file: string, kind: TextKind): void {
  if (size <= LARGEST.match * MEGABYTE) return;
  const isDevice = kind === 'match-or-device' && isDeviceExport(head.toString());
  const most = isDevice ? LARGEST.device : kind === 'tree' ? LARGEST.tree : LARGEST.match;
  if (size > most * MEGABYTE) throw new WorldError({ kind: 'file-too-large', file, why: String(most) });
}

/**
 * A file of our own that always has a complete text: each is written beside it and then replaces it. A file that
 * cannot be written is refused here, before there is anything to write.
 */
export function newFile(file: string): (text: string) => void {
  if (existsSync(file)) throw new WorldError({ kind: 'file-exists', file, why: 'EEXIST' });
  try {
    accessSync(path.dirname(file), constants.W_OK);
  } catch (error) {
    throw new WorldError({ kind: 'file-unwritable', file, why: reasonOf(error) });
  }
  return (text) => {
    const beside = `${file}.${randomBytes(4).toString('hex')}.part`;
    try {
      writeFileSync(beside, text, { flag: 'wx' });
      renameSync(beside, file);
    } catch (error) {
      rmSync(beside, { force: true });
      throw new WorldError({ kind: 'file-unwritable', file, why: reasonOf(error) });
    }
  };
}
