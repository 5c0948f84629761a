// What is in a box, in a few words.

import { type BoxName, countCodes, editionNamed, widestSpec } from '@blackpeg/rules';
import { editionTexts, type Language } from '@blackpeg/wording';

export function boxNote(language: Language, name: BoxName): string {
  const { first, second } = editionTexts(language)[name].box;
  return `${first}, ${second(countCodes(widestSpec(editionNamed(name))))}`;
}
