// Why a request failed, each the key of a sentence.

import type { FieldFault } from '@blackpeg/notation';
import type { RuleViolation } from '@blackpeg/rules';

export const ONLINE_FAULTS = {
  'foreign-origin': 'The request comes from a page of another site.',
  'no-token': 'Become a guest first.',
  'too-fast': 'Too many requests; wait a minute.',
  'bad-request':
    'The request was not understood; `field` and `expected` say where, or `violation` names the rule.',
  'not-offered': 'These terms are not offered online.',
  'no-such-table': 'There is no such table.',
  'no-seat-left': 'Every seat is taken.',
  'already-begun': 'The match has begun; resign to give up your seat.',
  'not-enough-players': 'No other player has taken a seat yet.',
  'not-your-table': 'Only the player who opened the table may do that.',
  'you-blocked': 'Somebody sits there whom you have blocked.',
  'no-such-person': 'Nobody sits there, or it is you.',
  'too-many-people': 'Your list of muted and blocked people is full; release somebody first.',
  'wrong-phrase': 'Nobody has this recovery phrase.',
  'not-found': 'There is no such address.',
  failed: 'The server cannot do this now; try again in a moment.',
} as const;
export type OnlineFault = keyof typeof ONLINE_FAULTS;

/** HTTP status. A request that is too long has 413, and one against a rule 422, with the same words. */
export const FAULT_STATUS = {
  'foreign-origin': 403,
  'no-token': 401,
  'too-fast': 429,
  'bad-request': 400,
  'not-offered': 422,
  'no-such-table': 404,
  'no-seat-left': 409,
  'already-begun': 409,
  'not-enough-players': 409,
  'not-your-table': 403,
  'you-blocked': 403,
  'no-such-person': 404,
  'too-many-people': 409,
  'wrong-phrase': 403,
  'not-found': 404,
  failed: 503,
} as const satisfies Readonly<Record<OnlineFault, number>>;

export interface Refusal {
  readonly error: OnlineFault;
  readonly violation?: RuleViolation;
  readonly field?: FieldFault['path'];
  readonly expected?: string;
}
