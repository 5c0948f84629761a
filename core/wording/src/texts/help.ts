// The texts of the pages of help, by language.

import { textsOf, type WordsIn } from '../words/lookup.ts';

export const helpTexts = textsOf('help', 'help');

export type HelpPage = keyof WordsIn<'help'>['help']['pages'];
/** Every sound, by what it is about. */
export type CueName = keyof WordsIn<'help'>['help']['cues'];

/** In the order they are listed. */
export const HELP_PAGES: readonly HelpPage[] = ['ear', 'touch', 'silence', 'switch'];
