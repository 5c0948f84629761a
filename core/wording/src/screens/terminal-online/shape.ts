// What every language must say of online play at a terminal, beside what an online table says everywhere.

/** What may be typed at an online table besides the words of the game. */
export const ONLINE_WORDS = [
  'who',
  'lag',
  'say',
  'phrases',
  'away',
  'back',
  'seals',
  'link',
  'begin',
  'takeRound',
  'abandon',
  'leave',
] as const;

export type OnlineWord = (typeof ONLINE_WORDS)[number];

export interface TerminalOnlineWords {
  /** In small letters; the first of each is the one that is taught. */
  readonly typed: Readonly<Record<OnlineWord, readonly [string, ...string[]]>>;
  /** What each does, for the help. */
  readonly abouts: Readonly<Record<OnlineWord, string>>;
  readonly visit: VisitWords;
  readonly talk: TerminalTalkWords;
  readonly faults: TerminalFaultWords;
  readonly identity: IdentityWords;
}

/** Coming, waiting, going. */
export interface VisitWords {
  readonly youAre: (name: string) => string;
  readonly newGuest: string;
  readonly notKept: string;
  readonly played: (terms: string) => string;
  readonly atTable: (people: string) => string;
  readonly waitingHow: (help: string, leave: string, quit: string) => string;
  readonly watching: (help: string, quit: string) => string;
  readonly seatKept: (command: string) => string;
  readonly left: string;
  readonly awayNow: (back: string) => string;
  readonly backNow: string;
  /** The other's seat was kept as long as agreed. */
  readonly awayHow: (takeRound: string, abandon: string) => string;
  readonly rematchAsked: (rematch: string) => string;
  readonly rematchTakenBack: string;
}

export interface TerminalTalkWords {
  readonly which: (phrases: string, example: string) => string;
  readonly on: string;
  readonly off: string;
}

export interface TerminalFaultWords {
  readonly noServer: (address: string) => string;
  readonly badAddress: (given: string) => string;
  readonly otherVersion: (address: string) => string;
  readonly unknownGuest: string;
  readonly crowded: string;
  readonly notOffered: string;
}

export interface IdentityWords {
  readonly phrase: (phrase: string) => string;
  readonly phraseNote: (command: string) => string;
  readonly askPhrase: string;
  readonly recovered: (name: string) => string;
  readonly notPhrase: string;
  readonly nobody: (address: string) => string;
  readonly forget: (name: string, address: string) => string;
  readonly forgotten: string;
  readonly stays: string;
}
