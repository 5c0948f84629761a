// What every language must say about a file that holds everything of a device, when it is brought in.

export interface DeviceFileWords {
  readonly button: string;
  readonly note: string;
  /** Each sentence only where there is something to tell. */
  readonly done: (counts: MatchCounts) => string;
  /** It is another kind of file. */
  readonly noExport: string;
  readonly damaged: string;
  readonly newer: string;
  readonly unreadable: string;
}

/** Matches of the file, by what became of them. */
export interface MatchCounts {
  readonly added: number;
  readonly here: number;
  readonly continued: number;
  readonly leftOut: number;
}
