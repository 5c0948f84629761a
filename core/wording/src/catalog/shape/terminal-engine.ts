// What every language must say to a program that asks an engine for what it cannot do.

export interface EngineWords {
  readonly noGame: string;
  readonly noCode: string;
  readonly unknownSetting: (given: string, known: readonly string[]) => string;
  /** Something has to follow these words. */
  readonly missing: (after: string) => string;
  readonly surplus: (given: string, after: string) => string;
  readonly oneLength: string;
}
