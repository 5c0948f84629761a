// Files by name: read whole, written whole. What the system refuses is a fault of the world, never of the program.

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
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { Socket } from 'node:net';
import path from 'node:path';
import { isatty, ReadStream } from 'node:tty';
import { type Console, reasonOf, WorldError } from './io.ts';

/** Megabytes that a text of each kind never needs: a match of a hundred rounds, a tree of two million codes. */
const LARGEST = { match: 16, tree: 128 } as const;

/** `-` is standard input. What is larger than any text of its kind is refused, so that an endless file ends too. */
export async function readText(
  file: string,
  console: Console,
  kind: keyof typeof LARGEST = 'match',
): Promise<string> {
  const most = LARGEST[kind];
  if (file === '-') return Buffer.concat(await piecesOf(console.input, file, most)).toString();
  try {
    return await readNamed(file, most);
  } catch (error) {
    if (error instanceof WorldError) throw error;
    throw new WorldError({ kind: 'file-unreadable', file, why: reasonOf(error) });
  }
}

async function readNamed(file: string, most: number): Promise<string> {
  // A pipe that nobody writes into opens at once like this, and is waited for where an interrupt is heard.
  const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = fstatSync(descriptor);
  if (stats.isFile() || stats.isDirectory()) {
    try {
      if (stats.size > most * MEGABYTE) throw tooLarge(file, most);
      return readFileSync(descriptor, 'utf8');
    } finally {
      closeSync(descriptor);
    }
  }
  const stream = isatty(descriptor)
    ? new ReadStream(descriptor)
    : stats.isFIFO()
      ? new Socket({ fd: descriptor, readable: true, writable: false })
      : createReadStream(file, { fd: descriptor });
  return Buffer.concat(await piecesOf(stream, file, most)).toString();
}

const MEGABYTE = 1_000_000;

async function piecesOf(
  source: AsyncIterable<string | Buffer>,
  file: string,
  most: number,
): Promise<readonly Buffer[]> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of source) {
    const bytes = Buffer.from(piece);
    size += bytes.length;
    if (size > most * MEGABYTE) throw tooLarge(file, most);
    pieces.push(bytes);
  }
  return pieces;
}

function tooLarge(file: string, megabytes: number): WorldError {
  return new WorldError({ kind: 'file-too-large', file, why: String(megabytes) });
}

/**
 * A file of our own that always holds a whole text: each is written beside it and takes its place at once. A file that
 * cannot be is refused here, before there is anything to write.
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
