// How close a search came that did not find its code.

import type { Feedback, Marking } from '../code/feedback.ts';
import { mark } from '../code/marking.ts';
import { type Board, openCode, type Round } from '../match/match.ts';
import type { RoundOutcome } from '../match/outcome.ts';
import type { Seat } from '../match/seat.ts';

/** Rows, from 0, and the answer each of them earns. */
export interface ClosestRows {
  readonly rows: readonly number[];
  readonly feedback: Feedback;
}

/**
 * The closest row, or rows, of a seat that lost a finished round without finding the code. Null for everybody else, if the code was
 * never shown, and if no row has anything right. Rows are marked again by the code, since answers may be wrong.
 */
export function closestRows(
  { boards, outcome }: Pick<Round, 'boards' | 'outcome'>,
  marking: Marking,
  seat: Seat | null,
): ClosestRows | null {
  const board = boards.find(({ breaker }) => breaker === seat);
  if (!board || outcome === null || !isLost(outcome, board.breaker)) return null;
  const marked = markedRows(board, marking);
  const [best] = marked.toSorted((a, b) => compare(b.feedback, a.feedback));
  if (!best || rank(best.feedback) === 0 || best.feedback.black === board.holes) return null;
  const { feedback } = best;
  const equal = marked.filter((one) => compare(one.feedback, feedback) === 0);
  return { rows: equal.map(({ row }) => row), feedback };
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

function markedRows(board: Board, marking: Marking): readonly { row: number; feedback: Feedback }[] {
  const code = openCode(board);
  if (!code) return [];
  return board.rows.flatMap(({ guess }, row) =>
    guess === 'lost' || guess === 'hidden' ? [] : [{ row, feedback: mark(marking, code, guess) }],
  );
}

/** A peg in its hole is worth two elsewhere, and a pair elsewhere two that are half right. */
function rank({ black, white, blue }: Feedback): number {
  return 4 * black + 2 * white + blue;
}

/** What is in place, then whole pairs, decide between equals. */
function compare(a: Feedback, b: Feedback): number {
  return rank(a) - rank(b) || a.black - b.black || a.white - b.white;
}
