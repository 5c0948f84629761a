// The house at a table: its session and its pace.

import type { WallClock } from '@blackpeg/referee';
import type { Maker } from '@blackpeg/rules';
import { type Brain, humanePace, type Pace, type Session, startBot } from '@blackpeg/session';
import type { HousePace } from '../app/settings.ts';

export interface HousePorts {
  /** The house's own; it is closed with the house. */
  readonly session: Session;
  readonly who: Maker;
  readonly brain: Brain;
  readonly clock: WallClock;
  /** Asked anew for every duty, so that a change is felt at once. */
  pace(): HousePace;
}

const FACTORS: Readonly<Record<HousePace, number>> = { 'at-once': 0, brisk: 0.4, humane: 1, slow: 2 };

/** Plays until the given function is called. */
export function seatHouse({ pace, ...ports }: HousePorts): () => void {
  const stop = startBot({ ...ports, pace: paceOf(ports.who, pace) });
  return () => {
    stop();
    ports.session.close();
  };
}

/** Nobody waits for a house that sits on no seat to hide its code: it is the box the code comes from. */
function paceOf(who: Maker, pace: () => HousePace): Pace {
  return (duty) => (who === 'house' && duty.kind === 'hide' ? 0 : humanePace(FACTORS[pace()])(duty));
}
