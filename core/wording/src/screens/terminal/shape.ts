// What every language must say on the full screen of a terminal, beside what other screens say.

import type { Who } from '../../who.ts';

export interface TerminalScreenWords {
  readonly tooSmall: (columns: number, rows: number) => string;
  /** The terminal cannot be drawn on. */
  readonly lineByLine: string;
  /** A name and what belongs to it. */
  readonly pair: (name: string, value: string) => string;
  readonly quit: string;
  /** What each seat is doing, beside the board. */
  readonly roles: RoleWords;
  readonly keys: LastLines;
  /** What the last line calls keys that are no sign. */
  readonly keyNames: Readonly<Record<'enter' | 'escape' | 'backspace', string>>;
  /** Not all rows of a board have room; from 1. */
  readonly rowsShown: (first: number, last: number, rows: number) => string;
  readonly toMenu: string;
  readonly toMenuNote: string;
  readonly goOn: string;
  readonly hide: HideWords;
  /** Keys that mean the same everywhere in a match, and what they do. */
  readonly fixed: readonly (readonly [key: string, does: string])[];
  readonly settings: TerminalSettingsWords;
  /** Another process has the match open. */
  readonly elsewhere: (process: number) => string;
  readonly missing: string;
  readonly puzzle: string;
  readonly another: string;
}

/** The last line of the screen: the keys that matter now. */
interface LastLines {
  readonly menu: string;
  readonly list: string;
  readonly form: string;
  readonly sizes: string;
  readonly place: string;
  readonly code: string;
  readonly answer: string;
  readonly wait: string;
  readonly cover: string;
  readonly notes: string;
  readonly text: string;
  readonly compose: string;
  readonly seek: string;
  readonly matches: string;
  readonly review: string;
}

interface HideWords {
  readonly chooseBlanks: string;
  readonly changeBlanks: (state: string) => string;
}

interface TerminalSettingsWords {
  readonly language: string;
  readonly asEnvironment: string;
  readonly colours: string;
  readonly ground: string;
  readonly grounds: Readonly<Record<'light' | 'dark', string>>;
  readonly asTerminal: string;
  readonly signs: string;
  readonly signKinds: Readonly<Record<'shapes' | 'plain', string>>;
  readonly bell: string;
  readonly bellNote: string;
  readonly mouse: string;
  readonly mouseNote: string;
  readonly on: string;
  readonly off: string;
}

interface RoleWords {
  readonly hiding: (who: Who) => string;
  readonly hidden: (who: Who) => string;
  readonly seeking: (who: Who, row: number) => string;
  readonly placed: (who: Who, row: number) => string;
  readonly answering: (who: Who, row: number) => string;
  readonly holds: (who: Who) => string;
  readonly found: (who: Who, rows: number) => string;
  readonly out: (who: Who) => string;
}
