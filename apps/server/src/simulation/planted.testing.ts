// Faults planted on purpose, at least one for each invariant: a simulation that does not find them proves nothing.

import type { Dispatch, Hub } from '@blackpeg/referee';
import { ok } from '@blackpeg/rules';
import type { ServerClock } from '../wall-clock.ts';
import type { SimulatedStores } from './disk.testing.ts';
import type { Replaced } from './node.testing.ts';
import type { Invariant } from './witness.testing.ts';

export interface Planted {
  readonly what: string;
  readonly breaks: Invariant;
  readonly replaced: Replaced;
  /** The first seed to try: some faults show in one of hundreds of schedules only. */
  readonly from?: number;
}

export const PLANTED: readonly Planted[] = [
  {
    what: 'a store that acknowledges before it keeps',
    breaks: 'nothing acknowledged is lost',
    replaced: { store: acknowledgingEarly },
  },
  {
    what: 'a server that tells one player two events in another order',
    breaks: 'one order for all',
    replaced: {
      hub: (hub) => telling(hub, (viewer, dispatch) => (viewer === 1 ? swapped(dispatch) : dispatch)),
    },
  },
  {
    what: 'a store that forgets the ids of actions over a restart',
    breaks: 'each action once',
    replaced: { store: forgettingIds },
  },
  {
    what: 'a server that tells everybody what the first player may know',
    breaks: 'no secret early',
    replaced: { hub: telling0ToAll },
  },
  {
    what: 'a clock that runs twice as fast',
    breaks: 'clocks add up',
    replaced: { clock: doubled },
  },
  {
    what: 'a room that forgets its timers',
    breaks: 'every match can end',
    replaced: { rooms: (ports) => ({ ...ports, clock: { ...ports.clock, wake: () => () => {} } }) },
  },
  {
    what: 'a database that lets two servers own a match at once',
    breaks: 'clocks add up',
    replaced: { database: { ignoresLeases: true } },
  },
  {
    what: 'a database that takes the appends of an owner of before',
    breaks: 'nobody here is away',
    replaced: { database: { ignoresEpochs: true } },
    from: 600,
  },
  {
    what: 'a server that stays the owner of matches it does not know of',
    breaks: 'every match can end',
    replaced: { database: { keepsStrays: true } },
    from: 380,
  },
  {
    what: 'a server that stumbles over a closed round',
    breaks: 'nothing breaks',
    replaced: {
      hub: (hub) =>
        telling(hub, (_, dispatch) => {
          if (dispatch.events.some(({ type }) => type === 'round-closed')) throw new Error('Stumbled.');
          return dispatch;
        }),
    },
  },
];

/** A failed write and those before it are retried: only a crash loses them. */
function acknowledgingEarly(stores: SimulatedStores): SimulatedStores {
  const { logs } = stores;
  let keeping: Promise<unknown> = Promise.resolve();
  return {
    ...stores,
    logs: {
      ...logs,
      async append(match, expected, batch) {
        const keep = (): Promise<unknown> => logs.append(match, expected, batch).catch(keep);
        keeping = keeping.then(keep);
        return ok(expected + batch.events.length);
      },
      read: (match, after) => keeping.then(() => logs.read(match, after)),
    },
  };
}

function forgettingIds(stores: SimulatedStores): SimulatedStores {
  const { logs } = stores;
  const nameless = async (match: string, after: number) =>
    (await logs.read(match, after)).map((batch) =>
      batch.by === 'referee' ? batch : { ...batch, actionId: `forgotten ${batch.after}` },
    );
  return { ...stores, logs: { ...logs, read: nameless } };
}

function telling(hub: Hub, as: (viewer: unknown, dispatch: Dispatch) => Dispatch): Hub {
  return { ...hub, deliver: (viewer, dispatch) => hub.deliver(viewer, as(viewer, dispatch)) };
}

function swapped(dispatch: Dispatch): Dispatch {
  const [first, second, ...rest] = dispatch.events;
  return first?.type === 'guess-placed' && second
    ? { ...dispatch, events: [second, first, ...rest] }
    : dispatch;
}

function telling0ToAll(hub: Hub): Hub {
  let known: Dispatch | null = null;
  return telling(hub, (viewer, dispatch) => {
    if (viewer === 0) known = dispatch;
    return known?.after === dispatch.after ? { ...known, actionId: dispatch.actionId } : dispatch;
  });
}

function doubled(clock: ServerClock): ServerClock {
  const start = clock.now();
  return {
    ...clock,
    now: () => start + 2 * (clock.now() - start),
    wake: (at, callback) => clock.wake(start + (at - start) / 2, callback),
  };
}
