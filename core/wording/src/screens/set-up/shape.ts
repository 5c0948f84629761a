// What every language must say where a game is set up. The rules' own names come from the catalogue.

import type { Blanks, EditionName, Form, GameName, Marker, Pace, Scoring } from '@blackpeg/rules';
import type { CodemakerName, LevelName } from '@blackpeg/solver';
import type { Who } from '../../who.ts';

export interface SetUpWords {
  readonly title: string;
  readonly questions: Readonly<Record<EditionName, string>>;
  readonly leads: Readonly<Record<EditionName, string>>;
  readonly sizes: SizeWords;
  readonly opponent: OpponentWords;
  readonly online: OnlineTableWords;
  readonly match: MatchWords;
  readonly time: TimeWords;
  readonly tray: TrayWords;
  readonly hints: string;
  /** A bar to rows that cannot be the code, for oneself or for somebody at this screen. */
  readonly bar: (who: Who) => string;
  readonly barNote: string;
  readonly more: string;
  readonly start: string;
  /** The match could not be stored. */
  readonly failed: string;
  readonly challenge: string;
  readonly rules: string;
}

/** Which codes there are. */
export interface SizeWords {
  /** The table of holes and colours, and a cell of it. */
  readonly table: string;
  readonly cell: (codes: number, holes: number, colours: number) => string;
  /** Short, with soft hyphens where they may break in a narrow cell. */
  readonly captions: Readonly<Record<'start' | 'classic' | 'super', string>>;
  /** What follows the number of codes. */
  readonly codesAndRows: (codes: number, rows: number) => string;
  /** Codes of each side where they differ. */
  readonly counts: (codes: readonly number[]) => string;
  readonly codes: (codes: readonly number[]) => string;
  readonly blanks: string;
  readonly blanksNote: string;
  readonly makersChoice: string;
  readonly makersChoiceNote: string;
  readonly notFilled: string;
  readonly blank: string;
  readonly games: string;
  readonly shapes: Readonly<Record<GameName, string>>;
  readonly braille: Readonly<Record<Exclude<Blanks, 'choice'>, string>>;
  readonly rings: { readonly five: Variant; readonly four: Variant };
  readonly handicap: (easier: Who, harder: Who) => Variant;
  readonly own: OwnWords;
}

export interface Variant {
  readonly title: string;
  readonly text: string;
}

/** A number by steps: its name, and those of the two keys. */
export interface Steps {
  readonly label: string;
  readonly less: string;
  readonly more: string;
}

/** One's own game. */
export interface OwnWords {
  readonly holes: Steps;
  readonly pegs: string;
  readonly kinds: Readonly<Record<'colours' | 'numbers' | 'pairs', string>>;
  readonly colours: Steps;
  readonly numbers: Steps;
  readonly shapes: Steps;
  readonly rows: Steps;
  readonly repeats: string;
  readonly repeatsNote: string;
  readonly blue: string;
  readonly blueNote: string;
}

export interface OpponentWords {
  readonly label: string;
  readonly house: string;
  readonly screen: string;
  readonly online: string;
  readonly form: string;
  readonly forms: Readonly<Record<Form, string>>;
  readonly level: string;
  readonly levels: Readonly<Record<LevelName, Variant>>;
  readonly codemaker: string;
  readonly codemakers: Readonly<Record<CodemakerName, Variant>>;
  /** Fields for the names of two people, and what they are called without. */
  readonly names: readonly [string, string];
  readonly usual: readonly [string, string];
}

/** A table for people on devices of their own. */
export interface OnlineTableWords {
  readonly note: string;
  readonly players: Steps;
  /** Who may sit down. */
  readonly access: string;
  readonly accesses: Readonly<Record<'listed' | 'invited', Variant>>;
  readonly sealed: string;
  readonly sealedNote: string;
  readonly start: string;
}

export interface MatchWords {
  readonly first: string;
  readonly who: (who: Who) => string;
  readonly drawn: string;
  readonly rounds: Steps;
  readonly length: string;
  readonly lengths: Readonly<Record<'rounds' | 'target', string>>;
  readonly target: Steps;
  readonly scoring: string;
  readonly scorings: Readonly<Record<Extract<Scoring, 'points' | 'fewest-rows'>, Variant>>;
  readonly bonus: string;
  readonly bonusNote: string;
  readonly marker: string;
  readonly markers: Readonly<Record<Marker, Variant>>;
  readonly pace: string;
  readonly paces: Readonly<Record<Pace, Variant>>;
  /** What a pace means to several who look for one code. */
  readonly racePaces: Readonly<Record<Pace, string>>;
}

export interface TimeWords {
  readonly label: string;
  readonly times: Readonly<Record<'none' | 'two' | 'five' | 'other', string>>;
  readonly note: string;
  readonly other: Steps;
  readonly extra: (who: Who) => string;
  /** In a race, where nobody knows yet who the others are. */
  readonly extraOthers: string;
  readonly extras: Readonly<Record<'none' | 'double' | 'tenfold' | 'unlimited', string>>;
}

export interface TrayWords {
  readonly label: string;
  readonly note: (supply: number, palmed: number) => string;
  readonly supply: Steps;
}
