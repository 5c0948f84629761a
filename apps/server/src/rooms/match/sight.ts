// T2f, R12: what was stored counts as seen a moment later, connected or not. A clock that waited for a player's own report
// (T2a) would wait for ever for one who withholds it or drops the connection; the moment is for the round trip.

import type { EventType, Milliseconds, Seat } from '@blackpeg/rules';
import type { RoomPorts } from '../ports.ts';
import { createInsistence } from './insist.ts';

export interface Sight {
  stop(): void;
}

/** The longest round trip that is not charged: for one event, and for a whole round. */
export const LONGEST_WAY: Milliseconds = 500;
export const LONGEST_WAYS: Milliseconds = 3_000;

/** Events that need a response. The moment starts again with each of them. */
const ANSWERED: ReadonlySet<EventType> = new Set([
  'round-opened',
  'code-hidden',
  'guess-marked',
  'mark-corrected',
  'rows-uncovered',
]);

export type SightPorts = Pick<RoomPorts, 'referee' | 'hub' | 'clock' | 'fault'>;

/** For a match with clocks. */
export function startSight(
  { referee, hub, clock, fault }: SightPorts,
  match: string,
  seats: readonly Seat[],
): Sight {
  const insistence = createInsistence({ referee, clock, fault }, match);
  const alarms = new Map<Seat, () => void>();
  const used = new Map<Seat, Milliseconds>();
  /** When the newest event to see was sent. */
  let sent = referee.now(match);

  function expectSeen(isAnew: boolean): void {
    for (const seat of seats) {
      if (alarms.has(seat) && !isAnew) continue;
      alarms.get(seat)?.();
      const left = Math.max(0, LONGEST_WAYS - (used.get(seat) ?? 0));
      const cancel = clock.wake(clock.now() + Math.min(LONGEST_WAY, left), () => {
        alarms.delete(seat);
        // If no clock is waiting, nothing happens.
        insistence.actAsOwner(`see ${seat}`, 'referee', { type: 'see', seat });
      });
      alarms.set(seat, cancel);
    }
  }

  function use(seat: Seat, way: Milliseconds): void {
    used.set(seat, (used.get(seat) ?? 0) + Math.min(LONGEST_WAY, way));
  }

  const leave = hub.join(match, 'spectator', ({ events }) => {
    for (const event of events) {
      if (event.type === 'round-opened') used.clear();
      if (event.type === 'seen') use(event.seat, event.at - sent);
      else sent = event.at;
    }
    if (events.some(({ type }) => type !== 'seen')) expectSeen(events.some(({ type }) => ANSWERED.has(type)));
  });

  // What a server stored before it stopped could already be seen.
  expectSeen(true);
  return {
    stop() {
      leave();
      insistence.stop();
      for (const cancel of alarms.values()) cancel();
      alarms.clear();
    },
  };
}
