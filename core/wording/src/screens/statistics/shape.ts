// What every language must say about what was played so far.

export interface StatisticsWords {
  readonly title: string;
  readonly lead: string;
  readonly none: string;
  readonly off: string;
  readonly keep: string;
  readonly searched: string;
  readonly found: string;
  readonly foundShare: (share: string) => string;
  readonly average: string;
  readonly fewest: string;
  readonly matches: string;
  readonly record: (won: number, drawn: number, lost: number) => string;
  readonly byRows: string;
  readonly rows: (rows: number) => string;
  readonly times: (count: number) => string;
  readonly reset: string;
  readonly resetAsk: string;
  readonly resetYes: string;
  readonly cancel: string;
  readonly resetDone: string;
}
