// Sealed codes on this machine, in files that only their owner may read: nobody else has them until the reveal (K1).

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decodeKeptCode } from '@blackpeg/commitment';
import { type KeptCode, placeName, type SealedPlace, type Vault } from '@blackpeg/session';
import { reasonOf } from '../io.ts';
import type { Environment } from '../language.ts';
import { fileNameOf } from '../saved/file-name.ts';
import { dataFolder } from '../saved/folder.ts';

const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

export function openVault(env: Environment): Vault {
  const folder = dataFolder(env);
  return folder === null ? inMemory() : onDisk(path.join(folder, 'sealed'));
}

/** A folder for each place, a file for each code, named by its commitment: none is ever written over. */
function onDisk(folder: string): Vault {
  const at = (place: SealedPlace) => path.join(folder, fileNameOf(placeName(place)));
  return {
    get: async (place) => filesIn(at(place)).flatMap((file) => readKept(path.join(at(place), file)) ?? []),
    async add(place, kept) {
      const file = path.join(at(place), fileNameOf(kept.commitment));
      mkdirSync(at(place), { recursive: true, mode: OWNER_ONLY_FOLDER });
      writeFileSync(`${file}.part`, JSON.stringify(kept), { mode: OWNER_ONLY, flush: true });
      renameSync(`${file}.part`, file);
    },
    remove: async (place) => rmSync(at(place), { recursive: true, force: true }),
  };
}

function inMemory(): Vault {
  const places = new Map<string, readonly KeptCode[]>();
  return {
    get: async (place) => places.get(placeName(place)) ?? [],
    add: async (place, kept) => {
      places.set(placeName(place), [...(places.get(placeName(place)) ?? []), kept]);
    },
    remove: async (place) => void places.delete(placeName(place)),
  };
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (reasonOf(error) === 'ENOENT') return [];
    throw error;
  }
}

/** Null for what was cut off while it was written: its commitment never left. */
function readKept(file: string): KeptCode | null {
  try {
    return decodeKeptCode(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
