// Who one is on each server: a token in a file that nobody else on this machine may read, and never anywhere else.

import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reasonOf, WorldError } from '../io.ts';
import type { Environment } from '../language.ts';
import { fileNameOf } from '../saved/file-name.ts';
import { dataFolder } from '../saved/folder.ts';

export interface Tokens {
  /** Null where there is none, or none that can be one. */
  get(server: string): string | null;
  put(server: string, token: string): void;
  remove(server: string): void;
  /** False where nothing outlives this run. */
  readonly lasts: boolean;
}

const TOKEN = /^[A-Za-z0-9_-]{20,100}$/;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export function openTokens(env: Environment): Tokens {
  const folder = dataFolder(env);
  return folder === null ? inMemory() : onDisk(path.join(folder, 'identities'));
}

function onDisk(folder: string): Tokens {
  const fileOf = (server: string) => path.join(folder, fileNameOf(server));
  return {
    lasts: true,
    get(server) {
      try {
        const token = readFileSync(fileOf(server), 'utf8').trim();
        return TOKEN.test(token) ? token : null;
      } catch (error) {
        // Who cannot read their own token must not become somebody else without a word.
        if (reasonOf(error) === 'ENOENT') return null;
        throw new WorldError({ kind: 'file-unreadable', file: fileOf(server), why: reasonOf(error) });
      }
    },
    put(server, token) {
      const part = `${fileOf(server)}.part`;
      try {
        mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
        rmSync(part, { force: true });
        writeFileSync(part, `${token}\n`, { mode: OWNER_ONLY });
        renameSync(part, fileOf(server));
      } catch (error) {
        throw new WorldError({ kind: 'file-unwritable', file: fileOf(server), why: reasonOf(error) });
      }
    },
    remove: (server) => rmSync(fileOf(server), { force: true }),
  };
}

function inMemory(): Tokens {
  const tokens = new Map<string, string>();
  return {
    lasts: false,
    get: (server) => tokens.get(server) ?? null,
    put: (server, token) => void tokens.set(server, token),
    remove: (server) => void tokens.delete(server),
  };
}
