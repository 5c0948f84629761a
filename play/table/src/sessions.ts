// The sessions of a table: what the one in front shows and does, and waiting for a condition in all of them.

import { type Eyes, type IntentOutcome, ownDuty, type Session, type Snapshot } from '@blackpeg/session';
import type { Table, TableSnapshot } from './table.ts';

const COVERED: Snapshot = { state: null, draft: null, pending: [], objection: null, connection: 'online' };
const NOTHING: IntentOutcome = { kind: 'unready', fault: { kind: 'nothing-to-compose' } };

export function throughSession(
  eyes: () => Eyes,
  front: () => Session | null,
): Pick<Table, 'eyes' | 'snapshot' | 'intend' | 'inTurn' | 'hasTypedAhead'> {
  return {
    eyes,
    snapshot: () => snapshotOf(eyes(), front()?.current() ?? COVERED),
    intend: (intent) => front()?.intend(intent) ?? NOTHING,
    inTurn: (deed) => front()?.inTurn(deed),
    hasTypedAhead: () => front()?.hasTypedAhead() ?? false,
  };
}

function snapshotOf(eyes: Eyes, snapshot: Snapshot): TableSnapshot {
  return { ...snapshot, eyes, duty: snapshot.state && ownDuty(snapshot.state, eyes.seat) };
}

export interface Waits {
  /** Resolves when the condition holds and its automatic consequences have begun. */
  until(isSo: () => boolean): Promise<void>;
  /** Stops waiting. */
  end(): void;
}

export function createWaits(sessions: readonly Session[]): Waits {
  const waiting = new Set<() => void>();
  let isOver = false;

  function next(isSo: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const stops = sessions.map((session) => session.subscribe(() => isSo() && stop()));
      function stop(): void {
        for (const unsubscribe of stops) unsubscribe();
        waiting.delete(stop);
        resolve();
      }
      waiting.add(stop);
    });
  }

  return {
    async until(isSo) {
      do {
        if (!isSo()) await next(isSo);
        // A device that marks by itself starts a moment after a row has arrived.
        await Promise.resolve();
      } while (!isOver && !isSo());
    },
    end() {
      isOver = true;
      for (const stop of waiting) stop();
    },
  };
}
