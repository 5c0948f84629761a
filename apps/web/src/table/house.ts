// The house at a table: its session, its pace, and a brain that does not give up.

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
  fault(error: unknown): void;
}

const FACTORS: Readonly<Record<HousePace, number>> = { 'at-once': 0, brisk: 0.4, humane: 1, slow: 2 };

/** Milliseconds until a thought that failed is thought again. */
const RETRY = 1000;

/** Plays until the given function is called. */
export function seatHouse({ session, who, brain, clock, pace, fault }: HousePorts): () => void {
  let cancelRetry = () => {};
  const rest = () =>
    new Promise<void>((resolve) => {
      cancelRetry = clock.wake(clock.now() + RETRY, resolve);
    });
  const stop = startBot({
    session,
    who,
    brain: untiring(brain, rest, fault),
    clock,
    pace: paceOf(who, pace),
  });
  return () => {
    stop();
    cancelRetry();
    session.close();
  };
}

/** Nobody waits for a house that sits on no seat to hide its code: it is the box the code comes from. */
function paceOf(who: Maker, pace: () => HousePace): Pace {
  return (duty) => (who === 'house' && duty.kind === 'hide' ? 0 : humanePace(FACTORS[pace()])(duty));
}

/** A worker that broke is asked again: without an answer the match would stand still. */
function untiring(brain: Brain, rest: () => Promise<void>, fault: (error: unknown) => void): Brain {
  async function thought<T>(think: () => T | Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await think();
      } catch (error) {
        fault(error);
        await rest();
      }
    }
  }
  return {
    chooseCode: (spec) => thought(() => brain.chooseCode(spec)),
    chooseGuess: (clues, tray) => thought(() => brain.chooseGuess(clues, tray)),
    seesContradiction: (clues) => thought(() => brain.seesContradiction(clues)),
    chooseMark: (clues, guess) => thought(() => brain.chooseMark(clues, guess)),
    settleOn: (clues) => thought(() => brain.settleOn(clues)),
  };
}
