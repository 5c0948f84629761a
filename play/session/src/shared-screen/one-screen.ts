// Several seats on one screen: a session for each, of which at most one is shown, and clocks that stop while none is.

import { dutyOf, type MatchState, type Seat } from '@blackpeg/rules';
import type { Happening } from '../link/absorb.ts';
import type { Session } from '../session.ts';
import { cover, type Eyes, eyesAfter, eyesAtFirst, handTo, uncover } from './hand-over.ts';

export type Announce = (happening: Happening, fresh: boolean) => void;

export interface OneScreenPorts {
  /** The seats of the people at this screen. */
  readonly seats: readonly Seat[];
  openSession(seat: Seat, announce: Announce): Session;
  /** Asks the referee to stop or restart the clocks (T2b); resolved or rejected, the request was received. */
  holdClocks(stopped: boolean): Promise<unknown>;
  /** Announced to the player at the screen; what happened before is announced when they come. */
  announce: Announce;
}

export interface OneScreen {
  eyes(): Eyes;
  /** The session to show; null while the screen is covered. */
  shown(): Session | null;
  subscribe(listener: () => void): () => void;
  uncover(): void;
  cover(): void;
  /** Covers for another of the seats, until somebody else owes something. */
  handTo(seat: Seat): void;
  close(): void;
}

export function createOneScreen({ seats, openSession, holdClocks, announce }: OneScreenPorts): OneScreen {
  const listeners = new Set<() => void>();
  let eyes = eyesAtFirst(seats);
  let owing: readonly Seat[] = [];
  const answerer = createAnswerer(seats);
  const unsaid = createUnsaid(announce);
  const setClocks = clockSetter(holdClocks);
  const sessions = new Map(seats.map((seat) => [seat, openSession(seat, hearing(seat))]));

  function hearing(seat: Seat): Announce {
    return (happening, fresh) => {
      unsaid.add(seat, happening, fresh);
      unsaid.say(eyes);
    };
  }

  function shown(): Session | null {
    return eyes.kind === 'shown' ? (sessions.get(eyes.seat) ?? null) : null;
  }

  function turn(next: Eyes): void {
    eyes = next;
    setClocks(sessions.get(eyes.seat)?.current().state ?? null, eyes.kind === 'covered');
    for (const session of sessions.values()) if (session !== shown()) session.forgetTyped();
    shown()?.look();
    unsaid.say(eyes);
    for (const listener of listeners) listener();
  }

  /** The screen follows changes of who owes something; a player who was handed the screen keeps it meanwhile. */
  function follow(): void {
    const now = seats.filter((seat) => owes(sessions.get(seat), seat));
    const changed = now.join() !== owing.join();
    owing = now;
    const other = answerer(eyes.seat, sessions.get(eyes.seat)?.current().state ?? null);
    const next = changed ? eyesAfter(eyes, now) : eyes;
    turn(other === null ? next : handTo(other));
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

/**
 * M7: an offer to end the match passes the screen on to the player who may agree, and back if it is declined by a
 * player who has nothing else to do; null if neither has just happened.
 */
function createAnswerer(seats: readonly Seat[]) {
  let last: MatchState | null = null;
  return (front: Seat, state: MatchState | null): Seat | null => {
    const before = last;
    // The session that is shown now may still be behind the one that was shown before.
    if (!state || state.version <= (before?.version ?? 0)) return null;
    last = state;
    const offers = before?.endOffers ?? [];
    if (state.endOffers.includes(front) && !offers.includes(front))
      return seats.find((seat) => !state.endOffers.includes(seat)) ?? null;
    const isDeclined = state.endOffers.length === 0 && state.past.length === before?.past.length;
    if (!isDeclined || offers.includes(front) || dutyOf(state, front) !== null) return null;
    return seats.find((seat) => offers.includes(seat)) ?? null;
  };
}

/** Each seat's own view says what it owes: another's may not know. */
function owes(session: Session | undefined, seat: Seat): boolean {
  const state = session?.current().state;
  return state ? dutyOf(state, seat) !== null : false;
}

/** What each seat is to hear, announced when it has the screen. */
function createUnsaid(announce: Announce) {
  const unsaid = new Map<Seat, (() => void)[]>();
  return {
    add(seat: Seat, happening: Happening, fresh: boolean): void {
      unsaid.set(seat, [...(unsaid.get(seat) ?? []), () => announce(happening, fresh)]);
    },
    say(eyes: Eyes): void {
      if (eyes.kind === 'covered') return;
      const sentences = unsaid.get(eyes.seat) ?? [];
      unsaid.delete(eyes.seat);
      for (const say of sentences) say();
    },
  };
}

/** Requests stopped or running clocks, once for each change. Without a time limit there is nothing to stop. */
function clockSetter(holdClocks: OneScreenPorts['holdClocks']) {
  /** The requested state of the clocks, while there is no reply. */
  let asked: boolean | null = null;
  return (state: MatchState | null, stopped: boolean): void => {
    const timed = state?.terms.seats.some(({ allowance }) => allowance !== null) ?? false;
    if (!state || !timed || state.phase === 'closed') return;
    if ((asked ?? state.clocksStopped) === stopped) return;
    asked = stopped;
    const answered = () => {
      asked = null;
    };
    holdClocks(stopped).then(answered, answered);
  };
}
