// The referee: the only one who appends to a log, the only one who knows every code, and the voice of the clock.

import {
  type Action,
  type Actor,
  type Code,
  type Dice,
  type MatchEvent,
  ok,
  openMatch,
  type Seat,
  type Terms,
  type Viewer,
} from '@blackpeg/rules';
import { nextDeadline } from './deadlines.ts';
import type { Dispatch } from './delivery.ts';
import type { ActionId, EventStore, MatchId, StoredBatch } from './event-store.ts';
import { knownLog } from './known-log.ts';
import {
  catchUp,
  type LiveMatch,
  liveMatch,
  loadMatch,
  type RefereePorts,
  tell,
  timeFor,
} from './live-match.ts';
import { createMailbox } from './mailbox.ts';
import { redacted } from './redacted.ts';
import { type Reply, wishKey } from './reply.ts';
import { answer } from './ruling.ts';
import { expire } from './time-up.ts';

/** A rejected promise says that the store failed: whether the action was applied, the same id asked again will tell. */
export interface Referee {
  /** The dice are thrown once; the same match opened again is the one that is open. */
  open(match: MatchId, terms: Terms, dice: Dice): Promise<Reply>;
  /** Null where there is no such match. Whoever calls vouches for `by`, and without seals for an opened code. */
  act(match: MatchId, by: Actor, actionId: ActionId, action: Action): Promise<Reply | null>;
  /** Everything since a version, as this viewer may know it: first load, reconnecting, spectating and replay alike. */
  eventsAfter(match: MatchId, viewer: Viewer, version: number): Promise<Dispatch | null>;
  /** T1b. Kept until the row is placed or the referee stops; null takes it back. */
  keepDraft(match: MatchId, seat: Seat, code: Code | null): Promise<void>;
  /** Lets go of a match nobody plays now: its clocks stand still until somebody touches it again. */
  forget(match: MatchId): Promise<void>;
}

const OPENING = { by: 'referee', actionId: 'open' } as const;

/** Milliseconds until a clock that could not be written down is tried again. */
const RETRY = 1000;

export function createReferee(ports: RefereePorts): Referee {
  const { store, clock } = ports;
  const mailbox = createMailbox();
  const atHand = new Map<MatchId, LiveMatch>();

  async function take(match: MatchId): Promise<LiveMatch | null> {
    const live = atHand.get(match) ?? (await loadMatch(ports, match));
    if (!live) return null;
    atHand.set(match, live);
    await catchUp(ports, live);
    return live;
  }

  /** Alone with a match that is in step with the store; afterwards the alarm is set to what has become of it. */
  function withMatch<T>(match: MatchId, job: (live: LiveMatch) => Promise<T>): Promise<T | null> {
    return mailbox.post(match, async () => {
      const live = await take(match);
      if (!live) return null;
      try {
        return await job(live);
      } finally {
        setAlarm(live, nextDeadline(live.log.state, timeFor(ports, live)));
      }
    });
  }

  function setAlarm(live: LiveMatch, at: number | null): void {
    live.cancelAlarm();
    live.cancelAlarm = at === null ? () => {} : clock.wake(at, () => ring(live));
  }

  function ring(live: LiveMatch): void {
    withMatch(live.match, () => expire(ports, live)).catch((error: unknown) => {
      ports.fault(live.match, error);
      setAlarm(live, clock.now() + RETRY);
    });
  }

  /** Opened by another in the meantime, it is theirs that is open. */
  async function openOnce(match: MatchId, terms: Terms, dice: Dice): Promise<Reply> {
    if (!(await take(match))) {
      const opening = openMatch(terms, dice, clock.now());
      if (!opening.ok) return opening;
      await begin(match, { ...OPENING, after: 0, events: opening.value });
    }
    const receipt = (await take(match))?.log.receipts.get(wishKey(OPENING));
    if (!receipt) throw new Error(`Match ${match} was opened and is gone.`);
    return ok(receipt);
  }

  async function begin(match: MatchId, batch: StoredBatch): Promise<void> {
    const appended = await store.append(match, 0, batch);
    const log = appended.ok ? knownLog([batch]) : undefined;
    if (!log) return;
    const live = liveMatch(match, log);
    atHand.set(match, live);
    tell(ports, live, undefined, batch);
    setAlarm(live, nextDeadline(log.state, log.lastAt));
  }

  return {
    open: (match, terms, dice) => mailbox.post(match, () => openOnce(match, terms, dice)),
    act: (match, by, actionId, action) =>
      withMatch(match, (live) => answer(ports, live, { by, actionId, action })),
    eventsAfter: (match, viewer, version) =>
      withMatch(match, (live) => eventsSince(store, live, viewer, version)),
    async keepDraft(match, seat, code) {
      await withMatch(match, async ({ drafts, log }) => drafts.keep(log.state, seat, code));
    },
    forget: (match) =>
      mailbox.post(match, async () => {
        atHand.get(match)?.cancelAlarm();
        atHand.delete(match);
      }),
  };
}

async function eventsSince(
  store: EventStore,
  live: LiveMatch,
  viewer: Viewer,
  version: number,
): Promise<Dispatch> {
  const isNew = version >= live.log.state.version;
  const events = isNew ? [] : (await seenBy(store, live, viewer)).slice(version);
  return { match: live.match, after: version, events, actionId: null };
}

/** What an event shows depends on the state it met, so the log is folded from its beginning, once. */
async function seenBy(
  store: EventStore,
  { match, seen, log }: LiveMatch,
  viewer: Viewer,
): Promise<readonly MatchEvent[]> {
  const known = seen.get(viewer);
  if (known) return known;
  const batches = await store.read(match, 0);
  // What another has written since the log was read is taken in, and shown, in its turn.
  const events = batches.flatMap((batch) => batch.events).slice(0, log.state.version);
  const shown = [...redacted(undefined, events, viewer)];
  seen.set(viewer, shown);
  return shown;
}
