// The referee: the only writer of logs. It knows every code and runs the clocks.

import {
  type Action,
  type Actor,
  type Code,
  type Dice,
  type MatchEvent,
  type Milliseconds,
  ok,
  openMatch,
  type Seat,
  type Terms,
  type Viewer,
} from '@blackpeg/rules';
import type { Dispatch } from './delivery.ts';
import { knownLog } from './known-log.ts';
import {
  catchUp,
  isOwner,
  type LiveMatch,
  liveMatch,
  loadMatch,
  lookAgain,
  type RefereePorts,
  readMatch,
  refreshMatch,
  tell,
  timeFor,
} from './live-match.ts';
import { createMailbox } from './mailbox.ts';
import type { KnownHead } from './peers.ts';
import { metEvents, redacted } from './redacted.ts';
import { type Reply, wishKey } from './reply.ts';
import { answer } from './ruling.ts';
import type { ActionId, EventStore, MatchId, StoredBatch } from './store/event-store.ts';
import { nextDeadline } from './time/deadlines.ts';
import { expire } from './time/time-up.ts';

/** A rejected promise means that the store failed; send the same id again to learn whether the action was applied. */
export interface Referee {
  /** The dice are used once; opening an open match again returns that match. */
  open(match: MatchId, terms: Terms, dice: Dice): Promise<Reply>;
  /** Null if there is no such match. The caller vouches for `by`, and without seals for an opened code. */
  act(match: MatchId, by: Actor, actionId: ActionId, action: Action): Promise<Reply | null>;
  /** The same for what only the owner of a match may do, for the clock or the house; null also if another referee owns it. */
  actAsOwner(match: MatchId, by: Actor, actionId: ActionId, action: Action): Promise<Reply | null>;
  /**
   * Everything since a version, as this viewer may know it: first load, reconnecting, watching and replay alike.
   * `at` is the time of the last known event, if given: if the log has another time there, it is sent from its beginning.
   */
  eventsAfter(match: MatchId, viewer: Viewer, version: number, at?: number): Promise<Dispatch | null>;
  /** T1b. Kept until the row is placed or the referee stops; null takes it back. */
  keepDraft(match: MatchId, seat: Seat, code: Code | null): Promise<void>;
  /**
   * Releases a match that nobody plays now. On a player's own device its clocks stop until it is used again; if
   * they run on (`clocksRunOn`), what is overdue by then is judged then.
   */
  forget(match: MatchId): Promise<void>;
  /** Takes in and delivers what other referees have written, and takes over a loaded match without an owner. */
  refresh(match: MatchId, head: KnownHead): Promise<void>;
  /** The current time in the events of this match, for clients that show a clock. */
  now(match: MatchId): number;
}

/**
 * Matches that were released and whose clocks are known to run on; the clocks of earlier ones were stopped, as after an
 * outage.
 */
const MOST_LET_GO = 100_000;

const UNKNOWN: KnownHead = { version: Number.POSITIVE_INFINITY, isFree: true };

const OPENING = { by: 'referee', actionId: 'open' } as const;

/** Milliseconds until storing a clock event is tried again. */
const RETRY = 1000;

export function createReferee(ports: RefereePorts): Referee {
  const { store, clock } = ports;
  const mailbox = createMailbox();
  const matches = createMatches(ports, ring);

  /** Runs alone, on a match that is in step with the store; afterwards the alarm is set for its next deadline. */
  function withMatch<T>(match: MatchId, job: (live: LiveMatch) => Promise<T>): Promise<T | null> {
    return mailbox.post(match, () => alone(match, job));
  }

  async function alone<T>(match: MatchId, job: (live: LiveMatch) => Promise<T>): Promise<T | null> {
    const live = await matches.take(match);
    if (!live) return null;
    try {
      return await job(live);
    } finally {
      matches.setAlarm(live, nextDeadline(live.log.state, timeFor(ports, live)));
    }
  }

  function ring(live: LiveMatch): void {
    const judge = async () => (isOwner(ports, live.match) ? expire(ports, live) : undefined);
    withMatch(live.match, judge).catch((error: unknown) => {
      ports.fault(live.match, error);
      matches.setAlarm(live, timeFor(ports, live) + RETRY);
    });
  }

  return {
    open: (match, terms, dice) =>
      mailbox.post(match, () => openOnce(matches, match, () => openMatch(terms, dice, clock.now()))),
    act: (match, by, actionId, action) =>
      withMatch(match, (live) => answer(ports, live, { by, actionId, action })),
    actAsOwner: (match, by, actionId, action) =>
      withMatch(match, async (live) =>
        isOwner(ports, match) ? answer(ports, live, { by, actionId, action, isOwners: true }) : null,
      ),
    eventsAfter: (match, viewer, version, at) =>
      withMatch(match, async (live) => {
        await lookAgain(ports, live);
        return eventsSince(store, live, viewer, version, at);
      }),
    async keepDraft(match, seat, code) {
      await withMatch(match, async ({ drafts, log }) => {
        drafts.keep(log.state, seat, code);
        await ports.peers?.keepDraft(match, seat, drafts.keptBy(seat));
      });
    },
    forget: (match) =>
      mailbox.post(match, async () => {
        matches.forget(match);
        await ports.peers?.release(match);
      }),
    refresh: (match, head) =>
      mailbox.post(match, async () => {
        if (matches.isAtHand(match)) await alone(match, (live) => refreshMatch(ports, live, head));
      }),
    now: (match) => clock.now() + matches.ahead(match),
  };
}

/** If another has opened it in the meantime, theirs counts. */
async function openOnce(
  matches: ReturnType<typeof createMatches>,
  match: MatchId,
  open: () => ReturnType<typeof openMatch>,
): Promise<Reply> {
  if (!(await matches.takeUp(match))) {
    const opening = open();
    if (!opening.ok) return opening;
    await matches.begin(match, { ...OPENING, after: 0, events: opening.value });
  }
  const receipt = (await matches.takeUp(match))?.log.receipts.get(wishKey(OPENING));
  if (!receipt) throw new Error(`Match ${match} was opened and is gone.`);
  return ok(receipt);
}

/** The loaded matches, each with the alarm of its next deadline; `ring` is called when one goes off. */
function createMatches(ports: RefereePorts, ring: (live: LiveMatch) => void) {
  const atHand = new Map<MatchId, LiveMatch>();
  /** Matches that were released before their end and whose clocks run on, with how far their logs are ahead. */
  const letGo = new Map<MatchId, Milliseconds>();

  /** By the time of the match; only its owner judges who is overdue. */
  function setAlarm(live: LiveMatch, at: number | null): void {
    live.cancelAlarm();
    const isSet = at !== null && isOwner(ports, live.match);
    live.cancelAlarm = isSet ? ports.clock.wake(at - live.ahead, () => ring(live)) : () => {};
  }

  async function takeUp(match: MatchId): Promise<LiveMatch | null> {
    const live = atHand.get(match) ?? (await loadMatch(ports, match, letGo.get(match)));
    if (!live) return null;
    atHand.set(match, live);
    await catchUp(ports, live);
    // A player who acts after a pause is not charged for it.
    if (ports.peers?.isUnsure(match)) await refreshMatch(ports, live, UNKNOWN);
    return live;
  }

  return {
    setAlarm,
    isAtHand: (match: MatchId) => atHand.has(match),
    ahead: (match: MatchId) => atHand.get(match)?.ahead ?? letGo.get(match) ?? 0,
    takeUp,
    /** If there are other referees, asking about a released match does not claim it again. */
    take: (match: MatchId): Promise<LiveMatch | null> =>
      ports.peers && !atHand.has(match) ? readMatch(ports, match) : takeUp(match),
    async begin(match: MatchId, batch: StoredBatch): Promise<void> {
      const { append } = ports.peers ?? ports.store;
      const appended = await append(match, 0, batch);
      const log = appended.ok ? knownLog([batch]) : undefined;
      if (!log) return;
      const live = liveMatch(match, log);
      atHand.set(match, live);
      tell(ports, live, metEvents(undefined, batch.events), batch);
      setAlarm(live, nextDeadline(log.state, log.lastAt));
    },
    forget(match: MatchId): void {
      const live = atHand.get(match);
      if (!live) return;
      live.cancelAlarm();
      atHand.delete(match);
      const runsOn = ports.clocksRunOn && !ports.peers && live.log.state.phase !== 'closed';
      noteLetGo(letGo, match, runsOn ? live.ahead : null);
    },
  };
}

/** Null if its clocks do not run on. If there are too many, the oldest is forgotten. */
function noteLetGo(letGo: Map<MatchId, Milliseconds>, match: MatchId, ahead: Milliseconds | null): void {
  letGo.delete(match);
  if (ahead !== null) letGo.set(match, ahead);
  const [oldest] = letGo.size > MOST_LET_GO ? letGo.keys() : [];
  if (oldest !== undefined) letGo.delete(oldest);
}

async function eventsSince(
  store: EventStore,
  live: LiveMatch,
  viewer: Viewer,
  version: number,
  at: number | undefined,
): Promise<Dispatch> {
  const { match, log } = live;
  const head = log.state.version;
  const seen = version === head ? [] : await seenBy(store, live, viewer);
  const stored = version === head ? log.lastAt : seen[version - 1]?.at;
  if (version > 0 && at !== undefined && at !== stored)
    return { match, after: 0, events: await seenBy(store, live, viewer), actionId: null, afresh: true };
  return { match, after: Math.min(version, head), events: seen.slice(version), actionId: null };
}

/** What an event shows depends on the state before it, so the log is folded from its beginning, once. */
async function seenBy(
  store: EventStore,
  { match, seen, log }: LiveMatch,
  viewer: Viewer,
): Promise<readonly MatchEvent[]> {
  const known = seen.get(viewer);
  if (known) return known;
  const batches = await store.read(match, 0);
  // What another has written since the log was read is taken in and delivered next.
  const events = batches.flatMap((batch) => batch.events).slice(0, log.state.version);
  const shown = [...redacted(metEvents(undefined, events), viewer)];
  seen.set(viewer, shown);
  return shown;
}
