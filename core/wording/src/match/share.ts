// A finished board as text to send to a friend: one sentence first, then the rows, so that it reads well aloud.

import type { Board, Row } from '@blackpeg/rules';
import { briefCode } from '../names/codes.ts';
import { answerText } from '../names/feedback.ts';
import { editionName, sizeName } from '../names/names.ts';
import type { Speaker } from '../names/who.ts';
import { baseWords } from '../words/lookup.ts';

/** Answers alone give nothing away to who still looks for the same code. */
export type Shared = 'answers' | 'rows';

export interface ShareParts {
  readonly board: Pick<Board, 'rows'>;
  /** What became of it, as a sentence. */
  readonly outcome: string;
  /** A day's name, where it was the code of a day. */
  readonly day: string | null;
  readonly shared: Shared;
  /** How to come to the same thing: a link, or the rows in notation; its own last line. */
  readonly tail: string | null;
}

export function shareText(speaker: Speaker, { board, outcome, day, shared, tail }: ShareParts): string {
  const { language, edition } = speaker;
  const game = `Blackpeg ${editionName(language, edition.name)}, ${day ?? sizeName(language, edition)}`;
  const rows = board.rows.map((row, index) => rowLine(speaker, row, index + 1, shared));
  return [`${game}. ${outcome}`, ...rows, ...(tail === null ? [] : [tail])].join('\n');
}

/** Plain digits and words, so that nothing is spelt out sign by sign. */
function rowLine(
  { language, edition }: Speaker,
  { guess, mark }: Row,
  number: number,
  shared: Shared,
): string {
  const words = baseWords(language).table;
  if (guess === 'lost') return words.briefRow(number, words.briefLost, null);
  const code = shared === 'rows' && guess !== 'hidden' ? briefCode(language, edition, guess) : '';
  const answer = mark === null || mark === 'hidden' ? null : answerText(language, edition.name, mark);
  return words.briefRow(number, code, answer);
}
