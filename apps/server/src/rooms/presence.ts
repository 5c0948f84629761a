// Who is at the table: a seat whose last connection is gone for a while has left, and is back with the next one (E6).

import type { WallClock } from '@blackpeg/referee';
import type { Milliseconds, Seat } from '@blackpeg/rules';

export interface SeatPresence {
  /** How many connections this seat has now. */
  count(seat: Seat, connections: number): void;
  /** The player goes away with the connection still up, or is back. */
  choose(seat: Seat, here: boolean): void;
  /** Who sat there was deleted: nobody is waited for. */
  forsake(seat: Seat): void;
  isHere(seat: Seat): boolean;
  /** Whether a seat without a connection may still come back in time. */
  isWaiting(): boolean;
}

export interface PresenceEvents {
  left(seat: Seat): void;
  returned(seat: Seat): void;
  /** What `isHere` says has changed. */
  changed(): void;
}

/** Long enough to load a page again or to change the network. */
export const GRACE: Milliseconds = 5_000;

export function createPresence(seats: number, clock: WallClock, events: PresenceEvents): SeatPresence {
  const alarms = new Map<Seat, () => void>();
  const connections = new Map<Seat, number>();
  const away = new Set<Seat>();

  function isHere(seat: Seat): boolean {
    return (connections.get(seat) ?? 0) > 0 && !away.has(seat);
  }

  function expectBack(seat: Seat): void {
    if (alarms.has(seat)) return;
    const cancel = clock.wake(clock.now() + GRACE, () => {
      alarms.delete(seat);
      events.left(seat);
    });
    alarms.set(seat, cancel);
  }

  function stopExpecting(seat: Seat): void {
    alarms.get(seat)?.();
    alarms.delete(seat);
  }

  function arrive(seat: Seat): void {
    stopExpecting(seat);
    events.returned(seat);
  }

  // After a restart nobody has a connection yet.
  for (let seat = 0; seat < seats; seat += 1) expectBack(seat);
  return {
    count(seat, now) {
      const was = isHere(seat);
      const before = connections.get(seat) ?? 0;
      connections.set(seat, now);
      if (now === 0) expectBack(seat);
      else if (before === 0) {
        away.delete(seat);
        arrive(seat);
      }
      if (was !== isHere(seat)) events.changed();
    },
    choose(seat, here) {
      if (isHere(seat) === here) return;
      if (here) {
        away.delete(seat);
        arrive(seat);
      } else {
        away.add(seat);
        events.left(seat);
      }
      events.changed();
    },
    forsake(seat) {
      connections.set(seat, 0);
      stopExpecting(seat);
      events.left(seat);
      events.changed();
    },
    isHere,
    isWaiting: () => alarms.size > 0,
  };
}
