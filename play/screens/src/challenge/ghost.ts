// Compares a finished search row by row with the sender's, the ghost that came with the link.

import type { GhostChallenge } from '@blackpeg/notation';
import { type Board, type Code, type Edition, type Feedback, isFound, mark, sameCode } from '@blackpeg/rules';
import { answerText, briefCode, type Language, playTexts } from '@blackpeg/wording';

export interface GhostView {
  readonly title: string;
  /** Who found it, and in how many rows. */
  readonly summary: string;
  readonly you: string;
  readonly friend: string;
  readonly rows: readonly GhostRow[];
}

export interface GhostRow {
  /** From 1. */
  readonly row: number;
  readonly yours: ComparedRow;
  readonly theirs: ComparedRow;
  /** Both in a sentence. */
  readonly text: string;
}

/** Null if the search was over by then; a row lost on time has neither code nor answer. */
export type ComparedRow =
  | { readonly code: Code; readonly answer: Feedback }
  | { readonly code: null; readonly answer: null }
  | null;

/** Null if there is no ghost, the search is not over, or the ghost searched for another code. */
export function ghostView(
  language: Language,
  edition: Edition,
  ghost: GhostChallenge | null,
  board: Board | undefined,
): GhostView | null {
  const code = board?.secret?.code;
  if (!ghost || !board || !code || code === 'hidden' || !sameCode(code, ghost.code)) return null;
  const words = playTexts(language).end.ghost;
  const yours = board.rows.map(({ guess }) => compared(edition, code, guess === 'hidden' ? 'lost' : guess));
  const theirs = ghost.rows.map((row) => compared(edition, code, row));
  const last = ghost.rows.at(-1);
  const found = {
    you: isFound(board),
    friend: last !== undefined && last !== 'lost' && sameCode(last, code),
  };
  const length = Math.max(yours.length, theirs.length);
  return {
    title: words.title,
    summary: summaryOf(language, found, yours.length, theirs.length),
    you: words.you,
    friend: words.friend,
    rows: Array.from({ length }, (_, at) => {
      const pair = { yours: yours[at] ?? null, theirs: theirs[at] ?? null };
      const text = (row: ComparedRow) => rowText(language, edition, row);
      return { row: at + 1, ...pair, text: words.row(at + 1, text(pair.yours), text(pair.theirs)) };
    }),
  };
}

function compared({ marking }: Edition, code: Code, guess: Code | 'lost'): ComparedRow {
  return guess === 'lost'
    ? { code: null, answer: null }
    : { code: guess, answer: mark(marking, code, guess) };
}

function summaryOf(
  language: Language,
  found: { readonly you: boolean; readonly friend: boolean },
  yours: number,
  theirs: number,
): string {
  const words = playTexts(language).end.ghost;
  if (found.you) return found.friend ? words.both(yours, theirs) : words.youAlone(yours);
  return found.friend ? words.friendAlone(theirs) : words.neither;
}

function rowText(language: Language, edition: Edition, row: ComparedRow): string {
  const words = playTexts(language).end.ghost;
  if (row === null) return words.none;
  if (row.code === null) return words.lost;
  return words.guess(briefCode(language, edition, row.code), answerText(language, edition.name, row.answer));
}
