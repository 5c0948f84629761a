// What every language must say about a row or code that is not ready to go.

export interface DraftFaultWords {
  /** Holes count from 1; `blanks` where a blank would do as well. */
  readonly notFilled: (holes: readonly number[], what: 'hole' | 'pair', blanks: boolean) => string;
  readonly notOnPalette: string;
  readonly rowFull: string;
  readonly nothingToCompose: string;
  readonly stillSending: string;
  /** What is typed while the connection is down follows what was sent before. */
  readonly waitsForConnection: string;
  /** Typed while a row was on its way, after which no other row came. */
  readonly typedTooSoon: string;
  /** Of a sealed code, which stays on this device. */
  readonly notKept: string;
}
