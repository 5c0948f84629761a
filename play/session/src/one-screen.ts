// Several seats on one screen: a session for each, of which at most one is shown, and clocks that stand while none is.

import type { Seat } from '@blackpeg/rules';
import { dutyOf } from '@blackpeg/rules';
import type { Happening } from './absorb.ts';
import { cover, type Eyes, eyesAfter, eyesAtFirst, handTo, uncover } from './hand-over.ts';
import type { Session } from './session.ts';

export type Announce = (happening: Happening, fresh: boolean) => void;

export interface OneScreenPorts {
  /** The seats of the people at this screen. */
  readonly seats: readonly Seat[];
  openSession(seat: Seat, announce: Announce): Session;
  /** Asks the referee to stop or restart the clocks (T2b); kept or rejected, it has been heard. */
  holdClocks(stopped: boolean): Promise<unknown>;
  /** Said to whoever's eyes are on the screen; what happened before is said when they come. */
  announce: Announce;
}

export interface OneScreen {
  eyes(): Eyes;
  /** The session to show; null while the screen is covered. */
  shown(): Session | null;
  subscribe(listener: () => void): () => void;
  uncover(): void;
  cover(): void;
  /** Covers for another of the seats, until somebody else comes to owe something. */
  handTo(seat: Seat): void;
  close(): void;
}

export function createOneScreen({ seats, openSession, holdClocks, announce }: OneScreenPorts): OneScreen {
  const listeners = new Set<() => void>();
  const unsaid = new Map<Seat, (() => void)[]>();
  let eyes = eyesAtFirst(seats);
  let owing: readonly Seat[] = [];
  /** What the clocks were asked to be, while the answer is on its way. */
  let held: boolean | null = null;
  const sessions = new Map(seats.map((seat) => [seat, openSession(seat, hearing(seat))]));

  function hearing(seat: Seat): Announce {
    return (happening, fresh) => {
      unsaid.set(seat, [...(unsaid.get(seat) ?? []), () => announce(happening, fresh)]);
      say();
    };
  }

  function say(): void {
    if (eyes.kind === 'covered') return;
    const words = unsaid.get(eyes.seat) ?? [];
    unsaid.delete(eyes.seat);
    for (const word of words) word();
  }

  /** Each seat's own view says what it owes: another's may not know. */
  function due(): readonly Seat[] {
    return seats.filter((seat) => {
      const state = sessions.get(seat)?.current().state;
      return state ? dutyOf(state, seat) !== null : false;
    });
  }

  function shown(): Session | null {
    return eyes.kind === 'shown' ? (sessions.get(eyes.seat) ?? null) : null;
  }

  function turn(next: Eyes): void {
    eyes = next;
    setClocks();
    for (const session of sessions.values()) if (session !== shown()) session.forgetTyped();
    shown()?.look();
    say();
    for (const listener of listeners) listener();
  }

  /** Where no time is agreed there is nothing to stop. */
  function setClocks(): void {
    const state = sessions.get(eyes.seat)?.current().state;
    const timed = state?.terms.seats.some(({ allowance }) => allowance !== null) ?? false;
    if (!state || !timed || state.phase === 'closed') return;
    const stopped = eyes.kind === 'covered';
    if ((held ?? state.clocksStopped) === stopped) return;
    held = stopped;
    const answered = () => {
      held = null;
    };
    holdClocks(stopped).then(answered, answered);
  }

  /** The eyes follow a change of who owes something; who was handed the screen keeps it meanwhile. */
  function follow(): void {
    const now = due();
    const changed = now.join() !== owing.join();
    owing = now;
    turn(changed ? eyesAfter(eyes, now) : eyes);
  }

  const leave = [...sessions.values()].map((session) => session.subscribe(follow));
  return {
    eyes: () => eyes,
    shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    uncover: () => turn(uncover(eyes)),
    cover: () => turn(cover(eyes)),
    handTo: (seat) => turn(handTo(seat)),
    close() {
      for (const stop of leave) stop();
      for (const session of sessions.values()) session.close();
    },
  };
}
