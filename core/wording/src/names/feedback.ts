// Answers in words: what each edition calls its key pegs, how many there are, and when the code is broken.

import {
  EDITIONS,
  type Edition,
  type EditionName,
  type Feedback,
  isBroken,
  type KeySet,
} from '@blackpeg/rules';
import { type Language, textsOf, type WordsIn } from '../words/lookup.ts';

const feedbackWords = textsOf('base', 'feedback');

export const KEYS = ['black', 'white', 'blue'] as const satisfies readonly (keyof KeySet)[];
export type KeyPegName = (typeof KEYS)[number];

/** “2 white pegs”, “1 fiche pointue”. */
export function keyPegs(language: Language, edition: EditionName, key: KeyPegName, count: number): string {
  return keyWords(language, edition, key).pegs(count);
}

/** “2 white”, “0 noire”. */
export function keyCounted(language: Language, edition: EditionName, key: KeyPegName, count: number): string {
  return keyWords(language, edition, key).counted(count);
}

export function keyLetter(language: Language, edition: EditionName, key: KeyPegName): string {
  return keyWords(language, edition, key).letter;
}

/** “1 black, 2 white”; zeros are left out, unless all are zero. */
export function answerText(language: Language, edition: EditionName, feedback: Feedback): string {
  const counted = KEYS.filter((key) => feedback[key] > 0).map((key) =>
    keyWords(language, edition, key).counted(feedback[key]),
  );
  return counted.length === 0 ? feedbackWords(language).none : counted.join(', ');
}

/** “Answer: 1 black, 2 white”, to follow a row in the same sentence. */
export function introducedAnswer(language: Language, edition: EditionName, feedback: Feedback): string {
  return feedbackWords(language).introduced(answerText(language, edition, feedback));
}

/** “1 b 2 w”, with letters of the language: for tables, not to be said. */
export function briefAnswer(language: Language, edition: EditionName, feedback: Feedback): string {
  const counted = KEYS.filter((key) => feedback[key] > 0).map(
    (key) => `${feedback[key]} ${keyLetter(language, edition, key)}`,
  );
  return counted.length === 0 ? feedbackWords(language).briefNone : counted.join(' ');
}

/** The answer and, if all holes are right, its meaning. `holes` are those of its board. */
export function feedbackText(
  language: Language,
  edition: Pick<Edition, 'name'>,
  feedback: Feedback,
  holes: number,
): string {
  const answer = answerText(language, edition.name, feedback);
  return isBroken(feedback, holes) ? feedbackWords(language).broken(answer) : answer;
}

/** The same in few words: “5 black: broken”. */
export function briefFeedback(
  language: Language,
  edition: Pick<Edition, 'name'>,
  feedback: Feedback,
  holes: number,
): string {
  const answer = answerText(language, edition.name, feedback);
  return isBroken(feedback, holes) ? feedbackWords(language).briefBroken(answer) : answer;
}

function keyWords(
  language: Language,
  edition: EditionName,
  key: KeyPegName,
): WordsIn<'base'>['feedback']['keys'][KeySet[KeyPegName]] {
  return feedbackWords(language).keys[EDITIONS[edition].keys[key]];
}
