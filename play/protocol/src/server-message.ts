// Messages from the server: events as this viewer may see them, replies, and who is there.

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

/** Each is the key of a sentence. None loses anything a player did: a client may ask again. */
const ERRORS = {
  'bad-message': 'The message was not understood.',
  'no-such-table': 'There is no such table.',
  'not-a-player': 'Only players may do that.',
  'too-fast': 'Too many messages; the connection is closed.',
  'store-failed': 'It is not known whether it was done; send the same id again to find out.',
  forgotten: 'This guest was deleted, or this device logged out; the connection is closed.',
  stopping: 'The server is stopping; connect again in a moment.',
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
    'Not all seats are taken. Sent again whenever that changes; the welcome follows when all are.',
    strict({ type: word('waiting'), table: tableId, viewer, names }),
  ),
  welcome: described(
    'The match is open, and this is your place in it. `now` is the clock of the referee in milliseconds.',
    strict({ type: word('welcome'), table: tableId, viewer, names, now: number }),
  ),
  dispatch: described(
    'New events. If `id` is not null, it is the id of your action, which this acknowledges. If `after` is not the version you have, ask for the events after yours.',
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
          'The log is not the one you know, because the server was restored from an older copy: discard your state, these are its first events. Only if `at` was sent.',
          flag,
        ),
      ),
    }),
  ),
  granted: described(
    'The answer to an action: it is stored, and the log has this version now. To a client that offered `blackpeg.answered-once` it is sent only if there was no `dispatch` with the id: the action changed nothing, or its id was used before.',
    strict({ type: word('granted'), id: actionId, version }),
  ),
  refused: described(
    'The answer to an action that a rule forbids: nothing has changed.',
    strict({ type: word('refused'), id: actionId, violation }),
  ),
  presence: described(
    'Presence by seat: here, away (the seat is kept), or empty.',
    strict({
      type: word('presence'),
      seats: bySeat(word('here', 'away', 'empty')),
      spectators: whole(0, MOST_SPECTATORS),
    }),
  ),
  lag: described(
    'Round-trip time of each seat in milliseconds, as measured by the server; null if unknown.',
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
    'Another error. `about` is the id of the action it concerns, if any.',
    strict({ type: word('error'), code: errorCode, about: either(actionId, nothing) }),
  ),
};

export const serverMessage = tagged('type', serverMessages);
export type ServerMessage = Of<typeof serverMessage>;
