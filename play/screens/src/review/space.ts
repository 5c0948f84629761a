// The picture of all codes beside the rows of a review, in words too.

import type { CodeSpace } from '@blackpeg/solver';
import { reviewScreenTexts } from '@blackpeg/wording';
import type { FinishedSearch, ReviewState } from './searches.ts';

/** All codes as dots, and the effect of a row on them. */
export interface SpaceView {
  /** Null until it is computed. */
  readonly space: CodeSpace | null;
  /** The number of rows applied. */
  readonly after: number;
  readonly text: string;
}

/** After the selected row, and after the last one until there is one. */
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
