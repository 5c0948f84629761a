// What every language must say of a code that somebody hides for somebody else.

export interface ChallengeWords {
  readonly title: string;
  readonly found: FoundWords;
  readonly compose: ComposeWords;
  /** The link leads to no code. */
  readonly bad: string;
}

/** For who opens a link. */
export interface FoundWords {
  readonly heading: string;
  /** On the shield over it. */
  readonly shield: string;
  readonly size: (codes: number, rows: number) => string;
  readonly note: string;
  readonly start: string;
  /** The match could not be stored. */
  readonly failed: string;
  readonly own: string;
}

/** For who makes one. */
export interface ComposeWords {
  readonly heading: string;
  readonly lead: string;
  readonly game: string;
  readonly otherSizes: string;
  readonly row: string;
  readonly link: string;
  readonly copy: string;
  readonly share: string;
  readonly copied: string;
  readonly notCopied: string;
  /** What goes with the link where it is shared. */
  readonly message: (game: string) => string;
  readonly note: string;
}
