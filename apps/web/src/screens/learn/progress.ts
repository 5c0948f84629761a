// Stored progress of learning: how far the lesson went, how many questions were right. Play does not need it.

import { boolean, type Decoder, integer, listOf, oneOf, record, variants } from '@blackpeg/notation';
import type { Code } from '@blackpeg/rules';
import type { Practice } from '../../app/route.ts';

export interface LessonProgress {
  readonly kind: 'lesson';
  /** The rows placed so far, to be placed again when the lesson is resumed. */
  readonly rows: readonly Code[];
  /** The question about the first answer is answered. */
  readonly read: boolean;
  /** Was the end ever reached? Starting over does not change that. */
  readonly done: boolean;
}

export interface PracticeProgress {
  readonly kind: 'practice';
  readonly asked: number;
  readonly right: number;
}

export type LearningProgress = LessonProgress | PracticeProgress;

export const LESSON_KEY = 'lesson';
export const NO_LESSON: LessonProgress = { kind: 'lesson', rows: [], read: false, done: false };
export const NO_PRACTICE: PracticeProgress = { kind: 'practice', asked: 0, right: 0 };

export function practiceKey(practice: Practice): string {
  return `practice-${practice}`;
}

/** The lesson has begun and not ended: it can be resumed. */
export function isUnderWay(lesson: LessonProgress): boolean {
  return lesson.rows.length > 0;
}

const MOST = 1_000_000;
const code = listOf(integer(0, 99), 1, 8);
const lesson = record<LessonProgress>({
  kind: oneOf(['lesson']),
  rows: listOf(code, 0, 20),
  read: boolean,
  done: boolean,
});
const practice = record<PracticeProgress>({
  kind: oneOf(['practice']),
  asked: integer(0, MOST),
  right: integer(0, MOST),
});
const progress = variants<LearningProgress['kind'], LearningProgress>('kind', {
  lesson: lesson as Decoder<LearningProgress>,
  practice: practice as Decoder<LearningProgress>,
});

/** Null for data of another version. */
export function decodeProgress(value: unknown): LearningProgress | null {
  const decoded = progress(value, '');
  return decoded.ok ? decoded.value : null;
}
