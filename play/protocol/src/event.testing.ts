// Descriptions of events for the document. The notation checks events; a test makes sure that both agree.

import {
  type Award,
  type Ending,
  type EventOf,
  type EventType,
  type Fault,
  type Maker,
  type MatchEvent,
  type MatchResult,
  MOST_ROWS,
  NEWEST_RULES,
  NO_RESULT_REASONS,
  OLDEST_RULES,
  type OpenRow,
  type OpenSecret,
  type RoundOutcome,
  UNDECIDED_REASONS,
} from '@blackpeg/rules';
import {
  described,
  either,
  flag,
  list,
  named,
  nothing,
  number,
  type Schema,
  strict,
  tagged,
  text,
  whole,
  word,
} from './schema.ts';
import { termsSchema } from './terms.testing.ts';
import { code, feedback, MOST_SEATS, pegCounts, seat } from './values.ts';

const MOST_COUNT = 1_000_000;
const at = described('Milliseconds of the referee’s clock.', number);
const rules = described(
  'The version of the rules the match is played by.',
  whole(OLDEST_RULES, NEWEST_RULES),
);
const hidden = word('hidden');
const count = whole(0, MOST_COUNT);
const signed = whole(-MOST_COUNT, MOST_COUNT);
const board = described('Counted from 0.', whole(0, MOST_SEATS - 1));
const row = described('Counted from 0.', whole(0, MOST_ROWS - 1));
const seats = list(seat, 0, MOST_SEATS);
const maker: Schema<Maker> = either(seat, word('house'));
const commitment = either(text(/[!-~]{1,128}/), nothing);
const key = described('Opens the commitment.', either(text(/[!-~]{1,128}/), nothing));

const openRow: Schema<OpenRow> = named(
  'OpenRow',
  strict({ board, row, guess: either(code, word('lost')), mark: either(feedback, nothing) }),
);
const openRows = list(openRow, 0, MOST_SEATS * MOST_ROWS);
const openSecret: Schema<OpenSecret> = strict({ maker, code, palmed: either(pegCounts, nothing), key });
const fault: Schema<Fault> = strict({ board, row, given: feedback, right: feedback });
const award: Schema<Award> = strict({ points: signed, rows: signed });

const kind = <const K extends string>(name: K) => ({ kind: word(name) });

const endings: { readonly [K in Ending['kind']]: Schema<Extract<Ending, { readonly kind: K }>> } = {
  found: strict(kind('found')),
  'rows-used': strict(kind('rows-used')),
  resigned: strict({ ...kind('resigned'), seat }),
  'match-resigned': strict({ ...kind('match-resigned'), seat }),
  'claim-upheld': strict({ ...kind('claim-upheld'), board }),
  admitted: strict({ ...kind('admitted'), seat }),
  'hiding-overdue': strict({ ...kind('hiding-overdue'), seat }),
  'mark-overdue': strict({ ...kind('mark-overdue'), seat, row }),
  'all-hiding-overdue': strict(kind('all-hiding-overdue')),
  'all-marks-overdue': strict(kind('all-marks-overdue')),
  'round-taken': strict({ ...kind('round-taken'), absent: seat, by: seat }),
  'match-abandoned': strict({ ...kind('match-abandoned'), absent: seat, by: seat }),
  agreed: strict(kind('agreed')),
};

const outcomes: {
  readonly [K in RoundOutcome['kind']]: Schema<Extract<RoundOutcome, { readonly kind: K }>>;
} = {
  broken: strict({ ...kind('broken'), rows: count }),
  unbroken: strict({ ...kind('unbroken'), rows: count }),
  won: strict({ ...kind('won'), seats }),
  undecided: strict({ ...kind('undecided'), why: word(...UNDECIDED_REASONS) }),
  void: strict({ ...kind('void'), culprits: seats, victims: seats }),
  dropped: strict(kind('dropped')),
};

const results: {
  readonly [K in MatchResult['kind']]: Schema<Extract<MatchResult, { readonly kind: K }>>;
} = {
  won: strict({ ...kind('won'), seat, by: word('score', 'resignation') }),
  drawn: strict({ ...kind('drawn'), seats }),
  finished: strict(kind('finished')),
  'no-result': strict({ ...kind('no-result'), why: word(...NO_RESULT_REASONS) }),
};

type Own<T extends EventType> = {
  readonly [F in keyof Omit<EventOf<T>, 'type' | 'at'>]: Schema<EventOf<T>[F]>;
};

const events: { readonly [T in EventType]: readonly [string, Own<T>] } = {
  'match-opened': ['The first event.', { terms: termsSchema, firstMaker: seat, rules }],
  'round-opened': [
    'A round begins: codes are due. A replay is the same round again.',
    { round: described('Counted from 1.', count), replay: count },
  ],
  'code-hidden': [
    'A maker has hidden a code; `commitment` binds it, `key` opens the commitment.',
    {
      maker,
      code: either(code, hidden),
      palmed: either(pegCounts, either(hidden, nothing)),
      blanks: described('Whether blanks are possible in this round.', flag),
      tray: either(pegCounts, nothing),
      commitment,
      key: either(hidden, key),
    },
  ],
  'guess-placed': ['A breaker has placed a row.', { board, row, guess: either(code, hidden), byClock: flag }],
  'row-lost': ['Time ran out: the row counts and gets no mark.', { board, row }],
  'guess-marked': [
    'A row has its feedback.',
    { board, row, feedback: either(feedback, hidden), by: word('maker', 'referee') },
  ],
  'mark-corrected': ['A maker corrected a mark in time.', { board, row, feedback: either(feedback, hidden) }],
  'rows-uncovered': [
    'Covered rows are shown, now that all have placed or marked.',
    { what: word('guesses', 'marks'), rows: openRows },
  ],
  seen: ['A player has seen the current state: their clock runs.', { seat }],
  'claim-judged': ['Whether no code fits the rows, as the breaker claimed.', { board, upheld: flag }],
  'error-admitted': ['A maker admits a wrong mark.', { seat }],
  'mark-overdue': ['A mark was not given in time.', { board, row }],
  'round-resigned': [
    'A player gave up the round; or was away too long, and another took it.',
    { seat, takenBy: either(seat, nothing) },
  ],
  'match-resigned': ['A player gave up the match.', { seat }],
  'end-offered': ['A player offers to end the match without a result.', { seat }],
  'end-withdrawn': ['A player withdraws that offer.', { seat }],
  'end-declined': ['A player declines all such offers.', { seat }],
  'end-lapsed': ['An offer to end the match expires with its round.', {}],
  left: ['A player went away.', { seat }],
  returned: ['A player came back.', { seat }],
  'clocks-stopped': ['The referee stopped all clocks.', {}],
  'clocks-restarted': ['The clocks run again; the time between is charged to nobody.', {}],
  'search-ended': ['No more rows in this round.', { ending: tagged('kind', endings) }],
  'code-opened': ['A sealed code is opened, and is the one committed to.', { maker, code, key }],
  'opening-overdue': ['A sealed code was not opened in time.', { seat }],
  'codes-revealed': [
    'All codes and rows of the round, and every mark that was wrong.',
    {
      codes: list(openSecret, 0, MOST_SEATS),
      rows: openRows,
      faults: list(fault, 0, MOST_SEATS * MOST_ROWS),
    },
  ],
  'round-closed': [
    'What the round was worth, by seat.',
    { outcome: tagged('kind', outcomes), awards: list(award, 0, MOST_SEATS) },
  ],
  'match-closed': ['The last event.', { result: tagged('kind', results) }],
};

export const eventSchema = named(
  'MatchEvent',
  tagged(
    'type',
    Object.fromEntries(
      Object.entries(events).map(([type, [says, own]]) => [
        type,
        described(says, strict({ type: word(type), at, ...own })),
      ]),
    ),
  ),
) as Schema<MatchEvent>;
