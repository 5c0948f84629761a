import { brailleDigit } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { brailleDots, POSTER, type PosterSpot, SPOTS } from './boxes.ts';

test('every colour lies on the posters of super and duel', () => {
  const kinds = (spots: readonly PosterSpot[]) => [...new Set(spots.map(({ kind }) => kind))].sort();
  expect(kinds(SPOTS.rows)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(kinds(SPOTS['crossing-rings'])).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('rings lie whole on their poster', () => {
  for (const { x, y, radius } of SPOTS['crossing-rings']) {
    expect(Math.min(x, POSTER.width - x)).toBeGreaterThan(radius * 0.7);
    expect(Math.min(y, POSTER.height - y)).toBeGreaterThanOrEqual(radius * 0.9);
  }
});

test('the dots are those of the language', () => {
  const raised = (language: 'en' | 'fr', digit: number) =>
    brailleDots([brailleDigit(language, digit)]).flatMap((dot, index) => (dot.raised ? [index + 1] : []));
  expect(raised('en', 4)).toEqual([1, 4, 5]);
  expect(raised('fr', 4)).toEqual([1, 4, 5, 6]);
  expect(brailleDots(['⠁', '⠃', '⠉', '⠙', '⠑', '⠋'])).toHaveLength(36);
});
