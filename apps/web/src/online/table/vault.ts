// Sealed codes on this device, in a store of their own: nobody else has them until the reveal (K1).

import { decodeKeptCode } from '@blackpeg/commitment';
import { placeName, type SealedPlace, type Vault } from '@blackpeg/session';
import type { Storage } from '../../storage/storage.ts';

/** An entry for each code, with its commitment in the key: none is ever overwritten. */
export function vaultIn(storage: Storage): Vault {
  const drawer = storage.drawer('vault', decodeKeptCode);
  const at = async (place: SealedPlace) =>
    (await drawer.all()).filter(([key]) => key.startsWith(`${placeName(place)} `));
  return {
    get: async (place) => (await at(place)).map(([, kept]) => kept),
    add: (place, kept) => drawer.put(`${placeName(place)} ${kept.commitment}`, kept),
    async remove(place) {
      for (const [key] of await at(place)) await drawer.remove(key);
    },
  };
}
