// What every language must say beside a real board.

/** Rows count from 1. */
export interface CompanionWords {
  readonly title: string;
  readonly lead: string;
  readonly mode: string;
  readonly modes: {
    readonly seek: string;
    readonly keep: string;
    readonly check: string;
  };
  readonly board: string;
  readonly edition: string;
  readonly holes: string;
  readonly colours: string;
  readonly less: string;
  readonly more: string;
  readonly blanks: string;
  readonly rings: string;
  readonly blue: string;
  readonly rows: string;
  readonly noRows: string;
  readonly newRow: (row: number) => string;
  readonly changeRow: (row: number) => string;
  readonly pegs: string;
  readonly answer: string;
  readonly add: string;
  readonly keepChange: string;
  readonly cancel: string;
  readonly change: (row: number) => string;
  readonly leaveOut: (row: number) => string;
  readonly takeIn: (row: number) => string;
  readonly remove: (row: number) => string;
  readonly leftOut: string;
  readonly added: (row: number) => string;
  readonly changed: (row: number) => string;
  readonly removed: (row: number) => string;
  readonly full: (rows: number) => string;
  readonly incomplete: (holes: readonly number[]) => string;
  readonly result: string;
  readonly working: string;
  readonly failed: string;
  readonly showFits: string;
  readonly someFit: (shown: number, all: number) => string;
  readonly certain: string;
  readonly goodRow: string;
  readonly useIt: string;
  readonly found: (row: number) => string;
  readonly noFit: string;
  readonly startOver: string;
  readonly startedOver: string;
  readonly putBack: string;
  readonly paste: string;
  readonly pasteNote: string;
  readonly read: string;
  readonly keepNote: string;
  readonly keepStart: string;
  readonly checkNote: string;
  readonly checkCode: string;
  readonly checkRow: string;
  readonly rightAnswer: string;
}
