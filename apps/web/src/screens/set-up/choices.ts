// What can be chosen before a match, as the set-up asks it: a wish each, whatever the others make of it.

import type { Blanks, EditionName, Form, GameName, Marker, Pace, Scoring } from '@blackpeg/rules';
import type { CodemakerName, LevelName } from '@blackpeg/solver';

/** Who sits across: the program, a second person at this screen, or people on devices of their own. */
export const OPPONENTS = ['house', 'screen', 'online'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** D5: five rings for both, four, or four for one side only. */
export const RINGS = ['five', 'four', 'you-four', 'other-four'] as const;
export type Rings = (typeof RINGS)[number];

/** What the pegs of one's own game are: one facet, or two in pairs. */
export const OWN_PEGS = ['colours', 'numbers', 'pairs'] as const;
export type OwnPegs = (typeof OWN_PEGS)[number];

export const FIRST = ['you', 'other', 'drawn'] as const;
export const LENGTHS = ['rounds', 'target'] as const;
export const CLASSIC_SCORINGS = ['points', 'fewest-rows'] as const satisfies readonly Scoring[];
export const TIMES = ['none', 'two', 'five', 'other'] as const;
/** T1: more time for one seat, so that both play on equal terms. */
export const EXTRAS = ['none', 'double', 'tenfold', 'unlimited'] as const;
export type Extra = (typeof EXTRAS)[number];

export type Pair<T> = readonly [T, T];

export interface Choices {
  readonly edition: EditionName;
  /** Holes of super and of one's own game. */
  readonly holes: number;
  readonly colours: number;
  /** The second facet of one's own pairs. */
  readonly shapes: number;
  readonly pegs: OwnPegs;
  readonly rows: number;
  readonly repeats: boolean;
  readonly blue: boolean;
  readonly blanks: Blanks;
  readonly game: GameName;
  readonly rings: Rings;
  readonly opponent: Opponent;
  /** Of two people at this screen; empty for what the language calls them. */
  readonly names: Pair<string>;
  readonly form: Form;
  /** Seats of a race. */
  readonly players: number;
  readonly level: LevelName;
  readonly codemaker: CodemakerName;
  readonly first: (typeof FIRST)[number];
  readonly length: (typeof LENGTHS)[number];
  readonly rounds: Readonly<Record<Form, number>>;
  readonly target: number;
  readonly scoring: (typeof CLASSIC_SCORINGS)[number];
  readonly bonus: boolean;
  readonly marker: Marker;
  readonly pace: Pace;
  readonly time: (typeof TIMES)[number];
  /** Seconds, for a time that is neither two minutes nor five. */
  readonly otherTime: number;
  readonly extra: Pair<Extra>;
  readonly tray: boolean;
  /** Pegs of each kind; null for as many as the set has. */
  readonly supply: number | null;
  readonly hints: boolean;
  /** An online table stands in the lobby, for everybody. */
  readonly listed: boolean;
  /** K1: codes stay on the devices of those who hide them. */
  readonly sealed: boolean;
  /** E5: by seat. */
  readonly bars: Pair<boolean>;
}
