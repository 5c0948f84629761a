// One viewer's side of a match: the view folded from what the referee tells, the draft, and what is on its way.

import type { ActionId, Dispatch, WallClock } from '@blackpeg/referee';
import { type Action, decide, type MatchState, type RuleViolation, type Viewer } from '@blackpeg/rules';
import type { Happening } from './absorb.ts';
import { compositionOf, draftFor } from './composition.ts';
import type { Draft } from './draft.ts';
import { createFeed } from './feed.ts';
import { createHandIn } from './hand-in.ts';
import type { Intent } from './intent.ts';
import { type DraftFault, interpret, type Outcome } from './interpret.ts';
import type { Connection, Link } from './link.ts';
import { isRowSending, isSending, type Outbox } from './outbox.ts';
import type { KeptCode, Sealer } from './sealer.ts';
import { prepare } from './sealing.ts';
import { createSender } from './sender.ts';
import { createTypedAhead, type Deed } from './typed-ahead.ts';

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
  | { readonly from: 'rules'; readonly violation: RuleViolation; readonly forgotten: boolean }
  /** `forgotten`: what was typed after it, for a row that does not come now, is forgotten. */
  | { readonly from: 'draft'; readonly fault: DraftFault; readonly forgotten: boolean };

export interface Session {
  current(): Snapshot;
  /** Called after every change; gives what unsubscribes. */
  subscribe(listener: (snapshot: Snapshot) => void): () => void;
  /** A player means something now. */
  intend(intent: Intent): Outcome;
  /**
   * For whatever is typed or tapped: done at once, or, while something is on its way, in order once it has arrived.
   * What no row is there for then, or follows a row that was refused, is not done, and an objection says so.
   */
  inTurn(deed: Deed): void;
  /** Whether something typed waits for its turn. */
  hasTypedAhead(): boolean;
  /** Whether a code is being sealed, or something is on its way. */
  isBusy(): boolean;
  /** Other eyes come: what waits for its turn is not theirs to see done. */
  forgetTyped(): void;
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
  const ahead = createTypedAhead();
  /** The round that what waits was typed in; null where nothing was to be composed. */
  let aheadIn: string | null = null;
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
      change(
        action.type === 'see' ? {} : { objection: { from: 'rules', violation, forgotten: ahead.forget() } },
      ),
  });

  function change(part: Partial<Snapshot>, news: readonly Happening[] = []): void {
    const fresh = snapshot.state !== null;
    snapshot = { ...snapshot, ...part, pending: sender.outbox() };
    handIn.update(snapshot.state, snapshot.draft);
    // Said before anybody reacts: whoever is about to be covered hears it still.
    for (const happening of news) announce?.(happening, fresh);
    for (const listener of listeners) listener(snapshot);
    takeTurns();
  }

  const isBusy = () => sealing || isSending(sender.outbox());
  const roundNow = () => (snapshot.state && compositionOf(snapshot.state, viewer)?.round) ?? null;

  function inTurn(deed: Deed): void {
    if (ahead.isRunning() || (ahead.isEmpty() && !isBusy())) {
      deed();
      return;
    }
    if (ahead.isEmpty()) aheadIn = roundNow();
    ahead.add(deed);
    if (snapshot.connection !== 'online') object({ kind: 'waits-for-connection' }, false);
  }

  /** Only for the round it was typed in: a row of one is no code of the next. */
  function takeTurns(): void {
    if (ahead.isEmpty() || ahead.isRunning() || isBusy()) return;
    if (aheadIn === null || aheadIn === roundNow()) ahead.run(() => !isBusy());
    else forgetTyped();
  }

  function forgetTyped(): void {
    if (ahead.forget()) object({ kind: 'typed-too-soon' }, false);
  }

  function object(fault: DraftFault, forgotten: boolean): void {
    change({ objection: { from: 'draft', fault, forgotten } });
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
    else object({ kind: 'not-kept' }, ahead.forget());
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
        change({ objection: { from: 'rules', violation: outcome.violation, forgotten: false } });
        break;
      case 'unready':
        object(outcome.fault, false);
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
    const isSent = outcome.kind === 'draft' && (sealing || isRowSending(pending));
    const waits = outcome.kind === 'action' && (sealing || isSending(pending));
    return { outcome: isSent || waits ? unready('still-sending') : outcome, kept };
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
    inTurn,
    hasTypedAhead: () => !ahead.isEmpty(),
    isBusy: () => sealing || sender.outbox().length > 0,
    forgetTyped,
    perform,
    look,
    close,
  };
}

/** It was said that something is still on its way, which is over once it has arrived. */
function isOverhasty(objection: Objection | null): boolean {
  if (objection?.from !== 'draft') return false;
  return objection.fault.kind === 'still-sending' || objection.fault.kind === 'waits-for-connection';
}

function unready(kind: 'nothing-to-compose' | 'still-sending'): Outcome {
  return { kind: 'unready', fault: { kind } };
}
