// Rows that no code fits, in words: what cannot all be right, and what may be wrong.

import type { Contradiction, Suspect } from '@blackpeg/solver';
import type { Listener } from '../faults/violations.ts';
import { answerText } from '../names/feedback.ts';
import { textsOf } from '../words/lookup.ts';

const contradictionsWords = textsOf('solver', 'contradictions');

/** In one go: that no code fits, and the first reason. */
export function contradictionText({ language }: Listener, contradiction: Contradiction): string {
  const { noCode } = contradictionsWords(language);
  return [noCode, ...conflictTexts(language, contradiction).slice(0, 1)].join(' ');
}

/** Every smallest set of rows that cannot all be right, then every row that may be the wrong one. */
export function contradictionTexts(listener: Listener, contradiction: Contradiction): readonly string[] {
  const { language } = listener;
  const words = contradictionsWords(language);
  const { suspects, fewestWrong } = contradiction;
  const wrong = fewestWrong > 1 ? [words.fewestWrong(fewestWrong)] : [];
  const single = suspects.map((suspect) => suspectText(listener, suspect));
  return [
    ...conflictTexts(language, contradiction),
    ...wrong,
    ...(single.length > 0 ? single : [words.noSuspect]),
  ];
}

function conflictTexts(
  language: Listener['language'],
  { conflicts, needsTray }: Contradiction,
): readonly string[] {
  const words = contradictionsWords(language);
  return conflicts.map((rows) =>
    rows.length === 0
      ? words.trayAlone
      : words.conflict(
          rows.map((row) => row + 1),
          needsTray,
        ),
  );
}

/** Only the likeliest answers are named; the data has all of them. */
const MOST_ANSWERS = 4;

function suspectText({ language, edition }: Listener, { row, needed }: Suspect): string {
  const words = contradictionsWords(language);
  const told = needed.length > MOST_ANSWERS + 1 ? needed.slice(0, MOST_ANSWERS) : needed;
  const answers = told.map(({ feedback, codes }) => ({
    answer: answerText(language, edition.name, feedback),
    codes,
  }));
  return words.suspect(row + 1, answers, needed.length - told.length);
}
