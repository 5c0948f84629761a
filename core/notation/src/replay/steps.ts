// The actions of a recorded round, each at its time: rows, marks before they are needed, players leaving.

import {
  type Action,
  type Actor,
  type Code,
  type Feedback,
  isBroken,
  isLockstep,
  type MatchState,
  refereeMarks,
} from '@blackpeg/rules';
import type { RecordRound, RecordRow } from '../record/match-record.ts';
import type { RecordReason } from './table.ts';
import { type RowTimes, timelineOf } from './timeline.ts';

export interface ReplayStep {
  readonly at: number;
  readonly by: Actor;
  /** A fault instead of an action, if the record does not say enough. */
  readonly action: Action | RecordReason;
  readonly board: number | null;
  readonly row: number | null;
}

export interface Steps {
  readonly steps: readonly ReplayStep[];
  /** Marks that no later row depends on, a list per row: the record does not give their order among each other. */
  readonly open: readonly (readonly ReplayStep[])[];
  /** What was done when all rows were placed and marked. */
  readonly last: readonly ReplayStep[];
}

/** `state` is the state once all codes are hidden. */
export function stepsOf(state: MatchState, round: RecordRound, from: number): Steps {
  const rows = round.moves.filter((move) => move.kind === 'row');
  const times = timelineOf(state, rows, from);
  const todo = rows.map((row, index) => marksOf(state, rows, row, index));
  const steps: ReplayStep[] = [];
  const last: ReplayStep[] = [];
  let placed = 0;
  for (const move of round.moves) {
    const at = times[placed - 1]?.placed ?? from;
    const list = placed < rows.length ? steps : last;
    if (move.kind === 'row') {
      steps.push(...stepsBefore(placed), placing(state, rows, placed, times));
      placed += 1;
    } else if (move.kind === 'resigned') {
      const type = move.what === 'round' ? 'resign-round' : 'resign-match';
      list.push({ at, by: move.seat, action: { type }, board: null, row: null });
    } else if (move.kind === 'end-offered') {
      list.push({ at, by: move.seat, action: { type: 'offer-end' }, board: null, row: null });
    }
    // A refuted claim changes nothing and may have been judged on fewer rows than are marked by now.
  }
  const inTime = steps
    .map((step, order) => ({ step, order }))
    .sort((a, b) => a.step.at - b.step.at || a.order - b.order);
  return { steps: inTime.map(({ step }) => step), open: todo.filter((marks) => marks.length > 0), last };

  /** Marks that must be given before this row, and the breaker seeing them, which starts the clock. */
  function stepsBefore(index: number): readonly ReplayStep[] {
    const row = rows[index];
    const time = times[index];
    if (!row || !time) return [];
    const earlier = rows.slice(0, index);
    const own = earlier.findLastIndex(({ board }) => board === row.board);
    const made = state.round.boards.findIndex(
      ({ maker }) => maker === state.round.boards[row.board]?.breaker,
    );
    const turn = numberOf(rows, index);
    const due = isLockstep(state.terms)
      ? earlier.flatMap((_, at) => (numberOf(rows, at) < turn ? [at] : []))
      : [own, earlier.findLastIndex(({ board }) => board === made)];
    const given = due.flatMap((at) => takeMarks(at, times[at]?.marked ?? from));
    // In a duel by turns marks are shown, and can be corrected with a trace, when both are given.
    const first = given.filter((step) => isFirstMark(step));
    const corrections = given.filter((step) => !isFirstMark(step));
    const held = earlier.flatMap((other, at) =>
      other.board === made && (times[at]?.placed ?? from) >= time.started ? [times[at]?.marked ?? from] : [],
    );
    return [...first, ...corrections, ...seeing(state, row, turn, [time.started, ...held])];
  }

  /** All marks of a row except one that ends the search: that one is kept for the end of the round. */
  function takeMarks(index: number, at: number): readonly ReplayStep[] {
    const left = todo[index] ?? [];
    const holes = state.round.boards[rows[index]?.board ?? 0]?.holes ?? 0;
    const final = left.findIndex(({ action }) => 'feedback' in action && isBroken(action.feedback, holes));
    const count = final < 0 ? left.length : final;
    todo[index] = left.slice(count);
    return left.slice(0, count).map((step) => ({ ...step, at }));
  }
}

function isFirstMark({ action }: ReplayStep): boolean {
  return !('type' in action && action.type === 'correct-mark');
}

/** All marks by hand of a row, none if the referee gives them. */
function marksOf(
  state: MatchState,
  rows: readonly RecordRow[],
  row: RecordRow,
  index: number,
): readonly ReplayStep[] {
  const board = state.round.boards[row.board];
  if (!board || refereeMarks(state, board)) return [];
  return row.marks.map((mark, given) => ({
    at: 0,
    by: board.maker,
    action: mark === 'hidden' ? { kind: 'hidden', what: 'mark' } : marking(mark, given),
    board: row.board,
    row: numberOf(rows, index),
  }));
}

function marking(feedback: Feedback, given: number): Action {
  return { type: given === 0 ? 'mark-guess' : 'correct-mark', feedback, confirmed: true };
}

function placing(
  state: MatchState,
  rows: readonly RecordRow[],
  index: number,
  times: readonly RowTimes[],
): ReplayStep {
  const row = rows[index] as RecordRow;
  const seat = state.round.boards[row.board]?.breaker ?? 0;
  const byClock = row.guess === 'lost' || row.byClock;
  const draft: Code | null = typeof row.guess === 'string' ? null : row.guess;
  const action: Action | RecordReason =
    row.guess === 'hidden'
      ? { kind: 'hidden', what: 'guess' }
      : byClock
        ? { type: 'time-up', seat, draft }
        : { type: 'place-guess', guess: draft ?? [] };
  return {
    at: times[index]?.placed ?? 0,
    by: byClock ? 'referee' : seat,
    action,
    board: row.board,
    row: numberOf(rows, index),
  };
}

/** T2: with a time limit a clock starts when its mark is seen, and one held while a mark was owed continues when it is given. */
function seeing(
  state: MatchState,
  row: RecordRow,
  number: number,
  moments: readonly number[],
): readonly ReplayStep[] {
  const by = state.round.boards[row.board]?.breaker ?? 0;
  const waits = number > 0 || moments.length > 1;
  const action: Action = { type: 'see', seat: by };
  return waits ? moments.map((at) => ({ at, by, action, board: row.board, row: number })) : [];
}

/** Number of a row on its own board, from 0. */
function numberOf(rows: readonly RecordRow[], index: number): number {
  return rows.slice(0, index).filter(({ board }) => board === rows[index]?.board).length;
}
