// The last marks of a round, given in an order that the rules accept and that leads to what is recorded.
//
// Two boards marked by hand may each have a mark that no later row depends on. Which was given first decides whether
// the other could still be given, corrected, or end the search, so orders are tried until one gives all of them.

import { type Action, advance, isSame, type MatchState } from '@blackpeg/rules';
import type { RecordRow } from '../record/match-record.ts';
import type { ReplayStep } from './steps.ts';
import { roundAt } from './table.ts';

/** One order of all the marks; if none is accepted completely, board by board as recorded. */
export function orderMarks(
  state: MatchState,
  index: number,
  open: readonly (readonly ReplayStep[])[],
  rows: readonly RecordRow[],
  now: number,
): readonly ReplayStep[] {
  const failed = new Set<string>();
  return search(state, open) ?? open.flat();

  function search(
    before: MatchState,
    left: readonly (readonly ReplayStep[])[],
  ): readonly ReplayStep[] | null {
    if (left.every((steps) => steps.length === 0)) return marksStand(before, index, rows) ? [] : null;
    const key = keyOf(before, index, left);
    if (failed.has(key)) return null;
    for (const [at, [step, ...more]] of left.entries()) {
      const after = step ? granted(before, step, now) : null;
      const rest = after && search(after, left.with(at, more));
      if (step && rest) return [step, ...rest];
    }
    failed.add(key);
    return null;
  }
}

/** The same steps in another order leave other corrections, so these are part of the search's position. */
function keyOf(state: MatchState, index: number, left: readonly (readonly ReplayStep[])[]): string {
  const traces = roundAt(state, index).boards.map(({ rows }) => rows.at(-1)?.corrected.length ?? 0);
  return `${left.map((steps) => steps.length).join()} ${traces.join()}`;
}

function granted(state: MatchState, { by, action }: ReplayStep, now: number): MatchState | null {
  if ('kind' in action) return null;
  const advanced = advance(state, by, action satisfies Action, now);
  return advanced.ok ? advanced.value.state : null;
}

/** In a duel by turns a mark corrected before it was shown leaves no trace, so an accepted order may still be wrong. */
function marksStand(state: MatchState, index: number, rows: readonly RecordRow[]): boolean {
  return roundAt(state, index).boards.every((board, at) =>
    rows
      .filter((row) => row.board === at)
      .every(({ marks }, number) => {
        const row = board.rows[number];
        return marks.length === 0 || (row !== undefined && isSame(marks, [...row.corrected, row.mark]));
      }),
  );
}
