// Times for a recorded round: when each row's clock started, when it was placed, when it was marked.
//
// A record only says how long each row took. Rows must come in the recorded order; a clock starts no earlier than its
// player's last mark, and exactly then if there is no time limit (T2). The earliest times that satisfy all of this are
// found by raising them until none is too early; a match that was really played always has such times. If the times were
// invented and contradict each other, some rows get other times than recorded.

import { isLockstep, type MatchState, refereeMarks } from '@blackpeg/rules';
import type { RecordRow } from '../record/match-record.ts';

export interface RowTimes {
  /** The breaker has seen the previous answers. */
  readonly started: number;
  readonly placed: number;
  /** Its first mark; in lockstep, when all marks of the turn are shown. */
  readonly marked: number;
}

/** What the timeline needs to know about a row. */
interface Timed {
  readonly turn: number;
  /** Index of the row before it on its board, and of the row its breaker owes a mark (D6); -1 for none. */
  readonly previous: number;
  readonly owed: number;
  readonly lost: boolean;
  readonly spent: number | null;
  /** The clock starts by itself as soon as it may. */
  readonly runsAtOnce: boolean;
  readonly refereeMarks: boolean;
}

/** `from` is when all codes are hidden. */
export function timelineOf(state: MatchState, rows: readonly RecordRow[], from: number): readonly RowTimes[] {
  const timed = rows.map((row, index) => describe(state, rows, row, index));
  const started = timed.map(() => from);
  const placed = timed.map(() => from);
  const marked = timed.map(() => from);
  const lockstep = isLockstep(state.terms);
  const passes = 4 * timed.length + 4;
  let moved = true;
  for (let pass = 0; moved && pass < passes; pass += 1) {
    moved = false;
    for (const [index, row] of timed.entries()) relax(index, row);
  }
  if (moved) return oneByOne(timed, from);
  return timed.map((_, index) => ({
    started: started[index] ?? from,
    placed: placed[index] ?? from,
    marked: marked[index] ?? from,
  }));

  function relax(index: number, row: Timed): void {
    const spent = row.spent ?? 0;
    raise(started, index, mayStart(row));
    if (row.spent !== null) raise(started, index, (placed[index] ?? from) - spent);
    if (row.runsAtOnce) raiseStart(row, started[index] ?? from);
    raise(placed, index, (started[index] ?? from) + spent);
    raise(placed, index, placed[index - 1] ?? from);
    raise(placed, index, marked[row.owed] ?? from);
    const turn = lockstep ? turnOf(row.turn) : [index];
    for (const other of turn) raise(marked, other, Math.max(...turn.map((one) => marked[one] ?? from)));
    for (const other of turn) raise(marked, other, placed[index] ?? from);
    const last = Math.max(...turn);
    if (turn.every((one) => timed[one]?.refereeMarks)) raise(placed, last, marked[last] ?? from);
  }

  /** The moment from which this row's clock may run. */
  function mayStart(row: Timed): number {
    if (row.previous < 0) return from;
    if (lockstep) return marked[turnOf(row.turn - 1)[0] ?? row.previous] ?? from;
    return (timed[row.previous]?.lost ? placed : marked)[row.previous] ?? from;
  }

  /** The same moment, moved: the previous mark came later than assumed. */
  function raiseStart(row: Timed, to: number): void {
    if (row.previous < 0) return;
    raise(!lockstep && timed[row.previous]?.lost ? placed : marked, row.previous, to);
  }

  function turnOf(turn: number): readonly number[] {
    return timed.flatMap((row, index) => (row.turn === turn ? [index] : []));
  }

  function raise(times: number[], index: number, to: number): void {
    if ((times[index] ?? Number.POSITIVE_INFINITY) >= to) return;
    times[index] = to;
    moved = true;
  }
}

/** For times that cannot be reconciled: as if players had never thought at the same time. */
function oneByOne(rows: readonly Timed[], from: number): readonly RowTimes[] {
  let now = from;
  return rows.map(({ spent }) => {
    const started = now;
    now += spent ?? 0;
    return { started, placed: now, marked: now };
  });
}

function describe(state: MatchState, rows: readonly RecordRow[], row: RecordRow, index: number): Timed {
  const { boards } = state.round;
  const board = boards[row.board];
  const made = boards.findIndex(({ maker }) => maker === board?.breaker);
  const before = rows.slice(0, index);
  const previous = before.findLastIndex((other) => other.board === row.board);
  const owed = before.findLastIndex((other) => other.board === made && other.guess !== 'lost');
  const allowance = state.terms.seats[board?.breaker ?? 0]?.allowance ?? null;
  return {
    turn: before.filter((other) => other.board === row.board).length,
    previous,
    owed: !isLockstep(state.terms) && (rows[owed]?.marks.length ?? 0) > 0 ? owed : -1,
    lost: row.guess === 'lost',
    spent: row.spent ?? (row.guess === 'lost' || row.byClock ? allowance : null),
    runsAtOnce: previous < 0 || allowance === null,
    refereeMarks: board !== undefined && refereeMarks(state, board),
  };
}
