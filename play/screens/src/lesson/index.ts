// The first lesson: what is hidden, what is told to place, what each step says; the same in every face.

export {
  LESSON_CODE,
  LESSON_EDITION,
  LESSON_STEPS,
  type LessonStep,
  objectionTo,
  pegsRight,
  stepOf,
  TOLD_ROWS,
} from './lesson.ts';
export { codesLeft, hintText, howText, objectionText, stepNumber, stepText, unfilledText } from './texts.ts';
