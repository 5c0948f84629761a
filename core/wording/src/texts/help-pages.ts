// The names of the help pages. Their words are not needed to find a page by its address.

import type { WordsIn } from '../words/lookup.ts';

export type HelpPage = keyof WordsIn<'help'>['help']['pages'];

/** In the order they are listed. */
export const HELP_PAGES: readonly HelpPage[] = ['ear', 'touch', 'silence', 'switch'];
