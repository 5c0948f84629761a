// What every language must say on the settings screen.

import type { TableCommand } from '../../table-commands.ts';

export interface SettingsWords {
  readonly title: string;
  readonly look: LookWords;
  readonly sound: SoundWords;
  readonly speech: SpeechWords;
  readonly play: PlaySettingsWords;
  readonly shown: ShownWords;
  readonly keys: KeyWords;
  readonly online: OnlineSettingsWords;
  readonly data: DataWords;
  readonly about: AboutWords;
}

export interface Labelled {
  readonly label: string;
  readonly note: string;
}

export interface LookWords {
  readonly title: string;
  readonly asBrowser: string;
  readonly marks: string;
  readonly markKinds: Readonly<Record<'shape' | 'number' | 'letter' | 'both', string>>;
  readonly numbers: Labelled;
  readonly textSize: string;
  /** In hundredths of the usual size. */
  readonly size: (hundredths: number) => string;
  readonly motion: string;
  readonly motions: Readonly<Record<'system' | 'reduced' | 'full', string>>;
}

export interface SoundWords {
  readonly title: string;
  readonly sound: Labelled;
  readonly tryIt: string;
  readonly haptics: Labelled;
}

export interface SpeechWords {
  readonly title: string;
  readonly detail: string;
  readonly details: Readonly<Record<'brief' | 'full', string>>;
  readonly example: string;
}

export interface PlaySettingsWords {
  readonly title: string;
  readonly timers: Labelled;
  readonly count: Labelled;
  readonly misfits: string;
  readonly misfitKinds: Readonly<Record<'allow' | 'warn' | 'bar', string>>;
  readonly misfitsNote: string;
  readonly pace: string;
  readonly paces: Readonly<Record<'at-once' | 'brisk' | 'humane' | 'slow', string>>;
}

export interface ShownWords {
  readonly title: string;
  readonly streak: Labelled;
  readonly statistics: Labelled;
}

export interface KeyWords {
  readonly title: string;
  readonly single: Labelled;
  readonly fixed: string;
  readonly commands: Readonly<Record<TableCommand, string>>;
  /** The key as it is shown, and what is shown for none. */
  readonly none: string;
  readonly press: string;
  readonly howTo: string;
  readonly given: (command: string, key: string) => string;
  readonly taken: (command: string) => string;
  readonly removed: (command: string) => string;
  readonly refused: (key: string) => string;
  readonly reset: string;
  readonly resetDone: string;
}

/** Who one is at online tables, and what others may say there. */
export interface OnlineSettingsWords {
  readonly title: string;
  readonly nobody: string;
  readonly toTables: string;
  readonly phrases: Labelled;
  readonly identity: string;
  readonly makePhrase: string;
  readonly makePhraseNote: string;
  readonly phrase: string;
  readonly link: string;
  readonly copyPhrase: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly keepIt: string;
  readonly elsewhere: string;
  readonly forget: string;
  readonly question: string;
  readonly consequence: string;
  readonly yes: string;
  readonly no: string;
  readonly forgotten: string;
}

export interface DataWords {
  readonly title: string;
  readonly where: string;
  readonly kept: string;
  readonly mayGo: string;
  /** Where the browser has no place to keep anything. */
  readonly forgets: string;
  readonly ask: string;
  readonly askedInVain: string;
  readonly used: (bytes: number) => string;
  readonly save: string;
  readonly saveNote: string;
  readonly saved: string;
  readonly failed: string;
  readonly matches: string;
  readonly remove: string;
  readonly question: string;
  readonly consequence: string;
  readonly yes: string;
  readonly no: string;
  readonly removed: string;
  /** Asked of who has a name on the server. */
  readonly onlineToo: Labelled;
  readonly forgottenToo: string;
  /** After why the server did not do it. */
  readonly nameStays: string;
}

export interface AboutWords {
  readonly title: string;
  readonly version: (version: string) => string;
  readonly licence: string;
  readonly font: string;
  readonly fontLicence: string;
  readonly privacy: string;
}
