// The texts of the pages of help, by language.

import { textsOf, type WordsIn } from '../words/lookup.ts';

export const helpTexts = textsOf('help', 'help');

/** Every sound, by what it is about. */
export type CueName = keyof WordsIn<'help'>['help']['cues'];
