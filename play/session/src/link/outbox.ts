// Pending actions: kept until the referee has replied and their events have arrived.

import type { ActionId, Receipt } from '@blackpeg/referee';
import type { Action } from '@blackpeg/rules';

export interface Pending {
  readonly actionId: ActionId;
  readonly action: Action;
  /** Accepted, and seen once the view has this version; null while there is no reply. */
  readonly receipt: Receipt | null;
}

export type Outbox = readonly Pending[];

export function posted(outbox: Outbox, actionId: ActionId, action: Action): Outbox {
  return [...outbox, { actionId, action, receipt: null }];
}

export function granted(outbox: Outbox, actionId: ActionId, receipt: Receipt): Outbox {
  return outbox.map((sent) => (sent.actionId === actionId ? { ...sent, receipt } : sent));
}

export function without(outbox: Outbox, actionId: ActionId): Outbox {
  return outbox.filter((sent) => sent.actionId !== actionId);
}

/** What is accepted and seen has arrived. */
export function afterSeeing(outbox: Outbox, version: number): Outbox {
  return outbox.filter(({ receipt }) => receipt === null || receipt.version > version);
}

export function unanswered(outbox: Outbox): Outbox {
  return outbox.filter(({ receipt }) => receipt === null);
}

/** What is composed is being sent: the draft does not change any more. */
export function isRowSending(outbox: Outbox): boolean {
  return outbox.some(({ action }) => action.type === 'place-guess' || action.type === 'hide-code');
}

/** Something for the board is being sent; having looked does not count. */
export function isSending(outbox: Outbox): boolean {
  return outbox.some(({ action }) => action.type !== 'see');
}
