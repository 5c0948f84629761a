// What there is at a table besides its match, for a front end with a menu: where the other players are elsewhere.

import type { Language } from '@blackpeg/wording';

export interface Surroundings {
  /** Who of the others is there, or that the line is down, in a few words. */
  presence(language: Language): string;
  deeds(language: Language): readonly Deed[];
  /** Null while there is nothing to play again. */
  rematch(language: Language): Deed | null;
  /** What going away is called. */
  leaving(language: Language): string;
}

export interface Deed {
  readonly label: string;
  readonly note?: string;
  readonly text?: string;
  /** Above what is to be chosen next; its label unless given. */
  readonly heading?: string;
  /** Gives what is to be chosen next; null where it is done. */
  choose(): readonly Deed[] | null;
}
