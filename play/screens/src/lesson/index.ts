// The first lesson: its code, the rows to place, the text of each step, and how it is played; the same in every face.

export { lessonCommand } from './keys.ts';
export { LESSON_CODE, LESSON_EDITION, LESSON_STEPS, TOLD_ROWS } from './lesson.ts';
export {
  createLesson,
  type LessonCommand,
  type LessonPlay,
  type LessonStand,
  type LessonView,
} from './screen.ts';
export { openLesson } from './table.ts';
