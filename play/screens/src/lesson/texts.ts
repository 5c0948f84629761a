// What each step of the lesson says, with its pegs, rows and answers in words.

import { allCodes, type Code, type MarkedGuess, mark, sameFeedback, widestSpec } from '@blackpeg/rules';
import {
  answerText,
  codeName,
  draftFaultText,
  type Language,
  lessonTexts,
  pegName,
  playTexts,
  rowCheckTexts,
} from '@blackpeg/wording';
import {
  LESSON_EDITION,
  LESSON_STEPS,
  type LessonObjection,
  type LessonStep,
  pegsRight,
  TOLD_ROWS,
} from './lesson.ts';

/** Which step of how many it is; empty once the lesson is done. */
export function stepNumber(language: Language, step: LessonStep): string {
  if (step === 'done') return '';
  return lessonTexts(language).step(LESSON_STEPS.indexOf(step) + 1, LESSON_STEPS.length - 1);
}

export function stepText(language: Language, step: LessonStep, rows: readonly MarkedGuess[]): string {
  const { steps } = lessonTexts(language);
  const last = rows.at(-1);
  const answer = last ? answerText(language, LESSON_EDITION.name, last.mark) : '';
  const told = TOLD_ROWS[rows.length] ?? [];
  switch (step) {
    case 'place':
      return steps.place(rowName(language, told));
    case 'submit':
      return steps.submit;
    case 'read':
      return steps.read(answer);
    case 'test': {
      const [elsewhere = '', stays = '', wrong = ''] = pegNames(language, TOLD_ROWS[0] ?? []);
      const right = last ? pegsRight(last.mark) : 0;
      return steps.test(right, { stays, elsewhere, wrong }, rowName(language, told));
    }
    case 'conclude':
      return steps.conclude(answer);
    case 'done':
      return steps.done(rows.length);
  }
}

/** How to do it; empty if there is nothing to add. */
export function howText(language: Language, step: LessonStep, rows: readonly MarkedGuess[]): string {
  const words = lessonTexts(language);
  const told = TOLD_ROWS[rows.length];
  switch (step) {
    case 'place':
    case 'test':
      return told ? words.placeHow(told.join(', ')) : '';
    case 'submit':
      return words.submitHow(playTexts(language).row.submit);
    case 'read':
      return words.readQuestion;
    case 'conclude':
      return '';
    case 'done':
      return words.doneMore;
  }
}

/** What the second answer alone leaves: the rows in which every peg has moved. */
export function hintText(language: Language, rows: readonly MarkedGuess[]): string {
  const [one = [], other = []] = fitting(rows.slice(-1));
  return lessonTexts(language).hint(rowName(language, one), rowName(language, other));
}

export function objectionText(language: Language, objection: LessonObjection): string {
  switch (objection.kind) {
    case 'other-peg': {
      const peg = pegName(language, LESSON_EDITION, objection.peg);
      return lessonTexts(language).otherPeg(objection.hole + 1, peg);
    }
    case 'misfit':
      return rowCheckTexts({ language, edition: LESSON_EDITION }, objection.check).join(' ');
  }
}

/** Holes count from 0. */
export function unfilledText(language: Language, holes: readonly number[]): string {
  const listener = { language, edition: LESSON_EDITION };
  return draftFaultText(listener, { kind: 'not-filled', holes: holes.map((hole) => hole + 1) });
}

export function codesLeft(rows: readonly MarkedGuess[]): number {
  return fitting(rows).length;
}

function fitting(rows: readonly MarkedGuess[]): readonly Code[] {
  const { marking } = LESSON_EDITION;
  return [...allCodes(widestSpec(LESSON_EDITION))].filter((code) =>
    rows.every((row) => sameFeedback(mark(marking, code, row.guess), row.mark)),
  );
}

function rowName(language: Language, code: Code): string {
  return codeName(language, LESSON_EDITION, code);
}

function pegNames(language: Language, code: Code): readonly string[] {
  return code.map((peg) => pegName(language, LESSON_EDITION, peg));
}
