// Boards of a recorded round. Makers and breakers follow from the terms, so a record does not repeat them.

import {
  type Board,
  beginMatch,
  type CodeSpec,
  evolve,
  NEWEST_RULES,
  type Terms,
  widestSpec,
} from '@blackpeg/rules';
import type { MatchRecord } from './match-record.ts';

export function boardsOf(
  { terms, firstMaker }: Pick<MatchRecord, 'terms' | 'firstMaker'>,
  round: number,
): readonly Board[] {
  const opened = beginMatch({ type: 'match-opened', terms, firstMaker, rules: NEWEST_RULES, at: 0 });
  return evolve(opened, { type: 'round-opened', round, replay: 0, at: 0 }).round.boards;
}

/** Whether blanks were declared is checked by the rules; the text accepts them wherever the edition might. */
export function specOf(terms: Terms, board: Board | undefined): CodeSpec {
  return widestSpec(terms.edition, board?.breaker ?? 0);
}
