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

/** What may be typed in the lobby, besides a number, a code or a link. */
export const LOBBY_WORDS = ['tables', 'pair', 'open', 'name'] as const;

export type LobbyWord = (typeof LOBBY_WORDS)[number];

export interface TerminalOnlineWords {
  /** In small letters; the first of each is the one that is taught. */
  readonly typed: Readonly<Record<OnlineWord, readonly [string, ...string[]]>>;
  /** What each does, for the help. */
  readonly abouts: Readonly<Record<OnlineWord, string>>;
  readonly visit: VisitWords;
  readonly lobby: LobbyWords;
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
  /** The same, where there is a menu. */
  readonly awayMenu: string;
  readonly rematchAsked: (rematch: string) => string;
  readonly rematchTakenBack: string;
}

/** Tables to choose from. */
export interface LobbyWords {
  readonly typed: Readonly<Record<LobbyWord, readonly [string, ...string[]]>>;
  readonly abouts: Readonly<Record<LobbyWord, string>>;
  readonly how: (help: string, quit: string) => string;
  readonly unknown: (given: string, help: string) => string;
  /** Who may sit down. */
  readonly whose: string;
  /** A table of one's own, for anybody or by invitation. */
  readonly own: (forWhom: string) => string;
  readonly again: string;
  /** What leaving does here, for the help. */
  readonly quit: string;
  readonly askName: string;
  /** A table: what can be done there and with whom, what is played, how it stands. */
  readonly line: (what: string, terms: string, state: string) => string;
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
