// What stands on every screen: the top bar, the menu, and what is said of the app as a whole.

import type { Language } from '../../language.ts';

export interface CommonWords {
  /** What the language calls itself, and its short sign. */
  readonly ownNames: Readonly<Record<Language, string>>;
  readonly languages: string;
  readonly skip: string;
  readonly home: string;
  readonly back: string;
  readonly menu: string;
  readonly undo: string;
  readonly clear: string;
  /** A hole by its number and what stands in it. */
  readonly holeName: (hole: number, content: string) => string;
  /** What something is, after its name. */
  readonly named: (name: string, what: string) => string;
  readonly close: string;
  readonly places: {
    readonly play: string;
    readonly daily: string;
    readonly online: string;
    readonly learn: string;
    readonly companion: string;
    readonly matches: string;
    readonly statistics: string;
    readonly settings: string;
  };
  readonly soundOn: string;
  readonly soundOff: string;
  readonly theme: string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark' | 'contrast', string>>;
  /** The key that lays notices open. */
  readonly notices: (count: number) => string;
  readonly offline: string;
  readonly updateReady: string;
  readonly update: string;
  readonly storageOutdated: string;
  readonly storageBlocked: string;
  readonly reload: string;
  /** The browser refuses a part of the app until the page is loaded anew. */
  readonly needsReload: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly missingTitle: string;
  readonly missing: string;
}
