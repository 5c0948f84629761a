// An online table in a browser: its socket, random numbers, clock and page visibility. Loaded on arrival at a table.

import { createSeals } from '@blackpeg/commitment';
import {
  type OnlineHooks,
  type OnlinePlace,
  type OnlineTable,
  openOnlineTable,
} from '@blackpeg/table/online';
import type { Storage } from '../../storage/storage.ts';
import { newId, trueDice, wallClock } from '../../table/browser-ports.ts';
import { pageAttention } from './attention.ts';
import { browserSocket, socketAddress } from './browser-socket.ts';
import { vaultIn } from './vault.ts';

export function openInBrowser(storage: Storage, place: OnlinePlace, hooks: OnlineHooks): OnlineTable {
  return openOnlineTable(
    {
      open: browserSocket(socketAddress(location)),
      clock: wallClock,
      dice: trueDice,
      storage,
      copies: 'always',
      vault: vaultIn(storage),
      attention: pageAttention,
      seals: createSeals((count) => crypto.getRandomValues(new Uint8Array(count))),
      newId,
      fault: (error) => console.error(error),
    },
    place,
    hooks,
  );
}
