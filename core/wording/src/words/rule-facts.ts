// The facts of texts on the pages of rules.

/** Numbers of the edition a page is about, so that no text can contradict the rules. */
export interface RulesFacts {
  readonly holes: number;
  readonly kinds: number;
  readonly rows: number;
  readonly codes: number;
  readonly codesWithBlanks: number;
  /** Of a code of four rings. */
  readonly codesOfFour: number;
  /** Of the game beginners start with. */
  readonly codesAtFirst: number;
  readonly supply: number;
  readonly palmed: number;
  readonly mostHoles: number;
  readonly mostRows: number;
  readonly mostCodes: number;
}

export type RuleSaid = string | ((facts: RulesFacts) => string);
