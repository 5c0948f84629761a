// What every language must say at an online table: the invitation, the waiting room, and what stands around the game.

import type { Who } from '../../who.ts';

/** What players can say to each other, and nothing else. */
export type PhraseName =
  | 'hello'
  | 'good-luck'
  | 'well-played'
  | 'one-moment'
  | 'thanks'
  | 'sorry'
  | 'goodbye';

export interface TableWords {
  readonly title: string;
  readonly looking: string;
  /** Why one is not at the table. */
  readonly failed: string;
  readonly again: string;
  readonly toLobby: string;
  readonly close: string;
  readonly invitation: InvitationWords;
  readonly waiting: WaitingWords;
  readonly share: ShareWords;
  readonly here: HereWords;
  readonly line: LineWords;
  readonly away: AwayWords;
  readonly talk: TalkWords;
  readonly seals: SealWords;
  readonly over: OverWords;
}

interface InvitationWords {
  readonly title: (hosts: readonly string[]) => string;
  /** Where nobody who sits there has a name. */
  readonly nameless: string;
  readonly played: string;
  readonly free: (seats: number) => string;
  readonly sit: string;
  readonly watch: string;
  readonly note: string;
}

interface WaitingWords {
  readonly title: string;
  readonly watching: string;
  /** Said and shown: how many are still to come. */
  readonly missing: (seats: number) => string;
  readonly seats: string;
  readonly free: string;
  readonly you: (name: string) => string;
  readonly come: (name: string) => string;
  readonly begin: (players: number) => string;
  readonly beginNote: string;
  readonly leave: string;
  readonly leaveNote: string;
}

interface ShareWords {
  readonly heading: string;
  readonly code: string;
  readonly codeNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  /** What goes with the link. */
  readonly message: (terms: string) => string;
  /** Of a match that runs: others may look on. */
  readonly watchNote: string;
}

interface HereWords {
  readonly heading: string;
  /** In the bar, in a few words. */
  readonly all: (others: readonly Who[]) => string;
  readonly away: (others: readonly Who[]) => string;
  readonly seat: Readonly<Record<'here' | 'away' | 'empty', string>>;
  readonly lag: (milliseconds: number) => string;
  readonly noLag: string;
  readonly lagNote: string;
  readonly spectators: (count: number) => string;
  /** For a while, with the page open; `kept` is a duration, `timed` whether a clock runs on (T2b). */
  readonly stepAway: string;
  readonly stepAwayNote: (kept: string, timed: boolean) => string;
  readonly leave: string;
  readonly leaveNote: string;
  readonly stopWatching: string;
}

interface LineWords {
  readonly down: string;
  readonly downText: string;
  /** The same for who has nothing to lose. */
  readonly downWatching: string;
  readonly back: string;
  readonly gone: string;
}

interface AwayWords {
  /** `time` is a time of the day. */
  readonly kept: (who: Who, time: string) => string;
  readonly over: (who: Who) => string;
  /** Of oneself, with the page open. */
  readonly own: (time: string) => string;
  readonly ownOver: string;
  readonly back: string;
  readonly howLong: string;
  readonly left: (duration: string) => string;
  readonly takeRound: string;
  readonly takeRoundText: string;
  readonly abandon: string;
  readonly abandonText: string;
  readonly wait: string;
}

interface TalkWords {
  readonly heading: string;
  readonly off: string;
  readonly phrases: Readonly<Record<PhraseName, string>>;
  readonly said: (who: Who, phrase: string) => string;
}

interface SealWords {
  readonly heading: string;
  readonly note: string;
  readonly sealedNote: string;
  /** `seal` is its short form. */
  readonly of: (maker: Who, seal: string) => string;
  readonly whole: string;
  readonly none: string;
  readonly genuine: (maker: Who) => string;
  readonly broken: (maker: Who) => string;
  readonly unopened: (maker: Who) => string;
  /** The player's own sealed code is not on this device. */
  readonly missing: string;
}

interface OverWords {
  readonly rematch: string;
  readonly rematchNote: string;
  /** Of a race, which has no sides. */
  readonly sameTerms: string;
  readonly wanted: string;
  readonly wantedNote: (others: readonly Who[]) => string;
  readonly wants: (others: readonly Who[]) => string;
  readonly follow: string;
  readonly toNext: string;
  readonly going: string;
}
