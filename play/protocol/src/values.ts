// The values in messages: codes, answers, seats, names, and what the notation already decodes.

import { decodeEvent } from '@blackpeg/notation';
import {
  type Code,
  err,
  type Feedback,
  type MatchEvent,
  MOST_HOLES,
  type PegCounts,
  type Seat,
  type Viewer,
} from '@blackpeg/rules';
import { either, list, named, type Schema, strict, text, whole, word } from './schema.ts';

export const MOST_SEATS = 8;
const MOST_EVENTS = 1_000_000;
const MOST_PEG = 99;
const MOST_PEGS = 1000;

export const version = whole(0, MOST_EVENTS);
export const seat: Schema<Seat> = whole(0, MOST_SEATS - 1);
export const viewer: Schema<Viewer> = either(seat, word('spectator'));

/** Chosen by the actor; a random one of 128 bits has 22 to 36 characters. */
export const actionId = text(/[!-~]{1,64}/);
export const tableId = text(/[A-Za-z0-9_-]{4,40}/);
/**
 * As a player writes it; without control characters, except a joiner or non-joiner between two characters, as in
 * Persian and in many emoji.
 */
export const playerName = text(/[^\p{C}\p{Zl}\p{Zp}](?:[\u200c\u200d]?[^\p{C}\p{Zl}\p{Zp}]){0,23}/u);

export const code: Schema<Code> = named('Code', list(whole(0, MOST_PEG), 1, MOST_HOLES));
export const pegCounts: Schema<PegCounts> = named('PegCounts', list(list(whole(0, MOST_PEGS), 0, 9), 1, 2));
const keyPegs = whole(0, MOST_HOLES);
export const feedback: Schema<Feedback> = named(
  'Feedback',
  strict({ black: keyPegs, white: keyPegs, blue: keyPegs }),
);

/** As in a log (docs/notation.md), with "hidden" for what this viewer may not see. */
export const matchEvent: Schema<MatchEvent> = {
  decode(value, path) {
    const event = decodeEvent(value);
    if (event.ok) return event;
    const inside = event.error.path;
    return err({ ...event.error, path: inside === '' ? path : `${path}.${inside}` });
  },
  json: {
    title: 'MatchEvent',
    description: 'An event as the log of a match writes it; "hidden" stands where this viewer may not look.',
    type: 'object',
    properties: { type: { type: 'string' }, at: { type: 'number', description: 'Milliseconds.' } },
    required: ['type', 'at'],
  },
};
