// Waits for something that a page shows, announces or stores.

import { expect } from '@playwright/test';

/** For as long as the house may take to think on a busy machine. */
export const PATIENCE = { timeout: 40_000, intervals: [50, 100, 200] };

/** The awaited value, or what is there instead, for the report of a timeout. */
export type Looked<Thing> = { readonly found: Thing } | { readonly instead: unknown };

/** Polls until it is there, and returns it. */
export async function waitUntilFound<Thing>(
  what: string,
  look: () => Promise<Looked<Thing>>,
): Promise<Thing> {
  const things: Thing[] = [];
  const isFound = async () => {
    const looked = await look();
    if (!('found' in looked)) return looked.instead;
    things.push(looked.found);
    return 'found';
  };
  await expect.poll(isFound, { message: what, ...PATIENCE }).toBe('found');
  const [thing] = things;
  if (thing === undefined) throw new Error(`Nothing was found: ${what}.`);
  return thing;
}
