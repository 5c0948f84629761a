// The last choices for each edition, kept in this browser.

import type { EditionName } from '@blackpeg/rules';
import { type Choices, decodeChoices, encodeChoices } from '@blackpeg/screens/set-up';

export function remembered(edition: EditionName): Choices | null {
  try {
    return decodeChoices(edition, localStorage.getItem(placeOf(edition)));
  } catch {
    return null;
  }
}

export function remember(choices: Choices): void {
  try {
    localStorage.setItem(placeOf(choices.edition), encodeChoices(choices));
  } catch {
    // Without storage the next set-up begins with the defaults.
  }
}

function placeOf(edition: EditionName): string {
  return `blackpeg.set-up.${edition}`;
}
