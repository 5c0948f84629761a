// The facts: the log of the match on the screen, as the browser stores it.

import { decodeEvent } from '@blackpeg/notation';
import { fold, type MatchEvent, type MatchState, verifyLog } from '@blackpeg/rules';
import { expect, type Page } from '@playwright/test';
import { waitUntilFound } from './waiting.ts';

interface Kept {
  readonly after: number;
  readonly events: readonly unknown[];
}

/** Verified: every event agrees with the rules (I3, I4). */
export async function logOf(page: Page): Promise<readonly MatchEvent[]> {
  const match = decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
  const log = await keptLog(page, match);
  expect(verifyLog(log), 'what the rules say to the log').toBeNull();
  return log;
}

/** Batch after batch without a gap or a fork, as it was told to this device. */
export async function keptLog(page: Page, match: string): Promise<readonly MatchEvent[]> {
  const batches = await page.evaluate(batchesOf, match);
  let version = 0;
  for (const { after, events } of batches) {
    expect(after, 'the version a batch follows').toBe(version);
    version += events.length;
  }
  return batches.flatMap(({ events }) =>
    events.map((event) => {
      const decoded = decodeEvent(event);
      if (!decoded.ok) throw new Error(`This is no event: ${JSON.stringify(event)}`);
      return decoded.value;
    }),
  );
}

export async function truthOf(page: Page): Promise<MatchState> {
  const state = fold(await logOf(page));
  if (!state) throw new Error('The log is empty.');
  return state;
}

/** Waits for it: a recent action may not be stored yet. */
export async function truthWhen(
  page: Page,
  what: string,
  isSo: (state: MatchState) => boolean,
): Promise<MatchState> {
  return waitUntilFound(`the log: ${what}`, async () => {
    const state = await truthOf(page);
    return isSo(state) ? { found: state } : { instead: state.phase };
  });
}

/** Runs in the page. */
function batchesOf(match: string): Promise<readonly Kept[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('blackpeg');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const range = IDBKeyRange.bound([match], [match, []]);
      const reading = database.transaction('batches').objectStore('batches').getAll(range);
      reading.onerror = () => reject(reading.error);
      reading.onsuccess = () => {
        database.close();
        resolve(reading.result as readonly Kept[]);
      };
    };
  });
}
