// Sealed codes on this machine, in files that only their owner may read: nobody else has them until the reveal (K1).

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeKeptCode } from '@blackpeg/commitment';
import { type KeptCode, placeName, type SealedPlace, type Vault } from '@blackpeg/session';
import { fileNameOf, isMissing, OWNER_ONLY, removeFile, writeWholeFile } from '../saved/disk.ts';
import type { Saved } from '../saved/saved.ts';

interface HeldCode {
  readonly place: SealedPlace;
  readonly kept: KeptCode;
}

/**
 * A folder for each place, a file for each code, named by its commitment: none is ever overwritten. What cannot be
 * written is held in memory, and the player is told that it is not saved.
 */
export function openVault({ folder, saving }: Pick<Saved, 'folder' | 'saving'>): Vault {
  const held = new Set<HeldCode>();
  const at = (place: SealedPlace) => path.join(folder ?? '', 'sealed', fileNameOf(placeName(place)));
  saving.add(async () => [...held].every(write));

  function write(code: HeldCode): boolean {
    const { place, kept } = code;
    try {
      if (folder === null) return false;
      writeWholeFile(path.join(at(place), fileNameOf(kept.commitment)), JSON.stringify(kept), OWNER_ONLY);
      held.delete(code);
      return true;
    } catch (error) {
      saving.failed(error);
      return false;
    }
  }

  return {
    async get(place) {
      const files = folder === null ? [] : filesIn(at(place));
      const inMemory = [...held].filter((code) => placeName(code.place) === placeName(place));
      return [
        ...files.flatMap((file) => readKept(path.join(at(place), file)) ?? []),
        ...inMemory.map(({ kept }) => kept),
      ];
    },
    async add(place, kept) {
      const code = { place, kept };
      held.add(code);
      write(code);
    },
    async remove(place) {
      for (const code of held) if (placeName(code.place) === placeName(place)) held.delete(code);
      if (folder !== null) removeFile(at(place));
    },
  };
}

function filesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Null for a file that was cut off while it was written: its commitment was never sent. */
function readKept(file: string): KeptCode | null {
  try {
    return decodeKeptCode(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
