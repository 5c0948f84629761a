// What every language must say about saving that fails.

export interface SavingWords {
  readonly failed: (reason: string) => string;
  /** Of what was not to be played, but saved. */
  readonly refused: (reason: string) => string;
  readonly again: string;
  /** Said when an unsaved match is left. */
  readonly lost: string;
  readonly retry: string;
  /** Beside the name of a match that is being played. */
  readonly mark: string;
  /** The second half of a sentence. */
  readonly reasons: {
    readonly full: string;
    readonly denied: (place: string) => string;
    readonly notAFolder: (place: string) => string;
    readonly noFolder: string;
    readonly browser: string;
    readonly other: (code: string) => string;
  };
  readonly advice: {
    readonly room: string;
    readonly folder: string;
    readonly browser: string;
    readonly wait: string;
  };
}
