// Messages from the client: first the table, then the player's actions.

import { playerAction } from './action.ts';
import {
  described,
  either,
  flag,
  nothing,
  number,
  type Of,
  optional,
  strict,
  tagged,
  whole,
  word,
} from './schema.ts';
import { actionId, code, tableId, version } from './values.ts';

/** The fixed phrases of players; each is shown in the reader's language and can be switched off. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'one-moment',
  'thanks',
  'sorry',
  'goodbye',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const phrase = word(...PHRASES);

/** The number of a request, so that its response can be matched. */
export const ask = whole(0, Number.MAX_SAFE_INTEGER);

interface EventsAfter {
  readonly type: 'events-after';
  readonly ask: number;
  readonly version: number;
  readonly at?: number | undefined;
}

export const clientMessages = {
  hello: described(
    'The first message, and the only one before the welcome.',
    strict({ type: word('hello'), table: tableId }),
  ),
  act: described(
    'An action. However often it is sent with the same id, it is applied once and gets the same answer: by the `dispatch` with its id, by `granted` or by `refused`.',
    strict({ type: word('act'), id: actionId, action: playerAction }),
  ),
  'events-after': described(
    'Asks for everything since a version, 0 for all; answered by `events`. Used for the first load and after reconnecting.',
    strict<EventsAfter>({
      type: word('events-after'),
      ask,
      version,
      at: optional(
        described(
          'The time of the last event you have, to find out whether the log is still the same.',
          number,
        ),
      ),
    }),
  ),
  'keep-draft': described(
    'The full row to place if time runs out; null withdraws it. Not answered.',
    strict({ type: word('keep-draft'), code: either(code, nothing) }),
  ),
  presence: described(
    'The player leaves the table for a while, or is back, while the connection stays open.',
    strict({ type: word('presence'), here: flag }),
  ),
  say: described(
    'One of the fixed phrases, to everybody at the table.',
    strict({ type: word('say'), phrase }),
  ),
  rematch: described(
    'Asks for a rematch with sides swapped, or withdraws that.',
    strict({ type: word('rematch'), wanted: flag }),
  ),
};

export const clientMessage = tagged('type', clientMessages);
export type ClientMessage = Of<typeof clientMessage>;
