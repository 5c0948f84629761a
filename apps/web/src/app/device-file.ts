// Everything of a device as a file: what goes into it beside what is stored, and how one is brought in.

import { deviceFileTexts } from '@blackpeg/wording';
import type { Storage } from '../storage/storage.ts';
import { adoptChoices, language } from './settings.svelte.ts';

/** Gives what to tell. Where the storage refuses, nothing was changed, and it is rejected. */
export async function bringInDevice(storage: Storage, text: string): Promise<string> {
  const brought = await storage.bringInAll(text);
  if (brought.ok) {
    await adoptChoices(brought.value.choices);
    return deviceFileTexts(language()).done(brought.value.counts);
  }
  const words = deviceFileTexts(language());
  switch (brought.error.kind) {
    case 'no-export':
      return words.noExport;
    case 'damaged':
      return words.damaged;
    case 'newer':
      return words.newer;
  }
}
