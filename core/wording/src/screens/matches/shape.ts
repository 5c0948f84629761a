// What every language must say on the screen of all matches.

export interface MatchesWords {
  readonly title: string;
  readonly none: string;
  readonly toBoxes: string;
  readonly waiting: string;
  readonly finished: string;
  /** Heads those whose log cannot be read; the name of one; what is left to do with it. */
  readonly damaged: string;
  readonly damagedMatch: string;
  readonly unreadable: string;
  /** Edition and form in one line. */
  readonly name: (edition: string, form: string) => string;
  /** With whom: the beginning of a line. */
  readonly company: CompanyWords;
  readonly when: (at: number) => string;
  /** The same with the time. */
  readonly moment: (at: number) => string;
  readonly imported: string;
  readonly daily: (date: string) => string;
  readonly challenge: string;
  readonly online: string;
  readonly resume: string;
  readonly review: string;
  readonly saveRecord: string;
  readonly saveLog: string;
  /** What else can be done with a match. */
  readonly more: string;
  readonly remove: string;
  readonly saved: string;
  readonly question: string;
  readonly consequence: (match: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly removed: string;
  readonly broken: string;
  readonly bringIn: BringInWords;
}

export interface CompanyWords {
  readonly alone: string;
  readonly house: string;
  readonly people: (names: readonly string[]) => string;
}

export interface BringInWords {
  readonly title: string;
  readonly text: string;
  readonly paste: string;
  readonly file: string;
  readonly button: string;
  readonly nothing: string;
  readonly tooLong: string;
  readonly unreadable: string;
  readonly noOpening: string;
  readonly done: string;
  readonly already: string;
}
