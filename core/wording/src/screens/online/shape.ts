// What every language must say at the door of online play, until it opens.

export interface OnlineWords {
  readonly title: string;
  readonly notYet: string;
  readonly willBe: string;
  readonly plans: readonly string[];
  readonly already: string;
  readonly ways: Readonly<Record<'screen' | 'link' | 'daily', OnlineWay>>;
}

export interface OnlineWay {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}
