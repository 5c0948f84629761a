// What every language must say when a round is looked back on, on a page.

import type { Who } from '../../who.ts';

/** Rows count from 1. */
export interface ReviewScreenWords {
  readonly title: string;
  readonly round: (round: number, again: boolean) => string;
  readonly codeOf: (who: Who) => string;
  readonly skill: string;
  readonly skillNote: string;
  readonly luck: string;
  readonly luckNote: string;
  readonly lookAt: (row: number) => string;
  readonly lookAtNote: (before: number, after: number, best: number) => string;
  readonly nothingToLookAt: string;
  readonly chart: string;
  readonly yours: string;
  readonly average: string;
  readonly start: string;
  readonly rowShort: (row: number) => string;
  readonly table: {
    readonly row: string;
    readonly guess: string;
    readonly answer: string;
    readonly left: string;
    readonly skill: string;
    readonly luck: string;
    readonly best: string;
    readonly fromTo: (before: number, after: number) => string;
    readonly isBest: string;
    readonly lost: string;
    readonly show: (row: number) => string;
  };
  readonly stepBack: string;
  readonly stepOn: string;
  readonly working: string;
  readonly stop: string;
  readonly stopped: string;
  readonly failed: string;
  readonly again: string;
  readonly hints: (count: number) => string;
  readonly boards: string;
  readonly searchOf: (who: Who) => string;
  readonly rounds: string;
  readonly notFinished: string;
  readonly missing: string;
  readonly continue: string;
  readonly share: string;
  readonly shareWhat: string;
  readonly shareAnswers: string;
  readonly shareRows: string;
  readonly shareText: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly send: string;
  readonly saveImage: string;
  readonly saveRecord: string;
}
