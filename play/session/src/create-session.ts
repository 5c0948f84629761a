// Creates a session: the view folded from the referee's events, the draft, and pending actions.

import type { Dispatch } from '@blackpeg/referee';
import { type Action, decide, dutyOf, type MatchState, type RuleViolation } from '@blackpeg/rules';
import { compositionOf, draftFor } from './draft/composition.ts';
import { createTypedAhead, type KeyEffect, type TypedAhead } from './draft/typed-ahead.ts';
import type { Intent } from './intents/intent.ts';
import { type DraftFault, type IntentOutcome, interpret } from './intents/interpret.ts';
import type { Happening } from './link/absorb.ts';
import { createFeed, type Feed } from './link/feed.ts';
import type { LinkState } from './link/link.ts';
import { isRowSending, isSending } from './link/outbox.ts';
import { createSender, type Sender } from './link/sender.ts';
import { createHandIn, type HandIn } from './link/submit-draft.ts';
import type { KeptCode } from './sealed/sealer.ts';
import { prepare } from './sealed/sealing.ts';
import type { Objection, Session, SessionPorts, Snapshot } from './session.ts';

const START: Snapshot = { state: null, draft: null, pending: [], objection: null, connection: 'connecting' };

/** A session at run time: its ports, its link, and its mutable state. */
interface Running {
  readonly ports: SessionPorts;
  readonly listeners: Set<(snapshot: Snapshot) => void>;
  readonly ahead: TypedAhead;
  readonly handIn: HandIn;
  readonly feed: Feed;
  readonly sender: Sender;
  snapshot: Snapshot;
  /** A sealed code is being stored, and its commitment waits for that. */
  sealing: boolean;
  /** The round in which the waiting keys were typed; null if nothing was to be composed. */
  aheadIn: string | null;
}

export function createSession(ports: SessionPorts): Session {
  const { link, viewer, clock, newId } = ports;
  const running: Running = {
    ports,
    listeners: new Set(),
    ahead: createTypedAhead(),
    handIn: createHandIn(link, viewer),
    feed: createFeed(link, clock, {
      news: (news, history) => hear(running, news, history),
      afresh: () => change(running, { state: null, draft: null, objection: null }),
    }),
    sender: createSender(link, newId, {
      granted: (version) => acknowledge(running, version),
      refused: (action, violation) => refuse(running, action, violation),
    }),
    snapshot: START,
    sealing: false,
    aheadIn: null,
  };
  const { listeners, ahead, sender } = running;
  const leave = link.listen({
    receive: (dispatch) => receive(running, dispatch),
    connection: (connection) => connect(running, connection),
  });
  return {
    current: () => running.snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    intend: (intent) => intend(running, intent),
    inTurn: (effect) => inTurn(running, effect),
    hasTypedAhead: () => !ahead.isEmpty(),
    isBusy: () => running.sealing || sender.outbox().length > 0,
    forgetTyped: () => forgetTyped(running),
    perform: (action) => perform(running, action),
    look: () => look(running),
    close() {
      running.feed.stop();
      leave();
    },
  };
}

function change(running: Running, part: Partial<Snapshot>, said: () => void = () => {}): void {
  const { listeners, handIn, sender } = running;
  const snapshot = { ...running.snapshot, ...part, pending: sender.outbox() };
  running.snapshot = snapshot;
  handIn.update(snapshot.state, snapshot.draft);
  // Announced before anybody reacts: a player whose screen is about to be covered still hears it.
  said();
  for (const listener of listeners) listener(running.snapshot);
  takeTurns(running);
}

function object(running: Running, fault: DraftFault, forgotten: boolean): void {
  change(running, { objection: { from: 'draft', fault, forgotten } });
}

function acknowledge(running: Running, version: number): void {
  running.feed.expect(version);
  running.sender.seen(running.snapshot.state?.version ?? 0);
  change(running, isOverhasty(running.snapshot.objection) ? { objection: null } : {});
}

/** Looking is not an action of the player, so its failure is not reported. */
function refuse(running: Running, { type }: Action, violation: RuleViolation): void {
  const objection = () => ({ from: 'rules', violation, forgotten: running.ahead.forget() }) as const;
  change(running, type === 'see' ? {} : { objection: objection() });
}

/** Whether what is typed waits: something is being sent, or the house is about to hide the code of this round. */
function isBusy({ sealing, sender, snapshot: { state } }: Running): boolean {
  return sealing || isSending(sender.outbox()) || (state !== null && isHouseHiding(state));
}

function isHouseHiding({ phase, round }: MatchState): boolean {
  return phase === 'hiding' && round.boards.some(({ maker, secret }) => maker === 'house' && secret === null);
}

function roundNow({ snapshot: { state }, ports }: Running): string | null {
  return (state && compositionOf(state, ports.viewer)?.round) ?? null;
}

function inTurn(running: Running, effect: KeyEffect): void {
  const { ahead } = running;
  if (ahead.isRunning() || (ahead.isEmpty() && !isBusy(running))) {
    effect();
    return;
  }
  if (ahead.isEmpty()) running.aheadIn = roundNow(running);
  ahead.add(effect);
  if (running.snapshot.connection !== 'online') object(running, { kind: 'waits-for-connection' }, false);
}

/** Only for the round in which it was typed: a row of one is not a code of the next. */
function takeTurns(running: Running): void {
  const { ahead, aheadIn } = running;
  if (ahead.isEmpty() || ahead.isRunning() || isBusy(running)) return;
  if (aheadIn === null || aheadIn === roundNow(running)) ahead.run(() => !isBusy(running));
  else forgetTyped(running);
}

function forgetTyped(running: Running): void {
  if (running.ahead.forget()) object(running, { kind: 'typed-too-soon' }, false);
}

function hear(running: Running, news: readonly Happening[], history: number): void {
  const { ports, sender, snapshot } = running;
  const before = snapshot.state;
  const state = news.at(-1)?.after ?? before;
  if (!state) return;
  sender.seen(state.version);
  const draft = draftFor(before, state, ports.viewer, snapshot.draft);
  const isAnswered = isOverhasty(snapshot.objection) && !isSending(sender.outbox());
  const isOver = isAnswered || isToWait(snapshot.objection);
  const objection = draft === snapshot.draft && !isOver ? snapshot.objection : null;
  change(running, { state, draft, objection }, () => {
    for (const happening of news) ports.announce?.(happening, happening.after.version > history);
  });
  // A code stored on this device earlier is reported when it is loaded.
  ports.sealer?.fetch(state).then(
    (found) => found && change(running, {}),
    () => {},
  );
}

/** The events of an action acknowledge it: if they are new, both are one change. */
function receive(running: Running, dispatch: Dispatch): void {
  const { feed, sender } = running;
  const { actionId, after, events } = dispatch;
  const version = after + events.length;
  if (actionId !== null) sender.granted(actionId, version);
  feed.receive(dispatch);
  if (running.snapshot.pending !== sender.outbox()) acknowledge(running, version);
}

function connect(running: Running, connection: LinkState): void {
  change(running, { connection });
  if (connection !== 'online') return;
  running.handIn.forget();
  running.feed.resume();
  running.sender.resend();
  change(running, {});
}

function perform(running: Running, action: Action): void {
  running.sender.post(action.type === 'place-guess' ? forItsRow(running, action) : action);
  change(running, { objection: null });
}

/** A guess that arrives late counts for no other row than the one it was composed for. */
function forItsRow(
  { snapshot: { state }, ports: { viewer } }: Running,
  action: Extract<Action, { readonly type: 'place-guess' }>,
): Action {
  const duty = state && viewer !== 'spectator' ? dutyOf(state, viewer) : null;
  return duty?.kind === 'place' ? { ...action, row: duty.row } : action;
}

async function performSealed(
  running: Running,
  state: MatchState,
  kept: KeptCode,
  action: Action,
): Promise<void> {
  running.sealing = true;
  const isKept = await running.ports.sealer?.keep(state, kept).then(
    () => true,
    () => false,
  );
  running.sealing = false;
  if (isKept) perform(running, action);
  else object(running, { kind: 'not-kept' }, running.ahead.forget());
}

function intend(running: Running, intent: Intent): IntentOutcome {
  const { outcome, kept } = outcomeOf(running, intent);
  const { state } = running.snapshot;
  switch (outcome.kind) {
    case 'draft':
      change(running, { draft: outcome.draft, objection: null });
      break;
    case 'action':
      if (kept && state) performSealed(running, state, kept, outcome.action);
      else perform(running, outcome.action);
      break;
    case 'refused':
      change(running, { objection: { from: 'rules', violation: outcome.violation, forgotten: false } });
      break;
    case 'unready':
      object(running, outcome.fault, false);
      break;
  }
  return outcome;
}

function outcomeOf(
  { ports: { viewer, clock, sealer }, snapshot, sealing }: Running,
  intended: Intent,
): { readonly outcome: IntentOutcome; readonly kept: KeptCode | null } {
  const { state, draft, pending } = snapshot;
  if (!state || viewer === 'spectator') return { outcome: unready('nothing-to-compose'), kept: null };
  const side = { state, draft, seat: viewer, now: clock.now() };
  const { side: known, intent, kept } = prepare(sealer, side, intended);
  const outcome = interpret(known, intent);
  const isSent = outcome.kind === 'draft' && (sealing || isRowSending(pending));
  const waits = outcome.kind === 'action' && (sealing || isSending(pending));
  return { outcome: isSent || waits ? unready('still-sending') : outcome, kept };
}

function look(running: Running): void {
  const { ports, sender, snapshot } = running;
  const { state, pending } = snapshot;
  const { viewer, clock } = ports;
  if (!state || viewer === 'spectator' || pending.some(({ action }) => action.type === 'see')) return;
  const see: Action = { type: 'see', seat: viewer };
  const seen = decide(state, viewer, see, clock.now());
  if (!seen.ok || seen.value.length === 0) return;
  sender.post(see);
  change(running, {});
}

/** The message that something is still being sent is removed once it has arrived. */
function isOverhasty(objection: Objection | null): boolean {
  if (objection?.from !== 'draft') return false;
  return objection.fault.kind === 'still-sending' || objection.fault.kind === 'waits-for-connection';
}

/** The message to wait for others is removed once something has happened; whether it is still true is checked anew. */
function isToWait(objection: Objection | null): boolean {
  if (objection?.from !== 'rules') return objection?.fault.kind === 'nothing-to-compose';
  const { kind } = objection.violation;
  return kind === 'turn-not-over' || kind === 'row-not-marked' || kind === 'feedback-owed';
}

function unready(kind: 'nothing-to-compose' | 'still-sending'): IntentOutcome {
  return { kind: 'unready', fault: { kind } };
}
