// The first lesson: what is hidden, which rows are placed as told, what each step says.

import {
  allCodes,
  type Code,
  customEdition,
  firstMisfit,
  isBroken,
  type MarkedGuess,
  mark,
  sameFeedback,
  widestSpec,
} from '@blackpeg/rules';
import {
  answerText,
  codeName,
  type Language,
  lessonTexts,
  pegName,
  playTexts,
  rowCheckTexts,
  terminalScreenTexts,
} from '@blackpeg/wording';

/** As the cell of Super in which beginners start, on a board no higher than the lesson needs. */
export const SIZE = { holes: 3, colours: 4 };
export const EDITION = customEdition({
  holes: SIZE.holes,
  facets: [{ name: 'colour', size: SIZE.colours, blank: false }],
  rows: 5,
});
const HIDDEN: Code = [1, 4, 2];
/** The first row is answered by one black and one white, the second by three whites; then one code is left. */
const TOLD: readonly Code[] = [
  [1, 2, 3],
  [4, 2, 1],
];
export const STEPS = ['place', 'submit', 'read', 'test', 'conclude', 'done'] as const;
type Step = (typeof STEPS)[number];

/** The rows so far, whether the next is full, and whether the one question has been answered. */
export function stepOf(rows: readonly MarkedGuess[], isFull: boolean, isRead: boolean): Step {
  const last = rows.at(-1);
  if (!last) return isFull ? 'submit' : 'place';
  if (isBroken(last.mark, HIDDEN.length)) return 'done';
  if (!isRead) return 'read';
  return rows.length < TOLD.length ? 'test' : 'conclude';
}

export function answered(code: Code): MarkedGuess {
  return { guess: code, mark: mark(EDITION.marking, HIDDEN, code) };
}

export function stepText(language: Language, step: Step, rows: readonly MarkedGuess[]): string {
  const { steps } = lessonTexts(language);
  const last = rows.at(-1);
  const answer = last ? answerText(language, EDITION.name, last.mark) : '';
  const told = codeName(language, EDITION, TOLD[rows.length] ?? []);
  switch (step) {
    case 'place':
      return steps.place(told);
    case 'submit':
      return steps.submit;
    case 'read':
      return steps.read(answer);
    case 'test': {
      const [elsewhere = '', stays = '', wrong = ''] = (TOLD[0] ?? []).map((peg) =>
        pegName(language, EDITION, peg),
      );
      const right = last ? last.mark.black + last.mark.white : 0;
      return steps.test(right, { stays, elsewhere, wrong }, told);
    }
    case 'conclude':
      return steps.conclude(answer);
    case 'done':
      return steps.done(rows.length);
  }
}

/** How to do it. */
export function howText(language: Language, step: Step, rows: readonly MarkedGuess[]): string {
  const words = lessonTexts(language);
  switch (step) {
    case 'place':
    case 'test':
      return words.placeHow((TOLD[rows.length] ?? []).join(', '));
    case 'submit':
      return words.submitHow(playTexts(language).row.submit);
    case 'read':
      return words.readQuestion;
    case 'conclude':
      return terminalScreenTexts(language).pair('h', words.hintKey);
    case 'done':
      return `${words.doneMore} ${terminalScreenTexts(language).pair('Enter', words.play)}`;
  }
}

/** What the second answer alone leaves. */
export function hintText(language: Language, rows: readonly MarkedGuess[]): string {
  const fitting = [...allCodes(widestSpec(EDITION))].filter((code) =>
    rows.slice(-1).every((row) => sameFeedback(mark(EDITION.marking, code, row.guess), row.mark)),
  );
  const [one = [], other = []] = fitting;
  return lessonTexts(language).hint(codeName(language, EDITION, one), codeName(language, EDITION, other));
}

/** What stands against placing this row; null where nothing does. */
export function objectionTo(language: Language, rows: readonly MarkedGuess[], code: Code): string | null {
  const told = TOLD[rows.length];
  if (told) {
    const hole = told.findIndex((peg, index) => code[index] !== peg);
    return hole < 0
      ? null
      : lessonTexts(language).otherPeg(hole + 1, pegName(language, EDITION, told[hole] ?? 0));
  }
  const row = firstMisfit(EDITION.marking, rows, code);
  const placed = row === undefined ? undefined : rows[row];
  if (row === undefined || !placed) return null;
  const misfit = { row, got: placed.mark, would: mark(EDITION.marking, code, placed.guess) };
  return rowCheckTexts({ language, edition: EDITION }, { kind: 'contradicts', rows: [misfit] }).join(' ');
}
