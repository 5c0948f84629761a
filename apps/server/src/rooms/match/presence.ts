// Who is at the table: a seat has left some time after its last connection closed, and is back with the next one (E6).

import type { WallClock } from '@blackpeg/referee';
import type { Milliseconds, Seat } from '@blackpeg/rules';

export interface SeatPresence {
  /** How many connections this seat has now. */
  count(seat: Seat, connections: number): void;
  /** The player goes away with the connection still up, or is back. */
  choose(seat: Seat, here: boolean): void;
  /** The player was deleted: nobody waits for them. */
  forsake(seat: Seat): void;
  /** The log says so, whoever has written it: a player is away with a connection still up, or is back. */
  learn(seat: Seat, isAway: boolean): void;
  /** Repeats for everybody that they left or returned. */
  restate(): void;
  /** Waits as long as at first for everybody who is expected: this server could not hear of them meanwhile. */
  waitAnew(): void;
  isHere(seat: Seat): boolean;
  /** Whether a seat without a connection may still come back in time. */
  isWaiting(): boolean;
}

export interface PresenceEvents {
  /** Chosen by the player, not detected. */
  left(seat: Seat, isChosen: boolean): void;
  returned(seat: Seat): void;
  /** The result of `isHere` has changed. */
  changed(): void;
}

/** Long enough to reload a page or to change the network. */
export const GRACE: Milliseconds = 5_000;

export function createPresence(seats: number, clock: WallClock, events: PresenceEvents): SeatPresence {
  const absences = createAbsences(clock, (seat) => events.left(seat, false));
  const connections = new Map<Seat, number>();
  const away = new Set<Seat>();

  function isHere(seat: Seat): boolean {
    return (connections.get(seat) ?? 0) > 0 && !away.has(seat);
  }

  function arrive(seat: Seat): void {
    away.delete(seat);
    absences.stopExpecting(seat);
    events.returned(seat);
  }

  // After a restart nobody has a connection yet.
  for (let seat = 0; seat < seats; seat += 1) absences.expectBack(seat);
  return {
    count(seat, now) {
      const was = isHere(seat);
      const before = connections.get(seat) ?? 0;
      connections.set(seat, now);
      if (now === 0) absences.expectBack(seat);
      else if (before === 0) arrive(seat);
      if (was !== isHere(seat)) events.changed();
    },
    choose(seat, here) {
      if (isHere(seat) === here) return;
      if (here) arrive(seat);
      else {
        away.add(seat);
        events.left(seat, true);
      }
      events.changed();
    },
    forsake(seat) {
      connections.set(seat, 0);
      absences.stopExpecting(seat);
      events.left(seat, false);
      events.changed();
    },
    learn(seat, isAway) {
      const was = isHere(seat);
      if (!isAway) away.delete(seat);
      else if (was) away.add(seat);
      if (was !== isHere(seat)) events.changed();
    },
    restate() {
      for (let seat = 0; seat < seats; seat += 1) {
        if (isHere(seat)) events.returned(seat);
        else if (!absences.isExpecting(seat)) events.left(seat, false);
      }
    },
    waitAnew: absences.expectAllAnew,
    isHere,
    isWaiting: absences.isExpectingAnybody,
  };
}

/** Players who are expected back; `left` is called when the time for that is over. */
function createAbsences(clock: WallClock, left: (seat: Seat) => void) {
  const alarms = new Map<Seat, () => void>();
  const expect = (seat: Seat) => {
    const cancel = clock.wake(clock.now() + GRACE, () => {
      // An alarm that is due after a pause may be what notices the pause, and is replaced then.
      if (alarms.get(seat) !== cancel) return;
      alarms.delete(seat);
      left(seat);
    });
    alarms.set(seat, cancel);
  };
  return {
    expectBack(seat: Seat): void {
      if (!alarms.has(seat)) expect(seat);
    },
    expectAllAnew(): void {
      for (const [seat, cancel] of [...alarms]) {
        cancel();
        expect(seat);
      }
    },
    stopExpecting(seat: Seat): void {
      alarms.get(seat)?.();
      alarms.delete(seat);
    },
    isExpecting: (seat: Seat) => alarms.has(seat),
    isExpectingAnybody: () => alarms.size > 0,
  };
}
