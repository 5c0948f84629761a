// A puzzle, of a day or one after the other: codes are tried until one fits all rows.

import { type Code, type Edition, firstMisfit, type MarkedGuess, superEdition } from '@blackpeg/rules';
import type { Puzzle } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import {
  codeName,
  dailyTexts,
  difficultyText,
  draftFaultText,
  editionText,
  type Language,
  reasoningTexts,
} from '@blackpeg/wording';
import { createAsking } from '../asking.ts';
import { type RunningScreen, replies, runScreen, type ScreenStep } from '../run-screen.ts';
import type { Said } from '../screen.ts';

export interface GivenPuzzle {
  readonly edition: Edition;
  readonly puzzle: Puzzle;
}

export interface PuzzleView {
  /** Null while it is being prepared, or if it cannot be. */
  readonly position: LaidPuzzle | null;
  readonly isWorking: boolean;
  /** That it is being prepared, or cannot be; then the reply to the last code tried. */
  readonly note: string;
  readonly isSolved: boolean;
  /** Once it is solved, or was requested. */
  readonly solution: { readonly text: string; readonly code: Code } | null;
}

export interface LaidPuzzle extends GivenPuzzle {
  readonly name: string;
  readonly difficulty: string;
  readonly rows: readonly MarkedGuess[];
  /** How it can be solved, step by step. */
  readonly reasoning: readonly string[];
}

export type PuzzleCommand =
  /** Holes count from 1. */
  | { readonly type: 'try'; readonly code: Code | null; readonly missing: readonly number[] }
  | { readonly type: 'show' }
  | { readonly type: 'another' };

type PuzzleInput =
  | { readonly type: 'language'; readonly language: Language }
  | { readonly type: 'given'; readonly given: GivenPuzzle | null }
  | { readonly type: 'known' };

export interface PuzzlePorts {
  readonly thinker: Pick<Thinker, 'ask'>;
  /** A number below this, to draw puzzles that belong to no day. */
  readonly dice: (sides: number) => number;
  /** Whether the puzzle was solved on an earlier visit. */
  readonly solved?: { get(): Promise<boolean>; put(): void };
  tell(said: Said): void;
}

export interface PuzzleStart {
  readonly language: Language;
  /** Without a date: any number of puzzles. */
  readonly date: string | null;
  /** The first of them, and the game of the others. */
  readonly given?: GivenPuzzle | undefined;
}

interface PuzzleState {
  readonly language: Language;
  readonly given: GivenPuzzle | 'working' | 'failed';
  /** The reply to the last code tried; null before the first. */
  readonly verdict: PuzzleVerdict | null;
  readonly isSolved: boolean;
  readonly isShown: boolean;
}

type PuzzleVerdict =
  | { readonly kind: 'incomplete'; readonly holes: readonly number[] }
  | { readonly kind: 'wrong'; readonly rows: readonly number[] }
  | { readonly kind: 'solved' };

type PuzzleEffect = 'prepare' | 'solved';

export type PuzzleScreen = RunningScreen<PuzzleView, PuzzleCommand, PuzzleInput>;

/** So large that nobody gets the same puzzle twice. */
const SEEDS = 2 ** 31;
/** Four holes and six colours are enough for a puzzle. */
const FREE = superEdition({ holes: 4, colours: 6 });

export function createPuzzleScreen(
  { thinker, dice, solved, tell }: PuzzlePorts,
  { language, date, given }: PuzzleStart,
): PuzzleScreen {
  const asking = createAsking(thinker);
  const edition = given?.edition ?? FREE;
  const state: PuzzleState = { language, given: 'working', verdict: null, isSolved: false, isShown: false };
  async function prepare(): Promise<GivenPuzzle | null> {
    if (date !== null) return asking.ask('daily-puzzle', { date });
    const puzzle = await asking.ask('puzzle', { edition, seed: dice(SEEDS) });
    return puzzle && { edition, puzzle };
  }
  const screen = runScreen<PuzzleState, PuzzleView, PuzzleCommand, PuzzleInput, PuzzleEffect>({
    first: given ? { state: { ...state, given } } : { state, effects: ['prepare'] },
    reduce,
    viewOf,
    why: () => null,
    run(effect, then) {
      if (effect === 'solved') return solved?.put();
      prepare()
        .catch(() => null)
        .then((found) => then({ type: 'given', given: found }));
    },
    tell,
    close: asking.stop,
  });
  solved?.get().then((isSolved) => {
    if (isSolved) screen.take({ type: 'known' });
  });
  return screen;
}

type Step = ScreenStep<PuzzleState, PuzzleEffect>;

function reduce(state: PuzzleState, input: PuzzleCommand | PuzzleInput): Step {
  const { language, given } = state;
  switch (input.type) {
    case 'language':
      return { state: input.language === language ? state : { ...state, language: input.language } };
    case 'given':
      return { state: { ...state, given: input.given ?? 'failed' } };
    case 'known':
      return { state: { ...state, isSolved: true } };
    case 'another':
      return {
        state: { ...state, given: 'working', verdict: null, isSolved: false, isShown: false },
        effects: ['prepare'],
      };
    case 'show':
      return typeof given === 'string'
        ? { state }
        : { state: { ...state, isShown: true }, said: replies([solutionText(language, given)]) };
    case 'try': {
      if (typeof given === 'string') return { state };
      const verdict = verdictOn(given.puzzle, input.code, input.missing);
      const isSolved = state.isSolved || verdict.kind === 'solved';
      return {
        state: { ...state, verdict, isSolved },
        effects: verdict.kind === 'solved' ? ['solved'] : [],
        said: replies([verdictText(language, given, verdict)]),
      };
    }
  }
}

function verdictOn({ knowledge }: Puzzle, code: Code | null, missing: readonly number[]): PuzzleVerdict {
  if (!code) return { kind: 'incomplete', holes: missing };
  const rows = knowledge.rows.flatMap((row, index) =>
    firstMisfit(knowledge.marking, [row], code) === undefined ? [] : [index + 1],
  );
  return rows.length === 0 ? { kind: 'solved' } : { kind: 'wrong', rows };
}

function verdictText(language: Language, { edition }: GivenPuzzle, verdict: PuzzleVerdict): string {
  const words = dailyTexts(language);
  switch (verdict.kind) {
    case 'incomplete':
      return draftFaultText({ language, edition }, { kind: 'not-filled', holes: verdict.holes });
    case 'wrong':
      return words.puzzleWrong(verdict.rows);
    case 'solved':
      return words.puzzleSolved;
  }
}

function solutionText(language: Language, { edition, puzzle }: GivenPuzzle): string {
  return dailyTexts(language).solution(codeName(language, edition, puzzle.solution));
}

function viewOf({ language, given, verdict, isSolved, isShown }: PuzzleState): PuzzleView {
  const words = dailyTexts(language);
  if (typeof given === 'string') {
    const note = given === 'working' ? words.puzzleWorking : words.puzzleFailed;
    return { position: null, isWorking: given === 'working', note, isSolved, solution: null };
  }
  const { edition, puzzle } = given;
  return {
    position: {
      ...given,
      name: editionText(language, edition),
      difficulty: difficultyText(language, puzzle),
      rows: puzzle.knowledge.rows,
      reasoning: reasoningTexts({ language, edition }, puzzle.reasoning),
    },
    isWorking: false,
    note: verdict ? verdictText(language, given, verdict) : '',
    isSolved,
    solution: isSolved || isShown ? { text: solutionText(language, given), code: puzzle.solution } : null,
  };
}
