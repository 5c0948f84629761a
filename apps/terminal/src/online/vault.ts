// Sealed codes on this machine, in files that only their owner may read: nobody else has them until the reveal (K1).

import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Decoder, integer, listOf, record, shortText } from '@blackpeg/notation';
import { MOST_HOLES } from '@blackpeg/rules';
import type { KeptCode, SealedPlace, Vault } from '@blackpeg/session';
import { reasonOf } from '../io.ts';
import type { Environment } from '../language.ts';
import { fileNameOf } from '../saved/file-name.ts';
import { dataFolder } from '../saved/folder.ts';

const LONGEST_TEXT = 200;
const MOST_PEG = 99;
const OWNER_ONLY = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

const text = shortText(LONGEST_TEXT);
const keptCode: Decoder<KeptCode> = record<KeptCode>({
  commitment: text,
  code: listOf(integer(0, MOST_PEG), 1, MOST_HOLES),
  key: text,
});

export function openVault(env: Environment): Vault {
  const folder = dataFolder(env);
  return folder === null ? inMemory() : onDisk(path.join(folder, 'sealed'));
}

/** A folder for each place, a file for each code, named by its commitment: none is ever written over. */
function onDisk(folder: string): Vault {
  const at = (place: SealedPlace) => path.join(folder, fileNameOf(nameOf(place)));
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
    get: async (place) => places.get(nameOf(place)) ?? [],
    add: async (place, kept) => {
      places.set(nameOf(place), [...(places.get(nameOf(place)) ?? []), kept]);
    },
    remove: async (place) => void places.delete(nameOf(place)),
  };
}

function nameOf({ match, round, replay, seat }: SealedPlace): string {
  return `${match} ${round} ${replay} ${seat}`;
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
    const decoded = keptCode(JSON.parse(readFileSync(file, 'utf8')), 'vault');
    return decoded.ok ? decoded.value : null;
  } catch {
    return null;
  }
}
