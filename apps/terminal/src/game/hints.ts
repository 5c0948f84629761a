// Help from the solver in words: whether a row could be the code, one thing that is certain, a good row, what fits.

import { answeredRows, type Clues, type Code, cluesOf, type MatchState, type Seat } from '@blackpeg/rules';
import { checkOnBoard, type Deduction, deductionOnBoard, stepOnBoard } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import {
  codeName,
  codesLeftText,
  deductionText,
  playTexts,
  rowCheckTexts,
  type Speaker,
  suggestionText,
} from '@blackpeg/wording';

/** A board that is being searched, and its rows as the solver counts them: those with an answer. */
export interface HintScene {
  readonly thinker: Thinker;
  readonly clues: Clues;
  /** For each row of the clues its place on the board, from 0. */
  readonly places: readonly number[];
  readonly speaker: Speaker;
}

export interface Hint {
  readonly texts: readonly string[];
  /** A row that was shown. */
  readonly row: Code | null;
  /** What was certain, so that it is not told again. */
  readonly clue: Deduction | null;
}

/** Codes named one by one, at most. */
const MOST_NAMED = 10;

/** Null where the seat looks for no code now. */
export function hintScene(
  thinker: Thinker,
  state: MatchState,
  seat: Seat,
  speaker: Speaker,
): HintScene | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  if (!board?.secret || state.phase !== 'seeking') return null;
  return { thinker, clues: cluesOf(state, board), places: answeredRows(board), speaker };
}

export async function checkHint({ thinker, clues, places, speaker }: HintScene, guess: Code): Promise<Hint> {
  const check = await thinker.ask('check-row', { clues, guess });
  return { texts: rowCheckTexts(speaker, checkOnBoard(places, check)), row: null, clue: null };
}

export async function clueHint(
  { thinker, clues, places, speaker }: HintScene,
  told: readonly Deduction[],
): Promise<Hint> {
  const clue = await thinker.ask('clue', { clues, told });
  const text = clue
    ? deductionText(speaker, deductionOnBoard(places, clue))
    : playTexts(speaker.language).hints.noClue;
  return { texts: [text], row: null, clue };
}

export async function rowHint(
  { thinker, clues, places, speaker }: HintScene,
  rowsLeft: number,
): Promise<Hint> {
  const { language, edition } = speaker;
  const good = await thinker.ask('good-row', { clues, rowsLeft });
  if (!('advice' in good)) return { texts: [playTexts(language).hints.nothingFits], row: null, clue: null };
  const { guess } = good.advice;
  const why = good.why.map((step) => suggestionText(language, stepOnBoard(places, step)));
  return { texts: [`${codeName(language, edition, guess)}.`, ...why], row: guess, clue: null };
}

/** How many codes fit, and which, where they are few enough to be named. */
export async function fitsTexts({ thinker, clues, speaker }: HintScene): Promise<readonly string[]> {
  const { language, edition } = speaker;
  const { count, codes } = await thinker.ask('fits', { clues, list: MOST_NAMED });
  const named = count === codes.length ? codes.map((code) => `${codeName(language, edition, code)}.`) : [];
  return [codesLeftText(language, count), ...named];
}
