// The finished searches of a match, which of them is selected, and what is said of one.

import {
  answeredRows,
  type Board,
  type Clues,
  cluesOf,
  finishedRounds,
  type MatchEvent,
  type MatchState,
  type Round,
} from '@blackpeg/rules';
import type { BoardReview, CodeSpace } from '@blackpeg/solver';
import type { Card } from '@blackpeg/table';
import { type Language, type Reader, reviewTexts, rowReviewTexts } from '@blackpeg/wording';
import { momentsOf, type ReviewMoment } from './moments.ts';

export interface FinishedSearch {
  readonly round: Round;
  readonly board: Board;
  /** As its breaker knew it at the end. */
  readonly clues: Clues;
  /** For each row of the clues the row of the board, from 1: a lost row is not a clue. */
  readonly numbers: readonly number[];
}

/** Round by round. Boards on which nothing was answered are left out. */
export function finishedSearches(state: MatchState): readonly FinishedSearch[] {
  return finishedRounds(state).flatMap((round) =>
    round.boards
      .map((board) => ({
        round,
        board,
        clues: cluesOf({ ...state, round }, board),
        numbers: answeredRows(board).map((row) => row + 1),
      }))
      .filter(({ clues }) => clues.rows.length > 0),
  );
}

export interface ReviewedMatch {
  readonly card: Card;
  /** What may be shown. */
  readonly state: MatchState;
  readonly log: readonly MatchEvent[];
}

export interface ReviewState {
  readonly match: ReviewedMatch;
  readonly language: Language;
  readonly rounds: readonly Round[];
  readonly searches: readonly FinishedSearch[];
  /** Of the rounds and of the searches, from 0. */
  readonly round: number;
  readonly search: number | null;
  readonly found: ReadonlyMap<number, BoardReview | 'stopped' | 'failed'>;
  readonly hints: ReadonlyMap<number, number>;
  readonly spaces: ReadonlyMap<number, CodeSpace>;
  /** The selected row, from 0. */
  readonly row: number | null;
}

export interface SearchText {
  /** Row by row, a sentence for each thing to say. */
  readonly rows: readonly (readonly string[])[];
  readonly moments: readonly ReviewMoment[];
  /** The summary of the rows, and the moments. */
  readonly whole: readonly string[];
}

export function searchText(
  reader: Reader,
  { clues, numbers }: Pick<FinishedSearch, 'clues' | 'numbers'>,
  review: BoardReview,
): SearchText {
  const numberOf = (row: number) => numbers[row] ?? row + 1;
  const rows = review.rows.flatMap((one) => {
    const marked = clues.rows[one.row];
    return marked ? [rowReviewTexts(reader, one, marked.mark, numberOf(one.row))] : [];
  });
  const moments = momentsOf(reader.language, review, numberOf);
  const whole = [...reviewTexts(reader.language, review, numberOf), ...moments.map(({ text }) => text)];
  return { rows, moments, whole };
}
