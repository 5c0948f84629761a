// The question that advice answers, and what a stage of it finds.

import type { Dice } from '@blackpeg/rules';
import type { Grounds } from './advice.ts';
import type { Outlook } from './outlook.ts';
import type { Lookahead } from './scoring.ts';
import { costOf, leastCost } from './weights.ts';

/** Tables up to this size are examined completely. */
export const SMALL_TABLE = 60_000;

export interface AdviceQuestion {
  readonly look: Lookahead;
  /** At least one, ascending. */
  readonly candidates: Uint32Array;
  readonly dice: Dice;
  /** The next guess by the table of openings or the book, if they have one. */
  readonly given: number | undefined;
}

export interface StageFinding {
  readonly outlook: Outlook;
  readonly grounds: Grounds;
  readonly proved: boolean;
}

/** No guess can cost less: one candidate in this row if it told all others apart, and none does. */
export function isFloor({ look, candidates }: AdviceQuestion, { cost, played }: Outlook): boolean {
  const size = candidates.length;
  const bySize = leastCost(look.model, look.costs, 0, size);
  const floor = Math.min(costOf(look.costs, 0, [0, 0, size]), costOf(look.costs, 0, [0, 1, size - 2, 1]));
  return played && cost <= Math.max(bySize, size <= look.model.answers + 1 ? floor : 0);
}
