// What every language must say on the command line. A new text is a new key here; the compiler asks for the rest.

import type { EngineWords } from './terminal-engine.ts';
import type { HelpWords } from './terminal-help.ts';
import type { TournamentWords } from './terminal-tournament.ts';
import type { VerifyWords } from './terminal-verify.ts';
import type { UsageWords } from './usage.ts';

export interface TerminalWords {
  readonly editions: EditionsWords;
  readonly replay: ReplayWords;
  readonly play: PlayWords;
  readonly strategy: StrategyRunWords;
  readonly emboss: EmbossWords;
  readonly engine: EngineWords;
  readonly help: HelpWords;
  readonly tournament: TournamentWords;
  readonly usage: UsageWords;
  readonly verify: VerifyWords;
}

/** Headings of the table of editions. */
export interface EditionsWords {
  readonly edition: string;
  readonly game: string;
  readonly variant: string;
  readonly holes: string;
  readonly pegs: string;
  readonly rows: string;
  readonly codes: string;
  /** Above the table of sizes. */
  readonly codesBySize: string;
}

export interface ReplayWords {
  readonly event: (event: number, text: string) => string;
  /** Silent at the table, told to who reads a log. */
  readonly seen: (who: string) => string;
  readonly result: (text: string) => string;
  readonly unfinished: string;
  readonly verified: (events: number) => string;
  readonly faulty: (fault: string) => string;
  readonly inRound: (round: number, again: boolean, fault: string) => string;
}

/** A match played at the command line; screens/plain has the rest. */
export interface PlayWords {
  readonly saved: (file: string) => string;
}

/** A search at the command line: on its way, and interrupted. */
export interface StrategyRunWords {
  /** `best` is the lowest total so far, null before there is one. */
  readonly progress: (seconds: number, nodes: number, share: number, best: number | null) => string;
  readonly working: (seconds: number) => string;
  readonly saved: (file: string) => string;
  readonly interruptedSaved: (file: string, total: number) => string;
  readonly interruptedWith: (total: number) => string;
  readonly interruptedWithout: string;
  /** Its thread died, and another one begins anew. */
  readonly again: string;
  /** So did that one. */
  readonly died: string;
  readonly noMemory: string;
}

/** Words on embossed pages, short: a line has 40 cells. */
export interface EmbossWords {
  /** `rounds` that there are; none in a position. */
  readonly noRound: (round: number, rounds: number) => string;
  readonly code: (code: string) => string;
  /** What the sign of a blank stands for. */
  readonly blank: (sign: string) => string;
  /** In place of a row that ran out of time, and of one not uncovered yet. */
  readonly lost: string;
  readonly covered: string;
  readonly saved: (file: string) => string;
}
