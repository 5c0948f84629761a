// The review of a board, in words: each row, skill and luck, and when the code was certain.

import { type Feedback, sameCode } from '@blackpeg/rules';
import type { BoardReview, RowReview } from '@blackpeg/solver';
import { answerText } from '../names/feedback.ts';
import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';
import { codeFor, type Reader } from './reader.ts';

const reviewsWords = textsOf('solver', 'reviews');

type SkillName = keyof WordsIn<'solver'>['reviews']['skills'];
type LuckName = keyof WordsIn<'solver'>['reviews']['lucks'];

/** What the numbers of a review are called. Skill is from 0 to 100, luck in bits. */
export function skillName(language: Language, skill: number): string {
  return reviewsWords(language).skills[skillOf(skill)];
}

export function luckName(language: Language, luck: number): string {
  return reviewsWords(language).lucks[luckOf(luck)];
}

/** One row, a sentence for each thing to say. `number` is the row as players count it, lost rows included. */
export function rowReviewTexts(
  reader: Reader,
  review: RowReview,
  answer: Feedback,
  number = review.row + 1,
): readonly string[] {
  const { language, edition } = reader;
  const words = wordsIn(language);
  const { best, guess, skill, luck } = review;
  const isBest = sameCode(best.guess, guess) || skillOf(skill) === 'best';
  return [
    words.row(number, codeFor(reader, guess), answerText(language, edition.name, answer)),
    words.codes(review.before, review.after, review.expectedAfter),
    ...(review.found ? [] : [words.consistent(review.consistent)]),
    review.found
      ? words.found
      : isBest
        ? words.noBetter
        : words.best(codeFor(reader, best.guess), best.expectedAfter, best.couldBeCode),
    words.judged(skill, skillName(language, skill), luck, luckName(language, luck)),
  ];
}

/** The summary of the rows. `numberOf` turns a reviewed row into the number players use. */
export function reviewTexts(
  language: Language,
  { rows, certainAfter, contradictedAt, skill, luck }: BoardReview,
  numberOf: (row: number) => number = (row) => row + 1,
): readonly string[] {
  const words = wordsIn(language);
  const certain = certainAfter === null ? words.neverCertain : words.certain(numberOf(certainAfter));
  const torn = contradictedAt === null ? [] : [words.contradicted(numberOf(contradictedAt))];
  const whole = words.whole(skill, skillName(language, skill), luck, luckName(language, luck));
  return [certain, ...torn, ...(rows.length === 0 ? [] : [whole])];
}

/** Which board a review is of. */
export function boardName(
  language: Language,
  round: { readonly number: number; readonly replay: number },
  who: string,
  finished: boolean,
): string {
  return wordsIn(language).board(round.number, round.replay > 0, who, finished);
}

export function noBoardsText(language: Language): string {
  return wordsIn(language).noBoards;
}

function skillOf(skill: number): SkillName {
  if (skill >= 99.5) return 'best';
  if (skill >= 90) return 'good';
  if (skill >= 70) return 'fair';
  return skill >= 30 ? 'weak' : 'wasted';
}

/** A bit more or less than expected is half as many codes left, or twice as many. */
function luckOf(luck: number): LuckName {
  if (luck >= 2) return 'very-lucky';
  if (luck >= 0.5) return 'lucky';
  if (luck > -0.5) return 'ordinary';
  return luck > -2 ? 'unlucky' : 'very-unlucky';
}

function wordsIn(language: Language): WordsIn<'solver'>['reviews'] {
  return reviewsWords(language);
}
