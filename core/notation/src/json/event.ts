// Events from unknown JSON and back: one description per event, so that what is written can be read.

import {
  type Award,
  type Code,
  type Ending,
  type EventOf,
  type EventType,
  type Fault,
  type Feedback,
  type Maker,
  type MatchEvent,
  type MatchResult,
  MOST_HOLES,
  MOST_ROWS,
  NEWEST_RULES,
  NO_RESULT_REASONS,
  OLDEST_RULES,
  type OpenRow,
  type OpenSecret,
  type PegCounts,
  type Result,
  type RoundOutcome,
  type Seat,
  UNDECIDED_REASONS,
} from '@blackpeg/rules';
import {
  boolean,
  type Decoder,
  either,
  type FieldDecoders,
  type FieldFault,
  finite,
  integer,
  listOf,
  nothing,
  oneOf,
  record,
  shortText,
  variants,
} from './decoder.ts';
import { MOST_SEATS, seat, terms } from './terms.ts';

/** A peg of a pair is two digits of at most six kinds each. */
const MOST_PEG = 99;
const MOST_COUNT = 1_000_000;
const LONGEST_COMMITMENT = 1024;
const LONGEST_KEY = 1024;

export function decodeEvent(value: unknown): Result<MatchEvent, FieldFault> {
  return event(value, '');
}

/** The event as plain JSON with its keys in one order; an event that no decoder accepts is returned as it is. */
export function encodeEvent(given: MatchEvent): MatchEvent {
  const ordered = event(given, '');
  return ordered.ok ? ordered.value : given;
}

const hidden = oneOf(['hidden']);
const count = integer(0, MOST_COUNT);
const board = integer(0, MOST_SEATS - 1);
const row = integer(0, MOST_ROWS - 1);
const seats: Decoder<readonly Seat[]> = listOf(seat, 0, MOST_SEATS);
const maker: Decoder<Maker> = either(seat, oneOf(['house']));
const code: Decoder<Code> = listOf(integer(0, MOST_PEG), 1, MOST_HOLES);
const pegCounts: Decoder<PegCounts> = listOf(listOf(integer(0, MOST_COUNT), 0, 9), 1, 2);
const key = either(shortText(LONGEST_KEY), nothing);
const keyPegs = integer(0, MOST_HOLES);
const feedback = record<Feedback>({ black: keyPegs, white: keyPegs, blue: keyPegs });

const openRow = record<OpenRow>({
  board,
  row,
  guess: either(code, oneOf(['lost'])),
  mark: either(feedback, nothing),
});
const openRows = listOf(openRow, 0, MOST_SEATS * MOST_ROWS);
const openSecret = record<OpenSecret>({ maker, code, palmed: either(pegCounts, nothing), key });
const fault = record<Fault>({ board, row, given: feedback, right: feedback });
const award = record<Award>({
  points: integer(-MOST_COUNT, MOST_COUNT),
  rows: integer(-MOST_COUNT, MOST_COUNT),
});

const ending: Decoder<Ending> = variants<Ending['kind'], Ending>('kind', {
  found: record({ kind: oneOf(['found']) }),
  'rows-used': record({ kind: oneOf(['rows-used']) }),
  resigned: record({ kind: oneOf(['resigned']), seat }),
  'match-resigned': record({ kind: oneOf(['match-resigned']), seat }),
  'claim-upheld': record({ kind: oneOf(['claim-upheld']), board }),
  admitted: record({ kind: oneOf(['admitted']), seat }),
  'hiding-overdue': record({ kind: oneOf(['hiding-overdue']), seat }),
  'mark-overdue': record({ kind: oneOf(['mark-overdue']), seat, row }),
  'all-hiding-overdue': record({ kind: oneOf(['all-hiding-overdue']) }),
  'all-marks-overdue': record({ kind: oneOf(['all-marks-overdue']) }),
  'round-taken': record({ kind: oneOf(['round-taken']), absent: seat, by: seat }),
  'match-abandoned': record({ kind: oneOf(['match-abandoned']), absent: seat, by: seat }),
  agreed: record({ kind: oneOf(['agreed']) }),
});

const outcome: Decoder<RoundOutcome> = variants<RoundOutcome['kind'], RoundOutcome>('kind', {
  broken: record({ kind: oneOf(['broken']), rows: count }),
  unbroken: record({ kind: oneOf(['unbroken']), rows: count }),
  won: record({ kind: oneOf(['won']), seats }),
  undecided: record({ kind: oneOf(['undecided']), why: oneOf(UNDECIDED_REASONS) }),
  void: record({ kind: oneOf(['void']), culprits: seats, victims: seats }),
  dropped: record({ kind: oneOf(['dropped']) }),
});

const result: Decoder<MatchResult> = variants<MatchResult['kind'], MatchResult>('kind', {
  won: record({ kind: oneOf(['won']), seat, by: oneOf(['score', 'resignation']) }),
  drawn: record({ kind: oneOf(['drawn']), seats }),
  finished: record({ kind: oneOf(['finished']) }),
  'no-result': record({ kind: oneOf(['no-result']), why: oneOf(NO_RESULT_REASONS) }),
});

const events: { readonly [T in EventType]: Decoder<EventOf<T>> } = {
  'match-opened': facts('match-opened', {
    terms,
    firstMaker: seat,
    rules: integer(OLDEST_RULES, NEWEST_RULES),
  }),
  'round-opened': facts('round-opened', { round: count, replay: count }),
  'code-hidden': facts('code-hidden', {
    maker,
    code: either(code, hidden),
    palmed: either(pegCounts, either(hidden, nothing)),
    blanks: boolean,
    tray: either(pegCounts, nothing),
    commitment: either(shortText(LONGEST_COMMITMENT), nothing),
    // 'hidden' is a short text too.
    key,
  }),
  'guess-placed': facts('guess-placed', { board, row, guess: either(code, hidden), byClock: boolean }),
  'row-lost': facts('row-lost', { board, row }),
  'guess-marked': facts('guess-marked', {
    board,
    row,
    feedback: either(feedback, hidden),
    by: oneOf(['maker', 'referee']),
  }),
  'mark-corrected': facts('mark-corrected', { board, row, feedback: either(feedback, hidden) }),
  'rows-uncovered': facts('rows-uncovered', { what: oneOf(['guesses', 'marks']), rows: openRows }),
  seen: facts('seen', { seat }),
  'claim-judged': facts('claim-judged', { board, upheld: boolean }),
  'error-admitted': facts('error-admitted', { seat }),
  'mark-overdue': facts('mark-overdue', { board, row }),
  'round-resigned': facts('round-resigned', { seat, takenBy: either(seat, nothing) }),
  'match-resigned': facts('match-resigned', { seat }),
  'end-offered': facts('end-offered', { seat }),
  'end-withdrawn': facts('end-withdrawn', { seat }),
  'end-declined': facts('end-declined', { seat }),
  'end-lapsed': facts('end-lapsed', {}),
  left: facts('left', { seat }),
  returned: facts('returned', { seat }),
  'clocks-stopped': facts('clocks-stopped', {}),
  'clocks-restarted': facts('clocks-restarted', {}),
  'search-ended': facts('search-ended', { ending }),
  'code-opened': facts('code-opened', { maker, code, key }),
  'opening-overdue': facts('opening-overdue', { seat }),
  'codes-revealed': facts('codes-revealed', {
    codes: listOf(openSecret, 0, MOST_SEATS),
    rows: openRows,
    faults: listOf(fault, 0, MOST_SEATS * MOST_ROWS),
  }),
  'round-closed': facts('round-closed', { outcome, awards: listOf(award, 0, MOST_SEATS) }),
  'match-closed': facts('match-closed', { result }),
};

const event: Decoder<MatchEvent> = variants<EventType, MatchEvent>('type', events);

/** The fields that every event has, type first and time second, before its own fields. */
function facts<T extends EventType>(
  type: T,
  own: FieldDecoders<Omit<EventOf<T>, 'type' | 'at'>>,
): Decoder<EventOf<T>> {
  return record({ type: oneOf([type]), at: finite, ...own } as unknown as FieldDecoders<EventOf<T>>);
}
