// What every language must say in the lobby of online play, and where no server answers.

export interface OnlineWords {
  readonly title: string;
  readonly name: NameWords;
  readonly join: JoinWords;
  readonly pair: PairWords;
  readonly own: OwnTableWords;
  readonly mine: MineWords;
  readonly tables: TablesWords;
  readonly running: RunningWords;
  readonly unreachable: UnreachableWords;
  /** What works without a server. */
  readonly ways: Readonly<Record<'screen' | 'link' | 'daily', OnlineWay>>;
}

/** By which name others know the player. */
export interface NameWords {
  readonly label: string;
  readonly change: string;
  readonly field: string;
  readonly save: string;
  readonly cancel: string;
  readonly saved: (name: string) => string;
  readonly bad: (longest: number) => string;
  /** To where an identity is brought in from another device. */
  readonly elsewhere: string;
}

export interface JoinWords {
  readonly title: string;
  readonly field: string;
  readonly note: string;
  readonly button: string;
  readonly bad: string;
}

export interface PairWords {
  readonly title: string;
  readonly text: string;
}

export interface OwnTableWords {
  readonly title: string;
  readonly text: string;
}

export interface MineWords {
  readonly title: string;
  readonly resume: string;
  readonly enter: string;
  /** Nobody else sits there. */
  readonly alone: string;
  readonly playing: string;
  readonly waiting: string;
}

export interface TablesWords {
  readonly title: string;
  readonly filter: string;
  readonly all: string;
  readonly found: (tables: number) => string;
  readonly foundOf: (tables: number, edition: string) => string;
  readonly none: string;
  readonly noneOf: (edition: string) => string;
  readonly help: string;
  readonly sit: string;
  /** The same, told apart by who sits there; it begins with the shorter one. */
  readonly sitWith: (names: string) => string;
  readonly free: (seats: number) => string;
  /** Minutes since the table was opened. */
  readonly waits: (minutes: number) => string;
  readonly taken: string;
}

export interface RunningWords {
  readonly title: string;
  readonly none: string;
  readonly look: string;
  readonly lookAt: (names: string) => string;
}

export interface UnreachableWords {
  readonly title: string;
  readonly text: string;
  /** What is shown is from before. */
  readonly stale: string;
  readonly retry: string;
  readonly back: string;
  readonly already: string;
}

export interface OnlineWay {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}
