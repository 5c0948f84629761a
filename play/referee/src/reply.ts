// The reply to an action, and how a repeated action is recognised.

import type { Action, Actor, Result, RuleViolation } from '@blackpeg/rules';
import type { ActionId } from './store/event-store.ts';

/** The action was applied and stored; the log had this version afterwards. */
export interface Receipt {
  readonly version: number;
}

export type Reply = Result<Receipt, RuleViolation>;

export interface ActionRequest {
  readonly by: Actor;
  readonly actionId: ActionId;
  readonly action: Action;
  /** Of several referees only the owner of the match may do it. */
  readonly isOwners?: boolean;
}

/** Ids are unique for each actor: nobody can use up another's. */
export type WishKey = string;

export function wishKey({ by, actionId }: Pick<ActionRequest, 'by' | 'actionId'>): WishKey {
  return `${by} ${actionId}`;
}
