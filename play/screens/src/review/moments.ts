// The most instructive rows of a search, at most two, each with a sentence.

import type { BoardReview, RowReview } from '@blackpeg/solver';
import { type Language, reviewScreenTexts } from '@blackpeg/wording';

export interface ReviewMoment {
  /** Among the reviewed rows, from 0. */
  readonly row: number;
  readonly text: string;
}

/** Expected rows; less is not worth telling. */
const LEAST_LOST = 0.2;
/** In bits: half as many codes left as this row leaves on average. */
const LEAST_LUCK = 1;

/**
 * In this order of importance, told in the order of the rows: the first row that was not the code although only one code
 * fitted; the row that lost the most expected rows; the row with the luckiest answer. Never the row that was the code.
 */
export function momentsOf(
  language: Language,
  { rows }: Pick<BoardReview, 'rows'>,
  numberOf: (row: number) => number,
): readonly ReviewMoment[] {
  const words = reviewScreenTexts(language).moments;
  const missed = rows.find(({ before, found }) => before === 1 && !found);
  const costly = most(rows.filter(isCostly), ({ lost }) => lost);
  const lucky = most(
    rows.filter(({ found, luck }) => !found && luck >= LEAST_LUCK),
    ({ luck }) => luck,
  );
  const told = [
    missed && { row: missed.row, text: words.missed(numberOf(missed.row)) },
    costly && { row: costly.row, text: words.costly(numberOf(costly.row), costly.lost) },
    lucky && {
      row: lucky.row,
      text: words.lucky(numberOf(lucky.row), lucky.after, lucky.expectedAfter),
    },
  ].filter((moment) => moment !== undefined);
  return told
    .filter(({ row }, index) => told.findIndex((one) => one.row === row) === index)
    .slice(0, 2)
    .sort((a, b) => a.row - b.row);
}

/** Another row would also have left fewer codes on average. */
function isCostly({ before, found, lost, best, expectedAfter }: RowReview): boolean {
  return before > 1 && !found && lost >= LEAST_LOST && best.expectedAfter < expectedAfter;
}

/** The first one if several are equal. */
function most(rows: readonly RowReview[], figure: (row: RowReview) => number): RowReview | undefined {
  return rows.reduce<RowReview | undefined>(
    (best, row) => (best && figure(best) >= figure(row) ? best : row),
    undefined,
  );
}
