// A suggested guess in words: what to expect, why it is suggested; and a row checked before it is placed.

import type { Advice, RowCheck, SuggestionStep } from '@blackpeg/solver';
import type { Listener } from '../faults/violations.ts';
import { answerText } from '../names/feedback.ts';
import { type Language, textsOf } from '../words/lookup.ts';
import { codeFor, type Reader } from './reader.ts';

const adviceWords = textsOf('solver', 'advice');
const rowChecksWords = textsOf('solver', 'rowChecks');
const suggestionsWords = textsOf('solver', 'suggestions');

/** How many codes fit: “12 codes fit.” */
/** After the codes that were named. */
export function moreCodesText(language: Language, codes: number): string {
  return adviceWords(language).moreCodes(codes);
}

export function codesLeftText(language: Language, codes: number): string {
  return adviceWords(language).codesLeft(codes);
}

/** The guess, what to expect from it, and whether that is proved; a sentence each. */
export function adviceTexts(reader: Reader, advice: Advice, rowsLeft: number): readonly string[] {
  const words = adviceWords(reader.language);
  const about = advice.grounds !== 'exact';
  const chance = words.chance(advice.chanceWithin, rowsLeft, about);
  return [
    words.guess(codeFor(reader, advice.guess)),
    words.expected(advice.expectedRows, about),
    // An estimate of the worst case promises what nobody has shown.
    ...(about ? [] : [words.worst(advice.worstCase)]),
    rowsLeft === 0 ? words.noRowsLeft : chance,
    advice.proved ? words.proved : words.bound(advice.lowerBound),
  ];
}

/** One step of why a guess is suggested. */
export function suggestionText(language: Language, step: SuggestionStep): string {
  const words = suggestionsWords(language);
  // The words for a kind take exactly this step; the compiler cannot follow that.
  const say = words[step.kind] as (step: SuggestionStep) => string;
  return say('row' in step ? { ...step, row: step.row + 1 } : step);
}

/** A sentence for each row that the checked one contradicts, or one sentence if there is none. */
export function rowCheckTexts({ language, edition }: Listener, check: RowCheck): readonly string[] {
  const words = rowChecksWords(language);
  if (check.kind !== 'contradicts') return [words[check.kind]];
  return check.rows.map(({ row, got, would }) =>
    words.contradicts(
      row + 1,
      answerText(language, edition.name, got),
      answerText(language, edition.name, would),
    ),
  );
}
