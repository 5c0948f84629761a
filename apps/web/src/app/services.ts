// What screens are served by: made once in main.ts, handed down by context.

import type { Tables } from '@blackpeg/table';
import type { Thinker } from '@blackpeg/thinking';
import { getContext, setContext } from 'svelte';
import type { Storage } from '../storage/storage.ts';

export interface Services {
  readonly storage: Storage;
  readonly tables: Tables;
  readonly thinker: Thinker;
}

const KEY = Symbol('services');

export function provideServices(services: Services): void {
  setContext(KEY, services);
}

/** To be called while a component is being made. */
export function useServices(): Services {
  return getContext(KEY);
}
