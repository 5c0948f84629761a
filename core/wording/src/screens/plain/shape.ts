// What every language must say in the game played line by line. A word that is typed is understood in English too.

/** What may be typed instead of a row. */
export const PLAIN_WORDS = [
  'rows',
  'row',
  'last',
  'left',
  'score',
  'turn',
  'clock',
  'tray',
  'code',
  'pegs',
  'draft',
  'undo',
  'clear',
  'same',
  'random',
  'blanks',
  'palm',
  'correct',
  'fit',
  'check',
  'hint',
  'suggest',
  'claim',
  'admit',
  'offer',
  'withdraw',
  'resignMatch',
  'resign',
  'notes',
  'note',
  'hand',
  'review',
  'rematch',
  'save',
  'drop',
  'mark',
  'new',
  'resume',
  'daily',
  'puzzle',
  'companion',
  'online',
  'matches',
  'stats',
  'options',
  'again',
  'help',
  'quit',
] as const;

export type PlainWord = (typeof PLAIN_WORDS)[number];

export interface PlainWords {
  /** In small letters; the first of each is the one that is taught. */
  readonly typed: Readonly<Record<PlainWord, readonly [string, ...string[]]>>;
  /** What each does, for the help. */
  readonly abouts: Readonly<Record<PlainWord, string>>;
  readonly yes: readonly [string, ...string[]];
  readonly no: readonly [string, ...string[]];
  readonly yesOrNo: string;
  readonly about: (word: string, does: string) => string;
  readonly typing: TypingWords;
  readonly prompts: PromptWords;
  readonly table: PlainTableWords;
  readonly keeping: KeepingWords;
  readonly menu: MenuWords;
  readonly setUp: PlainSetUpWords;
  readonly companion: PlainCompanionWords;
  readonly puzzle: PlainPuzzleWords;
  readonly review: PlainReviewWords;
}

/** How things are typed, and what is wrong with what was. */
export interface TypingWords {
  readonly row: (example: string, help: string) => string;
  readonly code: (example: string, random: string) => string;
  readonly answer: (example: string, meaning: string) => string;
  readonly pegs: (pegs: string) => string;
  readonly blankSign: string;
  readonly unknown: (given: string, help: string) => string;
  readonly notNow: (word: string) => string;
  readonly notAnAnswer: (given: string, example: string) => string;
  readonly needsNumber: (word: string) => string;
  readonly needsText: (word: string) => string;
  readonly tooMany: (holes: number, given: number) => string;
  readonly notANumber: (given: string, most: number) => string;
}

/** Before what is typed at a terminal; each ends with a space. */
export interface PromptWords {
  readonly row: (row: number) => string;
  readonly code: string;
  readonly answer: (row: number) => string;
  readonly other: string;
}

export interface PlainTableWords {
  readonly handOver: (name: string) => string;
  readonly handOverHow: (name: string) => string;
  readonly cleared: string;
  readonly nothingToUndo: string;
  readonly kept: (command: string) => string;
  readonly noNotes: string;
  readonly noted: string;
  /** Answered by yes or no. */
  readonly askBlanks: string;
  readonly blanks: (possible: boolean) => string;
  readonly palmed: (peg: string, count: number) => string;
  /** The code to hide, hole by hole, while it is composed. */
  readonly codeSoFar: (holes: string) => string;
  readonly timeShort: (time: string) => string;
  readonly after: (review: string, rematch: string, quit: string) => string;
  readonly saved: (file: string) => string;
}

/** Matches on this machine. */
export interface KeepingWords {
  readonly none: string;
  readonly waiting: string;
  readonly finished: string;
  readonly line: (number: number, match: string, about: string, state: string) => string;
  readonly missing: (match: string, command: string) => string;
  readonly elsewhere: (process: number) => string;
  readonly torn: string;
  readonly notSaving: string;
  readonly savingAgain: string;
  readonly deleted: (match: string) => string;
  readonly broughtIn: (match: string) => string;
  /** A match that was to be imported is here, under this name. */
  readonly alreadyHere: (match: string) => string;
  /** Unfinished online matches of a device file, which only their server can go on with. */
  readonly stillOnline: (count: number) => string;
  readonly allSaved: (file: string) => string;
  readonly unfinished: string;
  readonly today: (done: string) => string;
}

export interface MenuWords {
  readonly welcome: string;
  readonly how: (help: string) => string;
  readonly unfinished: (count: number, resume: string) => string;
  readonly which: string;
  readonly bye: string;
}

export interface PlainSetUpWords {
  readonly edition: string;
  /** For a game of one's own. */
  readonly own: (sizes: string, notation: string) => string;
  readonly company: string;
  readonly companies: Readonly<Record<'alone' | 'maker' | 'breaker' | 'duel' | 'two', string>>;
  readonly ready: (game: string) => string;
  readonly begin: (options: string) => string;
  readonly optionsHow: string;
  readonly option: (name: string, about: string) => string;
  /** Last in a list of matches. */
  readonly newGame: string;
  readonly choice: (number: number, text: string) => string;
}

export interface PlainCompanionWords {
  readonly welcome: (game: string) => string;
  readonly how: (example: string, help: string) => string;
  readonly marked: (answer: string) => string;
}

export interface PlainPuzzleWords {
  readonly how: (example: string) => string;
}

export interface PlainReviewWords {
  readonly chart: string;
  /** One line of the chart: a row, how many codes were left, and a bar. */
  readonly line: (row: string, codes: string, bar: string) => string;
}
