// Handles an action: decided on the log, stored, delivered, and answered the same however often it is sent.

import { advance, ok } from '@blackpeg/rules';
import { tooOften } from './action-limits.ts';
import { catchUp, commit, type LiveMatch, type RefereePorts, timeFor } from './live-match.ts';
import { type ActionRequest, type Reply, wishKey } from './reply.ts';
import { vouched } from './seals.ts';
import type { ActionId } from './store/event-store.ts';

/** Cached replies for each seat of a match beside those in its log. */
const REMEMBERED = 1000;

/** Lost races against other writers before the store is treated as broken. */
const MOST_CONFLICTS = 20;

/** The same action again gets the same answer and changes nothing. */
export async function answer(ports: RefereePorts, live: LiveMatch, wish: ActionRequest): Promise<Reply> {
  const known = recall(live, wish);
  if (known) return known;
  const reply = await rule(ports, live, wish);
  if (!recall(live, wish)) remember(live, wish, reply);
  return reply;
}

/** Decides on the newest log: what another has written in the meantime is taken in first. */
export async function rule(ports: RefereePorts, live: LiveMatch, wish: ActionRequest): Promise<Reply> {
  for (let tries = 0; tries < MOST_CONFLICTS; tries += 1) {
    const decided = live.log.state;
    const reply = await attempt(ports, live, wish);
    if (reply?.ok && reply.value.version > decided.version) return reply;
    // An append fails if it is late; a refusal has to check.
    live.inStep = false;
    await catchUp(ports, live);
    const known = recall(live, wish);
    if (known) return known;
    if (reply && live.log.state === decided) return reply;
  }
  throw new Error(`The log of match ${live.match} never stands still.`);
}

/** Null if another wrote first. */
async function attempt(ports: RefereePorts, live: LiveMatch, wish: ActionRequest): Promise<Reply | null> {
  const { by, actionId } = wish;
  const { state } = live.log;
  const limited = tooOften(live.log.counts, by, wish.action);
  if (limited) return limited;
  const action = ports.seals ? vouched(ports.seals, live.match, state, by, wish.action) : wish.action;
  const decision = advance(state, by, action, timeFor(ports, live));
  if (!decision.ok) return decision;
  const { events } = decision.value;
  const how = { met: decision.value, isOwners: wish.isOwners ?? false };
  const done = events.length === 0 || (await commit(ports, live, { by, actionId, events }, how));
  return done ? ok({ version: live.log.state.version }) : null;
}

function recall(live: LiveMatch, wish: ActionRequest): Reply | undefined {
  const receipt = live.log.receipts.get(wishKey(wish));
  return live.otherReplies.get(wish.by)?.get(wish.actionId) ?? (receipt && ok(receipt));
}

/**
 * In memory only: a client that repeats an action after a restart has not received the reply, and may get another.
 * Without this, a late copy of a refused guess could be placed after its player was told that it was refused.
 */
function remember({ otherReplies }: LiveMatch, { by, actionId }: ActionRequest, reply: Reply): void {
  const replies = otherReplies.get(by) ?? new Map<ActionId, Reply>();
  otherReplies.set(by, replies.set(actionId, reply));
  if (replies.size <= REMEMBERED) return;
  const [oldest] = replies.keys();
  if (oldest !== undefined) replies.delete(oldest);
}
