// A referee with everything around it, for tests: a clock to set, a store to read, and what was delivered to whom.

import { evolve, fold, type MatchEvent, type MatchState, type Viewer } from '@blackpeg/rules';
import type { Dispatch } from './delivery.ts';
import { createHub, type Hub } from './hub.ts';
import type { RefereePeers } from './peers.ts';
import { createReferee, type Referee } from './referee.ts';
import type { Seals } from './seals.ts';
import type { EventStore, MatchId, StoredBatch } from './store/event-store.ts';
import { createMemoryStore, type Shelf } from './store/memory-store.ts';
import { createFakeClock, type FakeClock } from './time/fake-clock.testing.ts';

export interface TestTable {
  readonly referee: Referee;
  readonly hub: Hub;
  readonly clock: FakeClock;
  readonly shelf: Shelf;
  /** Everything the referee reported as a fault. */
  readonly faults: readonly unknown[];
  /** The state of the stored log, whatever the referee believes. */
  log(match: MatchId): readonly MatchEvent[];
  truth(match: MatchId): MatchState;
  /** Everything delivered to this viewer from now on. */
  watch(match: MatchId, viewer: Viewer): readonly Dispatch[];
  /** Another referee over the same store and clock, as after a crash; `wrap` changes its store. */
  restarted(wrap?: (store: EventStore) => EventStore): TestTable;
}

interface Folded {
  readonly before: MatchState | undefined;
  readonly after: MatchState | undefined;
}

export interface TableOptions {
  readonly shelf?: Shelf;
  readonly clock?: FakeClock;
  readonly wrap?: ((store: EventStore) => EventStore) | undefined;
  readonly seals?: Seals | undefined;
  readonly peers?: RefereePeers;
}

export function createTable({
  shelf = new Map(),
  clock = createFakeClock(),
  wrap,
  seals,
  peers,
}: TableOptions = {}): TestTable {
  const hub = createHub();
  const faults: unknown[] = [];
  const memory = createMemoryStore(shelf);
  const referee = createReferee({
    store: wrap ? wrap(memory) : memory,
    delivery: hub,
    clock,
    ...(seals && { seals }),
    ...(peers && { peers, clocksRunOn: true }),
    fault: (_, error) => faults.push(error),
  });
  const log = (match: MatchId) => (shelf.get(match) ?? []).flatMap(({ events }) => events);
  /** The state after each batch: tests ask for it after every step. */
  const folded = new WeakMap<StoredBatch, Folded>();
  const foldOnto = (before: MatchState | undefined, batch: StoredBatch) => {
    const known = folded.get(batch);
    if (known && known.before === before) return known.after;
    const after = before ? batch.events.reduce(evolve, before) : fold(batch.events);
    folded.set(batch, { before, after });
    return after;
  };
  return {
    referee,
    hub,
    clock,
    shelf,
    faults,
    log,
    truth(match) {
      const state = (shelf.get(match) ?? []).reduce(foldOnto, undefined);
      if (!state) throw new Error(`Nothing on the shelf for ${match}.`);
      return state;
    },
    watch(match, viewer) {
      const received: Dispatch[] = [];
      hub.join(match, viewer, (dispatch) => received.push(dispatch));
      return received;
    },
    restarted: (again) => createTable({ shelf, clock, wrap: again, seals }),
  };
}
