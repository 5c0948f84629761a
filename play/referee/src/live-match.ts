// A match the referee has at hand: what its log says, kept in step with the store, and what no log holds.

import type { Actor, MatchEvent, Milliseconds, Viewer } from '@blackpeg/rules';
import type { Delivery } from './delivery.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { extended, type KnownLog, knownLog } from './known-log.ts';
import { type MetEvents, metEvents, redacted } from './redacted.ts';
import type { Reply } from './reply.ts';
import type { Seals } from './seals.ts';
import type { ActionId, Batch, EventStore, MatchId, StoredBatch } from './store/event-store.ts';
import type { WallClock } from './time/clock.ts';
import { outageEvents } from './time/outage.ts';

export interface RefereePorts {
  readonly store: EventStore;
  readonly delivery: Delivery;
  readonly clock: WallClock;
  /**
   * Whether clocks run on in a match that this referee lets go of, because nobody is there. Absent on one's own device: there
   * they stand still until the match is taken up again.
   */
  readonly clocksRunOn?: boolean;
  /** Absent where nobody needs proof: play within one device. */
  readonly seals?: Seals;
  /** Hears of what nobody waits for: a viewer who cannot be told, a clock that cannot be written down. */
  fault(match: MatchId, error: unknown): void;
}

export interface LiveMatch {
  readonly match: MatchId;
  /** By how much the log is ahead of a clock that was set back before this referee began: its time goes on from there. */
  readonly ahead: Milliseconds;
  log: KnownLog;
  /** False while an append is under way or came to an unknown end: the store may hold more than `log`. */
  inStep: boolean;
  /** Answers to actions that left nothing in the log, by who acted: nobody can make another's be forgotten. */
  readonly otherReplies: Map<Actor, Map<ActionId, Reply>>;
  readonly drafts: Drafts;
  /** The log as each viewer may know it who has asked for it: asking again costs no more than the answer. */
  readonly seen: Map<Viewer, MatchEvent[]>;
  cancelAlarm: () => void;
}

export function liveMatch(match: MatchId, log: KnownLog, ahead: Milliseconds = 0): LiveMatch {
  return {
    match,
    ahead,
    log,
    inStep: true,
    otherReplies: new Map(),
    drafts: createDrafts(),
    seen: new Map(),
    cancelAlarm: () => {},
  };
}

/**
 * From the store, after whatever kept the referee away; null where there is no such match. `known` is by how much its log was
 * ahead when this referee let go of it and its clocks ran on; undefined where they did not.
 */
export async function loadMatch(
  ports: RefereePorts,
  match: MatchId,
  known: Milliseconds | undefined,
): Promise<LiveMatch | null> {
  const log = knownLog(await ports.store.read(match, 0));
  if (!log) return null;
  // On one's own device the screen counts by the same clock, and both wait for it.
  const behind = ports.clocksRunOn ? Math.max(0, log.lastAt - ports.clock.now()) : 0;
  const live = liveMatch(match, log, known ?? behind);
  const hasRun = known !== undefined;
  const events = hasRun ? [] : outageEvents(log.state, log.lastAt, timeFor(ports, live));
  if (events.length > 0) {
    await commit(ports, live, { by: 'referee', actionId: `outage ${log.state.version}`, events });
  }
  return live;
}

/** Takes in, and tells, what the store holds beyond what is known. */
export async function catchUp(ports: RefereePorts, live: LiveMatch): Promise<void> {
  if (live.inStep) return;
  const batches = await ports.store.read(live.match, live.log.state.version);
  for (const batch of batches) takeIn(ports, live, batch, metEvents(live.log.state, batch.events));
  live.inStep = true;
}

/** Saves, then tells (I4). `met` are its events, where who decided has folded them already. False when another has written in the meantime: catch up and decide again. */
export async function commit(
  ports: RefereePorts,
  live: LiveMatch,
  batch: Batch,
  met: MetEvents = metEvents(live.log.state, batch.events),
): Promise<boolean> {
  const after = live.log.state.version;
  live.inStep = false;
  const appended = await ports.store.append(live.match, after, batch);
  if (!appended.ok) return false;
  takeIn(ports, live, { ...batch, after }, met);
  live.inStep = true;
  return true;
}

/** A log's times never go back, whatever the wall clock does. */
export function timeFor({ clock }: RefereePorts, { log, ahead }: LiveMatch): number {
  return Math.max(clock.now() + ahead, log.lastAt);
}

function takeIn(ports: RefereePorts, live: LiveMatch, batch: StoredBatch, met: MetEvents): void {
  live.log = extended(live.log, batch, met.state);
  for (const [viewer, seen] of live.seen) seen.push(...redacted(met, viewer));
  tell(ports, live, met, batch);
}

export function tell(
  { delivery, fault }: RefereePorts,
  { match, seen }: LiveMatch,
  met: MetEvents,
  { by, actionId, after }: StoredBatch,
): void {
  for (const viewer of delivery.audience(match)) {
    const shown = seen.get(viewer)?.slice(after) ?? redacted(met, viewer);
    try {
      delivery.deliver(viewer, { match, after, events: shown, actionId: by === viewer ? actionId : null });
    } catch (error) {
      // One viewer's broken line must not be another's silence.
      fault(match, error);
    }
  }
}
