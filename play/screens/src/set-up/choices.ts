// What can be chosen before a match: each choice by itself, whether or not it is compatible with the others.

import {
  type Blanks,
  EDITIONS,
  type Edition,
  type EditionName,
  type Form,
  type GameName,
  type Marker,
  type Pace,
  type Scoring,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import type { HouseSpeed } from '@blackpeg/table';

/** The opponent: the program, a second person at this screen, or people on other devices. */
export const OPPONENTS = ['house', 'screen', 'online'] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** D5: five rings for both, four, or four for one side only. */
export const RINGS = ['five', 'four', 'you-four', 'other-four'] as const;
export type Rings = (typeof RINGS)[number];

/** The pegs of a custom game: one facet, or two in pairs. */
export const OWN_PEGS = ['colours', 'numbers', 'pairs'] as const;

export const FIRST = ['you', 'other', 'drawn'] as const;
export const LENGTHS = ['rounds', 'target'] as const;
export const CLASSIC_SCORINGS = ['points', 'fewest-rows'] as const satisfies readonly Scoring[];
export const TIMES = ['none', 'one', 'two', 'five', 'other'] as const;
/** T1: more time for one seat, so that both play on equal terms. */
export const EXTRAS = ['none', 'double', 'tenfold', 'unlimited'] as const;

/** Characters of a name. */
export const LONGEST_NAME = 24;

/** One for the first seat, one for the second. */
export type BothSeats<T> = readonly [T, T];

export interface Choices {
  readonly edition: EditionName;
  /** Holes of super and of a custom game. */
  readonly holes: number;
  readonly colours: number;
  /** The second facet of a custom game's pairs. */
  readonly shapes: number;
  readonly pegs: (typeof OWN_PEGS)[number];
  readonly rows: number;
  readonly repeats: boolean;
  readonly blue: boolean;
  readonly blanks: Blanks;
  readonly game: GameName;
  readonly rings: Rings;
  readonly opponent: Opponent;
  /** Of two people at this screen; empty for the default names. */
  readonly names: BothSeats<string>;
  readonly form: Form;
  /** Seats of a race. */
  readonly players: number;
  readonly level: LevelName;
  /** Of the program, in a duel of speed. */
  readonly speed: HouseSpeed;
  readonly codemaker: CodemakerName;
  readonly first: (typeof FIRST)[number];
  readonly length: (typeof LENGTHS)[number];
  readonly rounds: Readonly<Record<Form, number>>;
  /** Points, or rows where fewest rows win. */
  readonly target: number;
  readonly scoring: (typeof CLASSIC_SCORINGS)[number];
  readonly bonus: boolean;
  readonly marker: Marker;
  readonly pace: Pace;
  readonly time: (typeof TIMES)[number];
  /** Seconds, for a time that is not among those offered. */
  readonly otherTime: number;
  /** A multiple of the time, or the seconds of this seat. */
  readonly extra: BothSeats<(typeof EXTRAS)[number] | number>;
  readonly tray: boolean;
  /** Pegs of each kind; null for as many as the set has. */
  readonly supply: number | null;
  readonly hints: boolean;
  /** An online table is listed in the lobby, for everybody. */
  readonly listed: boolean;
  /** K1: codes stay on the devices of their makers. */
  readonly sealed: boolean;
  /** E5: by seat. */
  readonly bars: BothSeats<boolean>;
  /** An edition in notation that no choices produce, until its size is chosen again. It is not stored. */
  readonly written: Edition | null;
}

const SUPER = superEdition();

/** A box opens at its standard size and can be played at once. `bar` is the player's setting against guesses that do not fit. */
export function standardChoices(edition: EditionName, bar = false): Choices {
  const { forms, scoring } = EDITIONS[edition];
  return {
    edition,
    holes: edition === 'custom' ? 4 : (SUPER.holes[0] ?? 0),
    colours: edition === 'custom' ? 6 : (SUPER.facets[0]?.size ?? 0),
    shapes: 4,
    pegs: 'colours',
    rows: 10,
    repeats: true,
    blue: true,
    blanks: 'off',
    game: '1',
    rings: 'five',
    opponent: 'house',
    names: ['', ''],
    form: forms[0] === 'duel' ? 'duel' : 'solitaire',
    players: 2,
    level: 'steady',
    speed: 'even',
    codemaker: 'random',
    first: 'drawn',
    length: 'rounds',
    rounds: {
      solitaire: usualRounds('solitaire'),
      classic: usualRounds('classic'),
      duel: usualRounds('duel'),
      race: usualRounds('race'),
    },
    target: 20,
    scoring: scoring === 'fewest-rows' ? scoring : 'points',
    bonus: false,
    marker: 'automatic',
    pace: 'turns',
    time: 'none',
    otherTime: 600,
    extra: ['none', 'none'],
    tray: false,
    supply: null,
    hints: true,
    listed: true,
    sealed: false,
    bars: [bar, bar],
    written: null,
  };
}

function usualRounds(form: Form): number {
  const { length } = standardTerms(SUPER, { form });
  return length.kind === 'rounds' ? length.rounds : 1;
}
