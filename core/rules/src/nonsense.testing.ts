// Actions and events that no real client sends: valid types, random numbers.

import fc from 'fast-check';
import type { Action } from './match/action.ts';
import type { MatchEvent } from './match/event.ts';

const number = fc.oneof(
  fc.integer({ min: -2, max: 12 }),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, 0.5, 1e9),
);
const code = fc.array(number, { maxLength: 9 });
const feedback = fc.record({ black: number, white: number, blue: number });
const counts = fc.array(fc.array(number, { maxLength: 9 }), { maxLength: 3 });
const hidden = fc.constant('hidden' as const);

export function anyAction(): fc.Arbitrary<Action> {
  const bare = (...types: readonly Action['type'][]) =>
    fc.constantFrom(...types).map((type) => ({ type }) as Action);
  return fc.oneof(
    fc.record({
      type: fc.constant('hide-code' as const),
      code: fc.oneof(code, hidden),
      blanks: fc.constantFrom(true, false, null),
      palmed: fc.oneof(counts, fc.constant(null)),
      commitment: fc.constantFrom(null, '', 'x'),
      key: fc.constantFrom(null, '', 'x', 'hidden'),
    }),
    fc.record({ type: fc.constant('place-guess' as const), guess: code }),
    fc.record({
      type: fc.constantFrom('mark-guess' as const, 'correct-mark' as const),
      feedback,
      confirmed: fc.boolean(),
    }),
    fc.record({ type: fc.constantFrom('see' as const, 'leave' as const, 'return' as const), seat: number }),
    fc.record({
      type: fc.constant('time-up' as const),
      seat: number,
      draft: fc.oneof(code, fc.constant(null)),
    }),
    fc.record({
      type: fc.constant('open-code' as const),
      code,
      key: fc.constantFrom(null, 'x'),
      genuine: fc.boolean(),
    }),
    bare('claim', 'admit', 'resign-round', 'resign-match', 'offer-end', 'withdraw-offer'),
    bare('decline-offer', 'take-round', 'abandon-match', 'stop-clocks', 'restart-clocks'),
  );
}

/** Everything except an opening, which would start a new match. */
export function anyEvent(): fc.Arbitrary<MatchEvent> {
  const at = number;
  const place = { board: number, row: number, at };
  const seatEvents = [
    ...(['seen', 'error-admitted', 'match-resigned', 'end-offered', 'end-withdrawn'] as const),
    ...(['end-declined', 'left', 'returned', 'opening-overdue'] as const),
  ];
  const openRow = fc.record({
    board: number,
    row: number,
    guess: fc.oneof(code, fc.constant('lost' as const)),
    mark: fc.oneof(feedback, fc.constant(null)),
  });
  return fc.oneof(
    fc.record({ type: fc.constant('round-opened' as const), round: number, replay: number, at }),
    fc.record({
      type: fc.constant('code-hidden' as const),
      maker: fc.oneof(number, fc.constant('house' as const)),
      code: fc.oneof(code, hidden),
      palmed: fc.oneof(counts, hidden, fc.constant(null)),
      blanks: fc.boolean(),
      tray: fc.oneof(counts, fc.constant(null)),
      commitment: fc.constantFrom(null, 'x'),
      key: fc.constantFrom(null, 'x', 'hidden'),
      at,
    }),
    fc.record({
      type: fc.constant('guess-placed' as const),
      guess: fc.oneof(code, hidden),
      byClock: fc.boolean(),
      ...place,
    }),
    fc.record({ type: fc.constantFrom('row-lost' as const, 'mark-overdue' as const), ...place }),
    fc.record({
      type: fc.constant('guess-marked' as const),
      feedback: fc.oneof(feedback, hidden),
      by: fc.constantFrom('maker' as const, 'referee' as const),
      ...place,
    }),
    fc.record({
      type: fc.constant('mark-corrected' as const),
      feedback: fc.oneof(feedback, hidden),
      ...place,
    }),
    fc.record({
      type: fc.constant('rows-uncovered' as const),
      what: fc.constantFrom('guesses' as const, 'marks' as const),
      rows: fc.array(openRow, { maxLength: 3 }),
      at,
    }),
    fc.record({ type: fc.constantFrom(...seatEvents), seat: number, at }),
    fc.record({
      type: fc.constant('round-resigned' as const),
      seat: number,
      takenBy: fc.oneof(number, fc.constant(null)),
      at,
    }),
    fc.record({ type: fc.constant('claim-judged' as const), board: number, upheld: fc.boolean(), at }),
    fc.record({ type: fc.constantFrom('clocks-stopped' as const, 'clocks-restarted' as const), at }),
    fc.record({
      type: fc.constant('search-ended' as const),
      ending: fc.constant({ kind: 'found' as const }),
      at,
    }),
    fc.record({
      type: fc.constant('code-opened' as const),
      maker: number,
      code,
      key: fc.constantFrom(null, 'x'),
      at,
    }),
    fc.record({
      type: fc.constant('codes-revealed' as const),
      codes: fc.array(
        fc.record({
          maker: number,
          code,
          palmed: fc.oneof(counts, fc.constant(null)),
          key: fc.constantFrom(null, 'x'),
        }),
        {
          maxLength: 2,
        },
      ),
      rows: fc.array(openRow, { maxLength: 3 }),
      faults: fc.constant([]),
      at,
    }),
    fc.record({
      type: fc.constant('round-closed' as const),
      outcome: fc.record({ kind: fc.constant('broken' as const), rows: number }),
      awards: fc.array(fc.record({ points: number, rows: number }), { maxLength: 3 }),
      at,
    }),
    fc.record({
      type: fc.constant('match-closed' as const),
      result: fc.constant({ kind: 'finished' as const }),
      at,
    }),
  );
}
