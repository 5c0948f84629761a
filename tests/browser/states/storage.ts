// The browser's storage, filled by a test: matches as logs with their cards, and data in drawers.

import { encodeEvent, LINEAGE, newestVersion } from '@blackpeg/notation';
import type { MatchEvent } from '@blackpeg/rules';
import type { Page } from '@playwright/test';
import type { App } from '../fixtures/app.ts';

/** Who sits there, and where it came from, if not the default. */
export interface Card {
  readonly origin:
    | { readonly kind: 'set-up' }
    | { readonly kind: 'daily'; readonly date: string }
    | { readonly kind: 'challenge'; readonly ghost: string };
  readonly sitters: readonly Sitter[];
  /** Milliseconds since 1970. */
  readonly madeAt: number;
}

export type Sitter =
  | { readonly kind: 'person'; readonly name: string | null }
  | { readonly kind: 'house'; readonly level: 'master' };

export interface KeptMatch {
  readonly match: string;
  readonly log: readonly MatchEvent[];
  readonly card: Card;
}

export interface Furniture {
  readonly matches?: readonly KeptMatch[];
  /** Texts by drawer and key. */
  readonly things?: readonly (readonly [drawer: string, key: string, thing: unknown])[];
}

/** Replaces everything in storage by this. Open a screen next. */
export async function furnish(app: App, { matches = [], things = [] }: Furniture): Promise<void> {
  // A browser that has opened nothing yet has stored nothing.
  if (matches.length + things.length === 0 && app.isNew) return;
  await app.leave();
  await app.page.evaluate(lay, contentsOf({ matches, things }));
}

/** As the browser's database has it. */
export function contentsOf({ matches = [], things = [] }: Furniture): Contents {
  return {
    batches: matches.map(({ match, log }) => [[match, 0], batchOf(log)] as const),
    things: [
      ...matches.map((kept) => [['cards', kept.match], JSON.stringify(cardOf(kept))] as const),
      ...things.map(([drawer, key, thing]) => [[drawer, key], JSON.stringify(thing)] as const),
    ],
  };
}

/** Everything in the browser's database and beside it, as one text each. */
export function allKept(page: Page): Promise<readonly string[]> {
  return page.evaluate(read);
}

function batchOf(log: readonly MatchEvent[]): unknown {
  const format = newestVersion(LINEAGE);
  return { format, by: 'referee', actionId: 'kept', after: 0, events: log.map(encodeEvent) };
}

function cardOf({ match, log, card }: KeptMatch): unknown {
  const closed = log.some(({ type }) => type === 'match-closed');
  return { match, codemaker: 'random', hints: true, touchedAt: card.madeAt, closed, ...card };
}

type Entry = readonly [key: IDBValidKey, value: unknown];
export interface Contents {
  readonly batches: readonly (readonly [readonly [string, number], unknown])[];
  readonly things: readonly (readonly [readonly [string, string], unknown])[];
}

/** Runs in the page. The stores are those of the first version; the app upgrades them. */
export function lay(contents: Contents): Promise<void> {
  for (const place of Object.keys(localStorage))
    if (place !== 'blackpeg.settings') localStorage.removeItem(place);
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('blackpeg');
    opening.onupgradeneeded = () => {
      for (const store of ['batches', 'things']) opening.result.createObjectStore(store);
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const writing = database.transaction(['batches', 'things'], 'readwrite');
      for (const [name, entries] of Object.entries(contents) as unknown as [string, readonly Entry[]][]) {
        const store = writing.objectStore(name);
        store.clear();
        for (const [key, value] of entries) store.put(value, key);
      }
      writing.onabort = () => reject(writing.error);
      writing.oncomplete = () => {
        database.close();
        resolve();
      };
    };
  });
}

/** Runs in the page. */
async function read(): Promise<readonly string[]> {
  const kept = Object.entries({ ...localStorage }).map(([key, value]) => `localStorage ${key}: ${value}`);
  for (const { name = '' } of await indexedDB.databases()) {
    kept.push(
      ...(await new Promise<readonly string[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const stores = [...database.objectStoreNames];
          const found: string[] = [];
          const reading = database.transaction(stores);
          for (const store of stores) {
            const keys = reading.objectStore(store).getAllKeys();
            keys.onsuccess = () => found.push(...keys.result.map((key) => `${store} ${String(key)}`));
          }
          reading.oncomplete = () => {
            database.close();
            resolve(found);
          };
        };
      })),
    );
  }
  return kept;
}
