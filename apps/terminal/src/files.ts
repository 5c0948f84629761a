// Files by name: read whole, written whole. What the system refuses is a fault of the world, never of the program.

import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Console, reasonOf, WorldError } from './io.ts';

/** `-` is standard input. */
export async function readText(file: string, console: Console): Promise<string> {
  if (file === '-') {
    const pieces: string[] = [];
    for await (const piece of console.input) pieces.push(piece);
    return pieces.join('');
  }
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WorldError({ kind: 'file-unreadable', file, why: reasonOf(error) });
  }
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
