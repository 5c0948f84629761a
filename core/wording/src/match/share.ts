// A finished search as text to send to a friend: the result and the game, then the rows, in a form that reads well
// aloud; last the link to the same code.

import { type Board, isFound, type Row } from '@blackpeg/rules';
import { briefCode } from '../names/codes.ts';
import { answerText } from '../names/feedback.ts';
import { briefEdition, editionName, sizeName } from '../names/names.ts';
import { type Speaker, whoIs } from '../names/who.ts';
import { textsOf } from '../words/lookup.ts';

const tableWords = textsOf('base', 'table');

const shareWords = textsOf('matches', 'share');

/** Answers alone reveal nothing to a player who is still looking for the same code. */
export type Shared = 'answers' | 'rows';

export interface SharedSearch {
  readonly board: Board;
  /** `2026-03-14`, if it was the code of a day. */
  readonly day: string | null;
}

export interface ShareParts extends SharedSearch {
  readonly shared: Shared;
  /** Where the same code can be played; null for nowhere. Not shown together with the rows, which reveal it. */
  readonly address: string | null;
  /** The rows in notation, to be read back: the last line of shared rows. */
  readonly notation: string;
}

/** Written by the sender to the reader; the first is a clause to continue from. */
export function shareHeads(
  speaker: Speaker,
  { board, day }: SharedSearch,
): { readonly result: string; readonly code: string } {
  const { language, edition } = speaker;
  const words = shareWords(language);
  const who = whoIs(speaker, board.breaker);
  const rows = board.rows.length;
  return {
    result: isFound(board) ? words.found(who, rows) : words.notFound(who, rows),
    code:
      day === null
        ? words.code(`${editionName(language, edition.name)}, ${sizeName(language, edition)}`)
        : words.dayCode(day, briefEdition(language, edition)),
  };
}

export function shareText(speaker: Speaker, parts: ShareParts): string {
  const { board, shared, address, notation } = parts;
  const words = shareWords(speaker.language);
  const { result, code } = shareHeads(speaker, parts);
  const first = words.whole(result, code);
  const rows = board.rows.map((row, index) => rowLine(speaker, row, index + 1, shared));
  if (shared === 'rows') return [first, ...rows, notation].join('\n');
  if (address === null) return [first, ...rows].join('\n');
  return [`${first} ${words.invite}`, ...rows, words.link(address)].join('\n');
}

/** Plain digits and words, so that screen readers spell nothing out character by character. */
function rowLine(
  { language, edition }: Speaker,
  { guess, mark }: Row,
  number: number,
  shared: Shared,
): string {
  const words = shareWords(language);
  if (guess === 'lost') return words.row(number, tableWords(language).lost, null);
  const code = shared === 'rows' && guess !== 'hidden' ? briefCode(language, edition, guess) : '';
  const answer = mark === null || mark === 'hidden' ? null : answerText(language, edition.name, mark);
  return words.row(number, code, answer);
}
