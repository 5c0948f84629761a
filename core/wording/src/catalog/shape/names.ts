// What every language must have a name for.

import type { EditionName, Form, Marker, Pace, Scoring } from '@blackpeg/rules';

export const COLOURS = [
  'black',
  'violet',
  'red',
  'blue',
  'green',
  'pink',
  'yellow',
  'white',
  'grey',
] as const;
export type Colour = (typeof COLOURS)[number];

export const SHAPES = [
  'triangle',
  'circle',
  'square',
  'rectangle',
  'hexagon',
  'cross',
  'star',
  'heart',
  'moon',
] as const;
export type Shape = (typeof SHAPES)[number];

/** What key pegs are called over all editions; an edition uses two or three of them. */
export type KeyWord = 'black' | 'white' | 'blue' | 'red' | 'pointed' | 'flat';

export interface Named {
  readonly word: string;
  /** Unique in its table: for typing and as a mark on pegs. */
  readonly letter: string;
}

export interface NameWords {
  readonly colours: Readonly<Record<Colour, Named>>;
  readonly shapes: Readonly<Record<Shape, Named>>;
  readonly pair: (colour: Colour, shape: Shape) => string;
  /** Half a pair: its other facet is deliberately blank. */
  readonly colourOnly: (colour: Colour) => string;
  readonly shapeOnly: (shape: Shape) => string;
  /** A deliberate blank, and a hole nobody has filled yet: never the same word (C9). */
  readonly blank: string;
  readonly empty: string;
  readonly hole: (hole: number, content: string) => string;
  readonly house: string;
  readonly seat: (seat: number) => string;
  readonly seconds: (seconds: number) => string;
  readonly minutes: (minutes: number) => string;
  readonly hours: (hours: number) => string;
}

/** Names of games and of what can be agreed on. */
export interface GameWords {
  readonly editions: Readonly<Record<EditionName, string>>;
  readonly forms: Readonly<Record<Form, string>>;
  readonly scorings: Readonly<Record<Scoring, string>>;
  readonly markers: Readonly<Record<Marker, string>>;
  readonly paces: Readonly<Record<Pace, string>>;
  readonly blanks: VariantWords;
  readonly briefBlanks: VariantWords;
  readonly holes: (lengths: readonly number[]) => string;
  readonly pairs: (lengths: readonly number[]) => string;
  readonly colours: (size: number) => string;
  readonly shapes: (size: number) => string;
  readonly numbers: (size: number) => string;
  readonly codes: (codes: number) => string;
  readonly rows: (rows: number) => string;
  readonly rounds: (rounds: number) => string;
  /** In points or in rows, by what is scored. */
  readonly target: (total: number, scoring: Scoring) => string;
}

/** Variants by what they are. */
export interface VariantWords {
  readonly off: string;
  readonly on: string;
  readonly choice: string;
  readonly withoutBlue: string;
  readonly withoutRepeats: string;
}
