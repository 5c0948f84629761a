// Sealed codes on this device, in a drawer of their own: nobody else has them until the reveal (K1).

import { type Decoder, integer, listOf, record, shortText } from '@blackpeg/notation';
import { MOST_HOLES } from '@blackpeg/rules';
import type { KeptCode, SealedPlace, Vault } from '@blackpeg/session';
import type { Storage } from '../../storage/storage.ts';

const LONGEST_TEXT = 200;
const MOST_PEG = 99;

const text = shortText(LONGEST_TEXT);
const keptCode: Decoder<KeptCode> = record<KeptCode>({
  commitment: text,
  code: listOf(integer(0, MOST_PEG), 1, MOST_HOLES),
  key: text,
});

/** A thing for each code, named by its commitment too: none is ever written over. */
export function vaultIn(storage: Storage): Vault {
  const drawer = storage.drawer('vault', (value) => {
    const decoded = keptCode(value, 'vault');
    return decoded.ok ? decoded.value : null;
  });
  const at = async (place: SealedPlace) =>
    (await drawer.all()).filter(([key]) => key.startsWith(`${nameOf(place)} `));
  return {
    get: async (place) => (await at(place)).map(([, kept]) => kept),
    add: (place, kept) => drawer.put(`${nameOf(place)} ${kept.commitment}`, kept),
    async remove(place) {
      for (const [key] of await at(place)) await drawer.remove(key);
    },
  };
}

function nameOf({ match, round, replay, seat }: SealedPlace): string {
  return `${match} ${round} ${replay} ${seat}`;
}
