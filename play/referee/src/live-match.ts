// A match in the referee's memory: its log, kept in step with the store, and data that is in no log.

import type { Actor, MatchEvent, Milliseconds, Viewer } from '@blackpeg/rules';
import type { Delivery } from './delivery.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { extended, type KnownLog, knownLog } from './known-log.ts';
import type { Claim, KnownHead, RefereePeers } from './peers.ts';
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
   * Whether clocks run on in a match that this referee releases because nobody is there. Absent on a player's own device:
   * there they stop until the match is resumed.
   */
  readonly clocksRunOn?: boolean;
  /** Absent if this referee is the only one on its store. */
  readonly peers?: RefereePeers;
  /** Absent if nobody needs proof: play within one device. */
  readonly seals?: Seals;
  /** Receives faults that nobody waits for: a viewer who cannot be told, a clock event that cannot be stored. */
  fault(match: MatchId, error: unknown): void;
}

export interface LiveMatch {
  readonly match: MatchId;
  /** How far the log is ahead of this clock, which was set back or is behind another referee's: time continues from there. */
  ahead: Milliseconds;
  log: KnownLog;
  /** False while an append is under way or its result is unknown: the store may have more than `log`. */
  inStep: boolean;
  /** Replies to actions that left nothing in the log, by actor: nobody can push out another's. */
  readonly otherReplies: Map<Actor, Map<ActionId, Reply>>;
  readonly drafts: Drafts;
  /** The log as each viewer may know it, once requested: asking again is cheap. */
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
 * From the store, after the referee was away; null if there is no such match. `known` is how far its log was
 * ahead when this referee released it with running clocks; undefined if they did not run.
 */
export function loadMatch(
  ports: RefereePorts,
  match: MatchId,
  known: Milliseconds | undefined,
): Promise<LiveMatch | null> {
  // First, so that nothing of an earlier owner is written after what is read.
  return whileClaimed(ports, match, async (claim) => {
    const live = await readMatch(ports, match, known);
    const isOutage = claim ? claim === 'ours-after-outage' : known === undefined;
    if (live && isOutage) await writeOutage(ports, live);
    return live;
  });
}

/** The same for a match that is, or may be, another referee's. */
export async function readMatch(
  ports: RefereePorts,
  match: MatchId,
  known?: Milliseconds,
): Promise<LiveMatch | null> {
  const log = knownLog(await ports.store.read(match, 0));
  return log ? liveMatch(match, log, known ?? behind(ports, log)) : null;
}

/** Takes in and delivers what other referees have written; a match without an owner is taken over. */
export async function refreshMatch(ports: RefereePorts, live: LiveMatch, head: KnownHead): Promise<void> {
  const look = async () => {
    if (head.version > live.log.state.version) await lookAgain(ports, live);
  };
  if (!head.isFree) return look();
  return whileClaimed(ports, live.match, async (claim) => {
    await look();
    if (claim === 'ours-after-outage') await writeOutage(ports, live);
  });
}

/** A referee that claims a match but cannot store that its clocks were stopped leaves that to the next owner. */
async function whileClaimed<T>(
  { peers }: RefereePorts,
  match: MatchId,
  job: (claim: Claim | undefined) => Promise<T>,
): Promise<T> {
  const claim = await peers?.claim(match);
  try {
    return await job(claim);
  } catch (error) {
    if (claim === 'ours-after-outage') peers?.disown(match);
    throw error;
  }
}

/** The time since the last event is charged to nobody. */
async function writeOutage(ports: RefereePorts, live: LiveMatch): Promise<void> {
  for (;;) {
    const { state, lastAt } = live.log;
    const events = outageEvents(state, lastAt, timeFor(ports, live));
    const batch: Batch = { by: 'referee', actionId: `outage ${state.version}`, events };
    if (events.length === 0 || (await commit(ports, live, batch, { isOwners: true }))) return;
    await catchUp(ports, live);
  }
}

/** On a player's own device the screen uses the same clock, and both wait for it. */
function behind({ clocksRunOn, clock }: RefereePorts, { lastAt }: KnownLog): Milliseconds {
  return clocksRunOn ? Math.max(0, lastAt - clock.now()) : 0;
}

/** Takes in and delivers what the store has beyond what is known. */
export async function catchUp(ports: RefereePorts, live: LiveMatch): Promise<void> {
  if (live.inStep) return;
  const batches = await ports.store.read(live.match, live.log.state.version);
  for (const batch of batches) takeIn(ports, live, batch, metEvents(live.log.state, batch.events));
  live.ahead = Math.max(live.ahead, behind(ports, live.log));
  live.inStep = true;
}

/** The same if others may have written: what they wrote is unknown until the store is read. */
export async function lookAgain(ports: RefereePorts, live: LiveMatch): Promise<void> {
  if (ports.peers) live.inStep = false;
  await catchUp(ports, live);
}

interface Commit {
  /** An action of the clock or of the house: only the owner of a match may write it. */
  readonly isOwners?: boolean;
  /** The batch's events, if they have been folded already. */
  readonly met?: MetEvents;
}

/** Saves, then delivers (I4). False if another has written in the meantime: catch up and decide again. */
export async function commit(
  ports: RefereePorts,
  live: LiveMatch,
  batch: Batch,
  { isOwners = false, met = metEvents(live.log.state, batch.events) }: Commit,
): Promise<boolean> {
  const after = live.log.state.version;
  const { append } = isOwners && ports.peers ? ports.peers : ports.store;
  live.inStep = false;
  const appended = await append(live.match, after, batch);
  if (!appended.ok) return false;
  takeIn(ports, live, { ...batch, after }, met);
  live.inStep = true;
  return true;
}

/** Whether this referee runs the clock of a match. */
export function isOwner({ peers }: RefereePorts, match: MatchId): boolean {
  return !peers || peers.epochOf(match) !== null;
}

/** A log's times never go back, whatever the system clock does. */
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
      // A failure for one viewer must not affect another.
      fault(match, error);
    }
  }
}
