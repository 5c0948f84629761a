// How close a search came that did not find its code.

import type { Feedback, Marking } from '../code/feedback.ts';
import { mark } from '../code/marking.ts';
import { type Board, openCode, type Round } from '../match/match.ts';
import type { RoundOutcome } from '../match/outcome.ts';
import type { Seat } from '../match/seat.ts';

/** A row, from 0, and the answer it earns. */
export interface ClosestRow {
  readonly row: number;
  readonly feedback: Feedback;
}

/**
 * The closest row of a seat that lost a finished round without finding the code. Null for everybody else, if the code was
 * never shown, and if no row has anything right. Rows are marked again by the code, since answers may be wrong.
 */
export function closestRow(
  { boards, outcome }: Pick<Round, 'boards' | 'outcome'>,
  marking: Marking,
  seat: Seat | null,
): ClosestRow | null {
  const board = boards.find(({ breaker }) => breaker === seat);
  if (!board || outcome === null || !isLost(outcome, board.breaker)) return null;
  const rows = markedRows(board, marking);
  const best = rows.toSorted(
    (a, b) => rank(b) - rank(a) || b.feedback.black - a.feedback.black || b.row - a.row,
  )[0];
  return best && rank(best) > 0 && best.feedback.black < board.holes ? best : null;
}

function isLost(outcome: RoundOutcome, seat: Seat): boolean {
  switch (outcome.kind) {
    case 'unbroken':
      return true;
    case 'won':
      return !outcome.seats.includes(seat);
    case 'undecided':
      return outcome.why === 'none-found';
    case 'broken':
    case 'void':
    case 'dropped':
      return false;
  }
}

function markedRows(board: Board, marking: Marking): readonly ClosestRow[] {
  const code = openCode(board);
  if (!code) return [];
  return board.rows.flatMap(({ guess }, row) =>
    guess === 'lost' || guess === 'hidden' ? [] : [{ row, feedback: mark(marking, code, guess) }],
  );
}

/** A peg in its hole is worth two elsewhere, and a pair elsewhere two that are half right. */
function rank({ feedback: { black, white, blue } }: ClosestRow): number {
  return 4 * black + 2 * white + blue;
}
