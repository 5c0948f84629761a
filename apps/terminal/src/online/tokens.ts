// The player's token for each server: in a file that nobody else on this machine may read, and nowhere else.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Environment, reasonOf, WorldError } from '../command-line/io.ts';
import { dataFolder, fileNameOf, isMissing, OWNER_ONLY, removeFile, writeWholeFile } from '../saved/disk.ts';

export interface Tokens {
  /** Null where there is none, or none that can be one. */
  get(server: string): string | null;
  put(server: string, token: string): void;
  remove(server: string): void;
  /** False where nothing outlives this run. */
  lasts(): boolean;
}

const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;

/** What cannot be written is who one is for this run. */
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
        // Who cannot read their own token must not become somebody else without a word.
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
        // Whoever comes to the server is told that it does not last.
      }
    },
    remove(server) {
      held.delete(server);
      if (folder !== null) removeFile(fileOf(server));
    },
  };
}
