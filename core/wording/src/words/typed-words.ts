// The words that can be typed besides rows, by names that are the same in all languages.

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
  'swap',
  'random',
  'blanks',
  'palm',
  'correct',
  'fit',
  'check',
  'hint',
  'suggest',
  'why',
  'claim',
  'admit',
  'offer',
  'withdraw',
  'resignMatch',
  'resign',
  'notes',
  'note',
  'known',
  'hand',
  'review',
  'share',
  'rematch',
  'save',
  'drop',
  'mark',
  'new',
  'resume',
  'daily',
  'calendar',
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

/** What may be typed at an online table besides the words of the game. */
export const ONLINE_WORDS = [
  'who',
  'lag',
  'say',
  'phrases',
  'mute',
  'block',
  'report',
  'away',
  'back',
  'seals',
  'link',
  'qr',
  'begin',
  'takeRound',
  'abandon',
  'leave',
] as const;

export type OnlineWord = (typeof ONLINE_WORDS)[number];

/** What may be typed in the lobby, besides a number, a code or a link. */
export const LOBBY_WORDS = ['tables', 'more', 'invite', 'pair', 'open', 'name'] as const;

export type LobbyWord = (typeof LOBBY_WORDS)[number];

/** What can be chosen before a match, by the names of the command line. */
export const SET_UP_OPTIONS = [
  'game',
  'holes',
  'colours',
  'pegs',
  'shapes',
  'board-rows',
  'repeats',
  'blue',
  'blanks',
  'opponent',
  'names',
  'form',
  'codemaker',
  'level',
  'players',
  'listed',
  'pace',
  'speed',
  'scoring',
  'target',
  'marking',
  'time',
  'maker',
  'hints',
  'sealed',
  'bonus',
  'supply',
  'consistent',
  'rounds',
] as const;

export type SetUpOption = (typeof SET_UP_OPTIONS)[number];

/** In lower case; the first is the one shown in the help. */
export type Spellings = readonly [string, ...string[]];
