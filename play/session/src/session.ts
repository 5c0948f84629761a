// One viewer's side of a match: the view folded from what the referee tells, the draft, and what is on its way.

import type { ActionId, Dispatch, WallClock } from '@blackpeg/referee';
import { type Action, decide, type MatchState, type RuleViolation, type Viewer } from '@blackpeg/rules';
import type { Happening } from './absorb.ts';
import { draftFor } from './composition.ts';
import type { Draft } from './draft.ts';
import { createFeed } from './feed.ts';
import { createHandIn } from './hand-in.ts';
import type { Intent } from './intent.ts';
import { type DraftFault, interpret, type Outcome } from './interpret.ts';
import type { Connection, Link } from './link.ts';
import { isSending, type Outbox } from './outbox.ts';
import type { KeptCode, Sealer } from './sealer.ts';
import { prepare } from './sealing.ts';
import { createSender } from './sender.ts';

export interface SessionPorts {
  readonly link: Link;
  readonly viewer: Viewer;
  readonly clock: WallClock;
  /** Unique over all sessions of this player, whenever and on whatever device. */
  newId(): ActionId;
  /** For a seat that may seal codes (K1): its code is kept here before the commitment leaves. */
  readonly sealer?: Sealer;
  /** Called once for each event. Not fresh is what had happened before this session began: to be summed up, not said. */
  announce?(happening: Happening, fresh: boolean): void;
}

export interface Snapshot {
  /** What the viewer may know; null until the referee has told anything. */
  readonly state: MatchState | null;
  /** Null where there is nothing to compose. A refused row stays here. */
  readonly draft: Draft | null;
  readonly pending: Outbox;
  /** Why the last thing that was meant did not happen. */
  readonly objection: Objection | null;
  readonly connection: Connection;
}

export type Objection =
  | { readonly from: 'rules'; readonly violation: RuleViolation }
  | { readonly from: 'draft'; readonly fault: DraftFault };

export interface Session {
  current(): Snapshot;
  /** Called after every change; gives what unsubscribes. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** A player means something. */
  intend(intent: Intent): Outcome;
  /** Sends an action as it is, unchecked. */
  perform(action: Action): void;
  /** The viewer has looked: a clock that waited for it may run (T2). */
  look(): void;
  close(): void;
}

const START: Snapshot = { state: null, draft: null, pending: [], objection: null, connection: 'connecting' };

export function createSession({ link, viewer, clock, newId, announce, sealer }: SessionPorts): Session {
  let snapshot = START;
  /** A sealed code is being kept, and its commitment waits for that. */
  let sealing = false;
  const listeners = new Set<(snapshot: Snapshot) => void>();
  const handIn = createHandIn(link, viewer);
  const feed = createFeed(link, hear);
  const sender = createSender(link, newId, {
    granted(version) {
      feed.expect(version);
      sender.seen(snapshot.state?.version ?? 0);
      change(isOverhasty(snapshot.objection) ? { objection: null } : {});
    },
    // Nobody meant to look, so nobody is told that looking came to nothing.
    refused: (action, violation) =>
      change(action.type === 'see' ? {} : { objection: { from: 'rules', violation } }),
  });

  function change(part: Partial<Snapshot>, news: readonly Happening[] = []): void {
    const fresh = snapshot.state !== null;
    snapshot = { ...snapshot, ...part, pending: sender.outbox() };
    handIn.update(snapshot.state, snapshot.draft);
    // Said before anybody reacts: whoever is about to be covered hears it still.
    for (const happening of news) announce?.(happening, fresh);
    for (const listener of listeners) listener(snapshot);
  }

  function hear(news: readonly Happening[]): void {
    const before = snapshot.state;
    const state = news.at(-1)?.after ?? before;
    if (!state) return;
    sender.seen(state.version);
    const draft = draftFor(before, state, viewer, snapshot.draft);
    change({ state, draft, objection: draft === snapshot.draft ? snapshot.objection : null }, news);
    // A code that this device keeps from before is heard of when it is there.
    sealer?.fetch(state).then(
      (found) => found && change({}),
      () => {},
    );
  }

  /** First what happened: its acknowledgement is no reason to ask for it. */
  function receive(dispatch: Dispatch): void {
    feed.receive(dispatch);
    const { actionId, after, events } = dispatch;
    if (actionId !== null) sender.acknowledged(actionId, after + events.length);
  }

  function connect(connection: Connection): void {
    change({ connection });
    if (connection !== 'online') return;
    handIn.forget();
    feed.resume();
    sender.resend();
    change({});
  }

  function perform(action: Action): void {
    sender.post(action);
    change({ objection: null });
  }

  async function performSealed(state: MatchState, kept: KeptCode, action: Action): Promise<void> {
    sealing = true;
    const isKept = await sealer?.keep(state, kept).then(
      () => true,
      () => false,
    );
    sealing = false;
    if (isKept) perform(action);
    else change({ objection: { from: 'draft', fault: { kind: 'not-kept' } } });
  }

  function intend(intent: Intent): Outcome {
    const { outcome, kept } = outcomeOf(intent);
    switch (outcome.kind) {
      case 'draft':
        change({ draft: outcome.draft, objection: null });
        break;
      case 'action':
        if (kept && snapshot.state) performSealed(snapshot.state, kept, outcome.action);
        else perform(outcome.action);
        break;
      case 'refused':
        change({ objection: { from: 'rules', violation: outcome.violation } });
        break;
      case 'unready':
        change({ objection: { from: 'draft', fault: outcome.fault } });
        break;
    }
    return outcome;
  }

  function outcomeOf(intended: Intent): { readonly outcome: Outcome; readonly kept: KeptCode | null } {
    const { state, draft, pending } = snapshot;
    if (!state || viewer === 'spectator') return { outcome: unready('nothing-to-compose'), kept: null };
    const side = { state, draft, seat: viewer, now: clock.now() };
    const { side: known, intent, kept } = prepare(sealer, side, intended);
    const outcome = interpret(known, intent);
    const waits = outcome.kind === 'action' && (sealing || isSending(pending));
    return { outcome: waits ? unready('still-sending') : outcome, kept };
  }

  function look(): void {
    const { state, pending } = snapshot;
    if (!state || viewer === 'spectator' || pending.some(({ action }) => action.type === 'see')) return;
    const see: Action = { type: 'see', seat: viewer };
    const seen = decide(state, viewer, see, clock.now());
    if (!seen.ok || seen.value.length === 0) return;
    sender.post(see);
    change({});
  }

  const close = link.listen({ receive, connection: connect });
  return {
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    intend,
    perform,
    look,
    close,
  };
}

/** It was said that something is still on its way, which is over once it has arrived. */
function isOverhasty(objection: Objection | null): boolean {
  return objection?.from === 'draft' && objection.fault.kind === 'still-sending';
}

function unready(kind: 'nothing-to-compose' | 'still-sending'): Outcome {
  return { kind: 'unready', fault: { kind } };
}
