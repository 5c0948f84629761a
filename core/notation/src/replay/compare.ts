// Compares a record with what the rules give. What a record leaves out or hides is not compared.

import { type Feedback, isSame, type MatchState, type Round, type Row, refereeMarks } from '@blackpeg/rules';
import type { RecordRound, RecordRow } from '../record/match-record.ts';
import type { Difference, RecordFault } from './table.ts';

/** Adding up times loses fractions of a millisecond. */
const SAME_TIME = 0.001;

/** The first row that the referee marked differently from the record. */
export function markDifference(
  state: MatchState,
  played: Round,
  round: RecordRound,
  rows: readonly RecordRow[],
): RecordFault | null {
  return firstRow(played, round, rows, (recorded, row, board) => {
    const referee = played.boards[board];
    return row.mark === null || !referee || !refereeMarks(state, referee) ? null : marksDiffer(recorded, row);
  });
}

/** The first difference in a round that has been played as far as it is recorded. */
export function differences(
  played: Round,
  round: RecordRound,
  rows: readonly RecordRow[],
): RecordFault | null {
  const ofRows = firstRow(
    played,
    round,
    rows,
    (recorded, row) => marksDiffer(recorded, row) ?? timesDiffer(recorded, row),
  );
  return ofRows ?? ofRound(played, round);
}

function ofRound(played: Round, round: RecordRound): RecordFault | null {
  const { ending, outcome, awards } = round;
  const at = (reason: Difference): RecordFault => ({
    round: round.number,
    replay: round.replay,
    board: null,
    row: null,
    reason,
  });
  if (ending && !isSame(ending, played.ending)) {
    return at({ kind: 'differs', what: 'ending', recorded: ending, replayed: played.ending });
  }
  if (outcome && !isSame(outcome, played.outcome)) {
    return at({ kind: 'differs', what: 'outcome', recorded: outcome, replayed: played.outcome });
  }
  return awards.length === 0 || isSame(awards, played.awards)
    ? null
    : at({ kind: 'differs', what: 'awards', recorded: awards, replayed: played.awards });
}

function firstRow(
  played: Round,
  round: RecordRound,
  rows: readonly RecordRow[],
  compare: (recorded: RecordRow, row: Row, board: number) => Difference | null,
): RecordFault | null {
  const seen = played.boards.map(() => 0);
  for (const recorded of rows) {
    const { board } = recorded;
    const number = seen[board] ?? 0;
    seen[board] = number + 1;
    const row = played.boards[board]?.rows[number];
    const reason = row ? compare(recorded, row, board) : null;
    if (reason) return { round: round.number, replay: round.replay, board, row: number, reason };
  }
  return null;
}

function marksDiffer({ marks: recorded }: RecordRow, { mark, corrected }: Row): Difference | null {
  const replayed: readonly (Feedback | 'hidden')[] = mark === null ? corrected : [...corrected, mark];
  const same = recorded.length === 0 || recorded.includes('hidden') || isSame(recorded, replayed);
  return same ? null : { kind: 'differs', what: 'marks', recorded, replayed };
}

function timesDiffer({ spent: recorded }: RecordRow, { spent: replayed }: Row): Difference | null {
  const same = recorded === null || Math.abs(recorded - replayed) <= Math.max(SAME_TIME, recorded * 1e-9);
  return same ? null : { kind: 'differs', what: 'time', recorded, replayed };
}
