// The services of all screens: created once in main.ts, passed down by context.

import type { Tables } from '@blackpeg/table';
import type { Thinker } from '@blackpeg/thinking';
import { getContext, setContext } from 'svelte';
import { lookForFile } from '../late/load-part.ts';
import { noteMissing } from '../late/on-demand.svelte.ts';
import { openStorage } from '../storage/open-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { createThinker } from '../thinking/create-thinker.ts';
import { tellStorageNews, watchSaving } from './saving.svelte.ts';
import { settings } from './settings.svelte.ts';

export interface Services {
  readonly storage: Storage;
  /** The referee's code is loaded with the first match; if it fails to load, the request is rejected. */
  readonly tables: Tables;
  readonly thinker: Thinker;
}

const KEY = Symbol('services');

export function provideServices(services: Services): void {
  setContext(KEY, services);
}

/** To be called during the creation of a component. */
export function useServices(): Services {
  return getContext(KEY);
}

export function openServices(): Services {
  const storage = openStorage(tellStorageNews);
  watchSaving(storage.saving);
  const thinker = createThinker((address) => void lookForFile(address));
  return { storage, tables: lateTables(storage, thinker), thinker };
}

function lateTables(storage: Storage, thinker: Thinker): Tables {
  let opened: Promise<Tables> | null = null;

  async function open(): Promise<Tables> {
    const { openTables } = await import('../table/open-tables.ts');
    return openTables({
      storage,
      thinker,
      housePace: () => settings().housePace,
      fault: (match, error) => console.error(match, error),
    });
  }

  function tables(): Promise<Tables> {
    opened ??= open().catch((fault: unknown) => {
      opened = null;
      noteMissing(true);
      throw fault;
    });
    return opened;
  }

  return {
    create: async (...match) => (await tables()).create(...match),
    rematch: async (...last) => (await tables()).rematch(...last),
    open: async (...match) => (await tables()).open(...match),
  };
}
