// What stands on and around a board: names of its parts, how an answer is read, notes and the clock.

import type { FacetName } from '@blackpeg/rules';
import type { KeyWord } from '../../catalog/shape/names.ts';

/** What a key peg is about: one facet, or the pair of two. */
export type Matter = FacetName | 'pair';

/** `there`: in its hole. `elsewhere`: in another. `half`: one facet of a pair in its place. */
export type Meaning = 'there' | 'elsewhere' | 'half';

/** Why a count of key pegs is not offered. */
export type NoAnswer = 'no-room' | 'lone-white' | 'never';

export interface BoardWords {
  readonly row: (row: number) => string;
  /** The column of answers, and a place in it without one. */
  readonly answer: string;
  /** On the small shield over a row that is not to be seen yet. */
  readonly placed: string;
  readonly showRows: (first: number, last: number) => string;
  readonly foldRows: (first: number, last: number) => string;
  /** Over the spine of a duel. */
  readonly turn: string;
  /** What a tap on the smaller half of a duel does. */
  readonly enlarge: (half: string) => string;

  readonly palette: string;
  readonly back: string;
  /** Of a counted tray. */
  readonly left: (peg: string, count: number) => string;
  /** How a whole row is filled from the palette. */
  readonly fill: string;
  readonly facets: Readonly<Record<FacetName, string>>;
  /** A facet left out on purpose. */
  readonly without: Readonly<Record<FacetName, string>>;

  readonly keys: Readonly<Record<KeyWord, { readonly name: string; readonly form: string }>>;
  readonly meanings: Readonly<Record<Matter, Readonly<Record<Meaning, string>>>>;
  readonly yourAnswer: string;
  readonly noAnswer: (why: NoAnswer, holes: number) => string;

  readonly notes: string;
  readonly clearNotes: string;
  readonly undoNotes: string;
  readonly noteMarks: Readonly<Record<'no' | 'maybe', string>>;
  /** A place of the notes: the peg, the hole, what is noted. */
  readonly note: (peg: string, hole: number, mark: '' | 'no' | 'maybe') => string;

  readonly timeLeft: (duration: string) => string;
  readonly noLimit: string;
}
