// How long the house seems to think, as the player chooses: for all matches, and for a duel of speed in its set-up.

import type { Dice, Maker, Milliseconds, Terms } from '@blackpeg/rules';
import { type BotPace, humanePace } from '@blackpeg/session';

export const HOUSE_PACES = ['at-once', 'brisk', 'humane', 'slow'] as const;
export type HousePace = (typeof HOUSE_PACES)[number];

/** A multiple of the time a relaxed person takes. */
const FACTORS: Readonly<Record<HousePace, number>> = { 'at-once': 0, brisk: 0.4, humane: 1, slow: 2 };

export const HOUSE_SPEEDS = ['relaxed', 'even', 'quick', 'racing'] as const;
export type HouseSpeed = (typeof HOUSE_SPEEDS)[number];

/** Average seconds the house takes for a row of a duel of speed: what a person can keep up with, and what is hard. */
const SPEEDS: Readonly<Record<HouseSpeed, number>> = { relaxed: 60, even: 30, quick: 20, racing: 10 };

/** Against the house a duel of speed begins for both at once, this long after the codes are hidden. */
export const COUNTDOWN: Milliseconds = 3000;

/** Whether the house waits for a countdown to be over. */
export function countsDown({ form, pace, seats }: Terms): boolean {
  return form === 'duel' && pace === 'free' && seats.some(({ player }) => player === 'house');
}

/** Read again for every task, so that a change takes effect at once. */
export function paceOf(
  who: Maker,
  speed: HouseSpeed | undefined,
  terms: Terms,
  { housePace, dice }: { housePace(): HousePace; readonly dice: Dice },
): BotPace {
  const isRun = countsDown(terms);
  return (task) => {
    // A house without a seat hides its code at once: it just provides the code.
    if (who === 'house' && task.kind === 'hide') return 0;
    const usual = humanePace(FACTORS[housePace()])(task);
    if (!isRun || task.kind !== 'place') return usual;
    const wait = task.row === 0 ? COUNTDOWN : 0;
    return wait + (speed === undefined ? usual : unevenly(SPEEDS[speed] * 1000, task.row, dice));
  };
}

const SIDES = 1000;

/** Like a person: the first row needs no thought, the others take between half and one and a half times as long. */
function unevenly(average: Milliseconds, row: number, dice: Dice): Milliseconds {
  const chance = (dice(SIDES) + dice(SIDES)) / (2 * (SIDES - 1));
  return Math.round(average * (row === 0 ? 0.4 : 1) * (0.5 + chance));
}
