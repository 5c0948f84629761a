import { expect, test } from 'vitest';
import { decodeProgress, type LearningProgress, NO_LESSON, NO_PRACTICE } from './progress.ts';

const KEPT: readonly LearningProgress[] = [
  NO_LESSON,
  { kind: 'lesson', rows: [[1, 2, 3]], read: true, done: false },
  NO_PRACTICE,
  { kind: 'practice', asked: 12, right: 9 },
];

test.each(KEPT)('what was kept comes back: %o', (progress) => {
  expect(decodeProgress(JSON.parse(JSON.stringify(progress)))).toEqual(progress);
});

test.each([null, 7, {}, { kind: 'exam' }, { ...NO_PRACTICE, asked: -1 }, { ...NO_LESSON, rows: [['x']] }])(
  'invalid progress counts as none: %o',
  (value) => {
    expect(decodeProgress(value)).toBeNull();
  },
);
