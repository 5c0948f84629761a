// What is in a box, in a few words.

import { countCodes, type Edition, type EditionName, widestSpec } from '@blackpeg/rules';
import { homeTexts, type Language } from '@blackpeg/wording';

/** In the order of the shelf. */
export const BOXES = ['super', 'duel', 'braille', 'shapes'] as const satisfies readonly EditionName[];

/** `edition` at its usual size. */
export function boxNote(language: Language, name: (typeof BOXES)[number], edition: Edition): string {
  const { first, second } = homeTexts(language).boxes[name];
  return `${first}, ${second(countCodes(widestSpec(edition)))}`;
}
