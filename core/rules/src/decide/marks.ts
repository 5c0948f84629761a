// Feedback by hand: giving it, warnings, corrections (F7, F8, W3).

import { cluesOf } from '../code/clues.ts';
import { type Feedback, hasRoom, isBroken, isEarnable, sameFeedback } from '../code/feedback.ts';
import { fittingCode } from '../code/fits.ts';
import { mark } from '../code/marking.ts';
import { specFor } from '../editions/edition.ts';
import type { Action } from '../match/action.ts';
import { awaitsMaker, refereeMarks } from '../match/duty.ts';
import type { EventOf } from '../match/event.ts';
import { type Board, type MatchState, openCode } from '../match/match.ts';
import type { Err } from '../result.ts';
import { type Decision, grant, makingBoard, type Placed, refuse, type Wish } from './decision.ts';
import type { RuleViolation } from './violation.ts';

type MarkAction = Extract<Action, { readonly type: 'mark-guess' | 'correct-mark' }>;

export function markGuess(wish: Wish, action: MarkAction): Decision {
  const making = makingBoard(wish);
  if (!making.ok) return making;
  const { state, now } = wish;
  const { index, board } = making.value;
  if (refereeMarks(state, board)) return refuse('F7', { kind: 'referee-marks' });
  if (!awaitsMaker(state, board)) return refuse('F7', { kind: 'nothing-to-mark' });
  const { feedback } = action;
  const event: EventOf<'guess-marked'> = {
    type: 'guess-marked',
    board: index,
    row: board.rows.length - 1,
    feedback,
    by: 'maker',
    at: now,
  };
  return (
    unfit(state, making.value, feedback) ??
    impossible(state, making.value, feedback) ??
    question(state, making.value, action) ??
    grant(event)
  );
}

export function correctMark(wish: Wish, action: MarkAction): Decision {
  const making = makingBoard(wish);
  if (!making.ok) return making;
  const { state, now } = wish;
  const { index, board } = making.value;
  if (refereeMarks(state, board)) return refuse('F7', { kind: 'referee-marks' });
  const row = board.rows.length - 1;
  const refusal =
    notCorrectable(state, making.value, action.feedback) ?? unfit(state, making.value, action.feedback);
  if (refusal) return refusal;
  const event: EventOf<'mark-corrected'> = {
    type: 'mark-corrected',
    board: index,
    row,
    feedback: action.feedback,
    at: now,
  };
  return question(state, making.value, action) ?? grant(event);
}

/** W3: until the same breaker's next row is placed or lost; F8, T2: a mark that ended the search or came from the referee is final. */
function notCorrectable(
  state: MatchState,
  { board }: Placed,
  feedback: Feedback,
): Err<RuleViolation> | undefined {
  const row = board.rows.length - 1;
  const last = board.rows[row];
  const earlier = board.rows.findLastIndex(({ mark: given }) => given !== null);
  if (earlier >= 0 && earlier < row) return refuse('W3', { kind: 'correction-too-late', row: earlier });
  if (!last || last.mark === null || last.mark === 'hidden')
    return refuse('W3', { kind: 'nothing-to-correct' });
  if (last.byReferee && state.rules >= 3) return refuse('T2', { kind: 'mark-by-referee', row });
  if (isBroken(last.mark, board.holes)) return refuse('F8', { kind: 'mark-is-final', row });
  return sameFeedback(last.mark, feedback) ? refuse('W3', { kind: 'mark-unchanged', row }) : undefined;
}

function unfit(state: MatchState, { board }: Placed, feedback: Feedback): Err<RuleViolation> | undefined {
  const { edition } = state.terms;
  const spec = specFor(edition, board.breaker, board.secret?.blanks ?? false);
  const earnable = state.rules < 3 ? hasRoom : isEarnable;
  return earnable(spec, edition.marking, feedback)
    ? undefined
    : refuse('F8', { kind: 'not-earnable', feedback, holes: board.holes });
}

/** K3: a house that has not chosen its code yet may only give marks that some code still fits. */
function impossible(
  state: MatchState,
  { board }: Placed,
  feedback: Feedback,
): Err<RuleViolation> | undefined {
  const guess = board.rows.at(-1)?.guess;
  if (
    state.terms.custody !== 'uncommitted' ||
    guess === undefined ||
    guess === 'lost' ||
    guess === 'hidden'
  ) {
    return undefined;
  }
  const clues = cluesOf(state, board);
  const fitting = fittingCode({ ...clues, rows: [...clues.rows, { guess, mark: feedback }] });
  return fitting === null ? refuse('K3', { kind: 'nothing-fits', row: board.rows.length - 1 }) : undefined;
}

/** Asked once before it goes out: is it meant, though wrong (assisted); is it meant, though final? */
function question(
  state: MatchState,
  { board }: Placed,
  { feedback, confirmed }: MarkAction,
): Err<RuleViolation> | undefined {
  if (confirmed || state.terms.marker === 'automatic') return undefined;
  const row = board.rows.length - 1;
  const right = state.terms.marker === 'assisted' ? rightMark(state, board) : null;
  if (right && !sameFeedback(right, feedback)) {
    return refuse('F7', { kind: 'confirm-wrong', row, given: feedback, right });
  }
  // Asked by the mark and the row alone, so that the question tells nothing about a covered mark (D1).
  const isFinal = isBroken(feedback, board.holes) || board.rows.length === state.terms.edition.rows;
  return isFinal ? refuse('F8', { kind: 'confirm-final', row, given: feedback }) : undefined;
}

function rightMark(state: MatchState, board: Board): Feedback | null {
  const code = openCode(board);
  const guess = board.rows.at(-1)?.guess;
  if (code === null || guess === undefined || guess === 'lost' || guess === 'hidden') return null;
  return mark(state.terms.edition.marking, code, guess);
}
