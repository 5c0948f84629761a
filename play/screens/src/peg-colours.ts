// The colours of pegs wherever they are drawn. They can be told apart with every kind of colour vision; tests of the web
// app check this.

export interface PegColour {
  readonly fill: string;
  /** The colour of what is printed on it. */
  readonly ink: string;
}

const WHITE = '#ffffff';
const DARK = '#14110f';

/** By kind - 1, in the order of the palette. They differ in lightness too, for players who see no colour at all. */
export const PEG_COLOURS: readonly PegColour[] = [
  { fill: '#000000', ink: WHITE },
  { fill: '#3a175e', ink: WHITE },
  { fill: '#891b15', ink: WHITE },
  { fill: '#155fb7', ink: WHITE },
  { fill: '#16a655', ink: WHITE },
  { fill: '#fe88be', ink: DARK },
  { fill: '#f2d01d', ink: DARK },
  { fill: '#ffffff', ink: DARK },
  // Only custom games have nine.
  { fill: '#777878', ink: WHITE },
];

/** The colours of shapes: red, green, blue, yellow, black; white only in custom games. */
export const PAIR_COLOURS: readonly PegColour[] = [2, 4, 3, 6, 0, 7].flatMap(
  (kind) => PEG_COLOURS[kind] ?? [],
);
