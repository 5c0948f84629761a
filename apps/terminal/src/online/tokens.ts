// The player's token for each server: in a file that no other user of this machine can read, and nowhere else.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, reasonOf, WorldError } from '../command-line/io.ts';
import { dataFolder, fileNameOf, isMissing, OWNER_ONLY, removeFile, writeWholeFile } from '../saved/disk.ts';

export interface Tokens {
  /** Null if there is none, or none that is valid. */
  get(server: string): string | null;
  put(server: string, token: string): void;
  remove(server: string): void;
  /** False if nothing is stored beyond this run. */
  lasts(): boolean;
}

const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/** A token that cannot be written is used for this run only. */
export function openTokens(env: Environment): Tokens {
  const folder = dataFolder(env);
  const held = new Map<string, string>();
  const fileOf = (server: string) => path.join(folder ?? '', 'identities', fileNameOf(server));
  return {
    lasts: () => folder !== null && held.size === 0,
    get(server) {
      const known = held.get(server);
      if (known !== undefined || folder === null) return known ?? null;
      try {
        const token = readFileSync(fileOf(server), 'utf8').trim();
        return TOKEN.test(token) ? token : null;
      } catch (error) {
        // A player whose token cannot be read must not silently become somebody else.
        if (isMissing(error)) return null;
        throw new WorldError({ kind: 'file-unreadable', file: fileOf(server), why: reasonOf(error) });
      }
    },
    put(server, token) {
      held.set(server, token);
      if (folder === null) return;
      try {
        writeWholeFile(fileOf(server), `${token}\n`, OWNER_ONLY);
        held.delete(server);
      } catch {
        // Players are told that their identity does not last.
      }
    },
    remove(server) {
      held.delete(server);
      if (folder !== null) removeFile(fileOf(server));
    },
  };
}
