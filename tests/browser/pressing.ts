// Pressing something with a finger, with the mouse or by keys alone, for journeys that each of them can take.

import type { Locator } from '@playwright/test';
import { tabTo } from './players/keyboard-hands.ts';

export type Input = 'touch' | 'mouse' | 'keys';

/** A finger has a phone. */
export function sizeFor(input: Input): '@phone' | '@desktop' {
  return input === 'touch' ? '@phone' : '@desktop';
}

export async function pressBy(input: Input, thing: Locator): Promise<void> {
  switch (input) {
    case 'touch':
      return thing.tap();
    case 'mouse':
      return thing.click();
    case 'keys':
      await tabTo(thing.page(), thing);
      return thing.page().keyboard.press('Enter');
  }
}
