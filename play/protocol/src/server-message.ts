// What the server says: what happened as this viewer may know it, answers, and who is there.

import type { MatchEvent } from '@blackpeg/rules';
import { ask, phrase } from './client-message.ts';
import {
  described,
  either,
  flag,
  list,
  nothing,
  number,
  type Of,
  optional,
  type Schema,
  strict,
  tagged,
  whole,
  word,
} from './schema.ts';
import { actionId, MOST_SEATS, matchEvent, playerName, seat, tableId, version, viewer } from './values.ts';
import { violation } from './violation.ts';

/** Each is the key of a sentence. Nothing a player did is lost by them: a client may ask again. */
const ERRORS = {
  'bad-message': 'The message was not understood.',
  'no-such-table': 'There is no such table.',
  'not-a-player': 'Only players may do that.',
  'too-fast': 'Too many messages; the line is closed.',
  'store-failed': 'Whether it was done is not known; the same id sent again will tell.',
  forgotten: 'This guest was deleted, or this device logged out; the line is closed.',
  stopping: 'The server is about to end: connect again in a moment.',
} as const;
export type ErrorCode = keyof typeof ERRORS;

const errorCode: Schema<ErrorCode> = described(
  Object.entries(ERRORS)
    .map(([code, sentence]) => `${code}: ${sentence}`)
    .join(' '),
  word(...(Object.keys(ERRORS) as ErrorCode[])),
);

const MOST_EVENTS_AT_ONCE = 100_000;
const MOST_SPECTATORS = 1_000_000;
const events = list(matchEvent, 0, MOST_EVENTS_AT_ONCE);
const bySeat = <T>(item: Schema<T>) => list(item, 1, MOST_SEATS);
const names = bySeat(either(playerName, nothing));

interface EventsMessage {
  readonly type: 'events';
  readonly ask: number;
  readonly after: number;
  readonly events: readonly MatchEvent[];
  readonly afresh?: boolean | undefined;
}

export const serverMessages = {
  waiting: described(
    'Not all have sat down. Said again whenever somebody does; the welcome follows when all have.',
    strict({ type: word('waiting'), table: tableId, viewer, names }),
  ),
  welcome: described(
    'The match is open, and this is your place in it. `now` is the clock of the referee in milliseconds.',
    strict({ type: word('welcome'), table: tableId, viewer, names, now: number }),
  ),
  dispatch: described(
    'What just happened. Where `id` is not null it is that of your action, which this acknowledges. Where `after` is not the version you have, ask for the events after yours.',
    strict({ type: word('dispatch'), after: version, events, id: either(actionId, nothing) }),
  ),
  events: described(
    'The answer to `events-after`: at most 1000 events. Where there are more, a `dispatch` without events follows, with the version of the log as `after`.',
    strict<EventsMessage>({
      type: word('events'),
      ask,
      after: version,
      events,
      afresh: optional(
        described(
          'The log is another than you asked about, because the server was restored from an older copy: forget all you know, these are its first events. Only for who says `at`.',
          flag,
        ),
      ),
    }),
  ),
  granted: described(
    'The answer to an action: it is stored, and the log has this version now. To a client that offered `blackpeg.answered-once` it is said only where no `dispatch` with the id was: an action that changed nothing, or the same id again.',
    strict({ type: word('granted'), id: actionId, version }),
  ),
  refused: described(
    'The answer to an action that a rule stands against: nothing has changed.',
    strict({ type: word('refused'), id: actionId, violation }),
  ),
  presence: described(
    'Who is there: here, away but kept a place, or not yet sat down.',
    strict({
      type: word('presence'),
      seats: bySeat(word('here', 'away', 'empty')),
      spectators: whole(0, MOST_SPECTATORS),
    }),
  ),
  lag: described(
    'Milliseconds there and back for each seat, as the server measures them; null where nothing is known.',
    strict({ type: word('lag'), seats: bySeat(either(number, nothing)) }),
  ),
  said: described('A player said a phrase.', strict({ type: word('said'), seat, phrase })),
  rematch: described(
    'Who wants another match, and its table once all do.',
    strict({
      type: word('rematch'),
      wanted: list(seat, 0, MOST_SEATS),
      table: either(tableId, nothing),
    }),
  ),
  error: described(
    'Something else went wrong. `about` is the id of the action it is about, where it is about one.',
    strict({ type: word('error'), code: errorCode, about: either(actionId, nothing) }),
  ),
};

export const serverMessage = tagged('type', serverMessages);
export type ServerMessage = Of<typeof serverMessage>;
