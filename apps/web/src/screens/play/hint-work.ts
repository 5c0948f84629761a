// What a hint says: the solver asked, its answer put into words and on the rows of the board. Loaded with the first hint.

import { answeredRows, type Board, type Clues, type Code } from '@blackpeg/rules';
import { checkOnBoard, type Deduction, deductionOnBoard, stepOnBoard } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import {
  codeName,
  codesLeftText,
  deductionText,
  type PlayWords,
  rowCheckTexts,
  type Speaker,
  suggestionText,
} from '@blackpeg/wording';
import type { HintCounts } from './keeping.ts';

export type HintGrade = keyof HintCounts;

export interface Hint {
  readonly grade: HintGrade;
  readonly texts: readonly string[];
  /** A row that was shown, to be put on the board. */
  readonly row: Code | null;
  /** What was certain, so that it is not told again. */
  readonly clue: Deduction | null;
}

export interface HintScene {
  readonly thinker: Thinker;
  readonly board: Board;
  readonly clues: Clues;
  readonly speaker: Speaker;
  readonly words: PlayWords['hints'];
  /** The row as it stands; null while a hole is empty. */
  readonly guess: Code | null;
  /** Clues given before. */
  readonly told: readonly Deduction[];
  readonly signal: AbortSignal;
}

export function workHint(grade: HintGrade, scene: HintScene): Promise<Hint> {
  switch (grade) {
    case 'check':
      return checked(scene);
    case 'clue':
      return clued(scene);
    case 'row':
      return suggested(scene);
  }
}

/** How many codes fit, and which, where they are few enough to have been listed. */
export function fitsText({ language, edition }: Speaker, count: number, codes: readonly Code[]): string {
  const named = count === codes.length ? codes.map((code) => codeName(language, edition, code)) : [];
  return [codesLeftText(language, count), named.join('; ')].filter(Boolean).join(' ');
}

async function checked({ thinker, board, clues, speaker, words, guess, signal }: HintScene): Promise<Hint> {
  if (!guess) return { grade: 'check', texts: [words.rowUnfilled], row: null, clue: null };
  const check = await thinker.ask('check-row', { clues, guess }, { signal });
  return {
    grade: 'check',
    texts: rowCheckTexts(speaker, checkOnBoard(answeredRows(board), check)),
    row: null,
    clue: null,
  };
}

async function clued({ thinker, board, clues, speaker, words, told, signal }: HintScene): Promise<Hint> {
  const clue = await thinker.ask('clue', { clues, told }, { signal });
  const text = clue ? deductionText(speaker, deductionOnBoard(answeredRows(board), clue)) : words.noClue;
  return { grade: 'clue', texts: [text], row: null, clue };
}

async function suggested({ thinker, board, clues, speaker, words, signal }: HintScene): Promise<Hint> {
  const { language, edition } = speaker;
  const rowsLeft = edition.rows - board.rows.length;
  const good = await thinker.ask('good-row', { clues, rowsLeft }, { signal });
  if (!('advice' in good)) return { grade: 'row', texts: [words.nothingFits], row: null, clue: null };
  const { guess } = good.advice;
  const why = good.why.map((step) => suggestionText(language, stepOnBoard(answeredRows(board), step)));
  return { grade: 'row', texts: [`${codeName(language, edition, guess)}.`, ...why], row: guess, clue: null };
}
