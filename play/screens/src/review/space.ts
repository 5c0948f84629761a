// The picture of all codes beside the rows of a review, in words too.

import type { CodeSpace } from '@blackpeg/solver';
import { reviewScreenTexts } from '@blackpeg/wording';
import type { FinishedSearch, ReviewState } from './searches.ts';

/** All codes as dots, and what a row did to them. */
export interface SpaceView {
  /** Null until it is worked out. */
  readonly space: CodeSpace | null;
  /** So many rows have done their work. */
  readonly after: number;
  readonly text: string;
}

/** After the row that is looked at, and after the last one until there is one. */
export function spaceOf(
  { language, search, row, spaces }: ReviewState,
  { clues, numbers }: FinishedSearch,
): SpaceView {
  const space = (search === null ? undefined : spaces.get(search)) ?? null;
  const after = row === null ? clues.rows.length : row + 1;
  if (!space) return { space, after, text: '' };
  const { left, sampled } = reviewScreenTexts(language).space;
  const { counts, codesPerDot } = space;
  const texts = [left(numbers[after - 1] ?? after, counts[after - 1] ?? 0, counts[after] ?? 0)];
  if (codesPerDot > 1) texts.push(sampled(Math.round(codesPerDot)));
  return { space, after, text: texts.join(' ') };
}
