// What every language must say on the page the server writes itself until the web app takes over.

/** The boxes on the shelf: every edition but the custom one. */
export type Box = 'super' | 'duel' | 'braille' | 'shapes';

export interface PageWords {
  /** What the language calls itself. */
  readonly ownName: string;
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
  readonly languages: string;
  readonly boxes: string;
  readonly pegs: Readonly<Record<Box, string>>;
  readonly codes: (count: number) => string;
  readonly playHeading: string;
  readonly play: string;
  readonly otherBoxes: string;
  readonly notYet: string;
  readonly missingHeading: string;
  readonly missing: string;
  readonly back: string;
}
