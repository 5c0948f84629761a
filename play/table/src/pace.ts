// How long the house seems to think, as a player chooses it.

import type { Maker } from '@blackpeg/rules';
import { type BotPace, humanePace } from '@blackpeg/session';

export const HOUSE_PACES = ['at-once', 'brisk', 'humane', 'slow'] as const;
export type HousePace = (typeof HOUSE_PACES)[number];

/** Of the time an easy-going person takes. */
const FACTORS: Readonly<Record<HousePace, number>> = { 'at-once': 0, brisk: 0.4, humane: 1, slow: 2 };

/** Asked anew for every task, so that a change is felt at once. */
export function paceOf(who: Maker, chosen: () => HousePace): BotPace {
  // Nobody waits for a house that sits on no seat to hide its code: it is the box the code comes from.
  return (task) => (who === 'house' && task.kind === 'hide' ? 0 : humanePace(FACTORS[chosen()])(task));
}
