// The texts of the set-up, by language.

import { textsOf, type WordsIn } from '../words/lookup.ts';

export const setUpTexts = textsOf('setup', 'setUp');

export type SetUpWords = WordsIn<'setup'>['setUp'];
/** Something to choose. */
export interface Variant {
  readonly title: string;
  readonly text: string;
}
