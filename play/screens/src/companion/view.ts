// The companion's view: the rows that were copied, what follows from them, or why no code fits them.

import type { Code, Edition, MarkedGuess } from '@blackpeg/rules';
import {
  type CoachStep,
  checkOnBoard,
  type Deduction,
  deductionOnBoard,
  stepOnBoard,
} from '@blackpeg/solver';
import {
  adviceTexts,
  answerText,
  briefCode,
  certaintyTexts,
  codeName,
  codesLeftText,
  commonTexts,
  companionTexts,
  deductionText,
  type Language,
  playTexts,
  rowCheckTexts,
  suggestionText,
} from '@blackpeg/wording';
import { chainOf, type HintChain, misfitSteps } from '../hints/index.ts';
import { cluesFor, countedRows, foundAt, type RealBoard, type RealRow } from './board.ts';
import { type BoardFinding, type CompanionAnswer, explained, rowsLeft } from './questions.ts';

export interface CompanionState {
  readonly language: Language;
  readonly board: RealBoard;
  /** It was started on an earlier visit. */
  readonly isOld: boolean;
  /** What can be restored after all rows were removed at once. */
  readonly before: RealBoard | null;
  readonly finding: BoardFinding;
  /** The solver's result is to be said. */
  readonly tells: boolean;
  /** A question is being answered. */
  readonly asks: boolean;
  readonly answer: CompanionAnswer | null;
  /** Clues that were told for these rows. */
  readonly clues: readonly Deduction[];
  /** The explanation of the answer; null until it is requested, or if it failed. */
  readonly steps: readonly CoachStep[] | null;
  /** The highlighted step, from 0. */
  readonly step: number;
  /** The row being changed, from 0; null while a new one is entered. */
  readonly changing: number | null;
  /** Why a text is not a board. */
  readonly unread: string | null;
}

export interface CompanionView {
  readonly edition: Edition;
  readonly isOld: boolean;
  readonly rows: readonly CompanionRow[];
  readonly canPutBack: boolean;
  /** Null if no row can be entered: the code is found. */
  readonly entry: { readonly title: string; readonly changing: number | null } | null;
  /** That the board is full. */
  readonly full: string | null;
  readonly finding: BoardFinding['kind'];
  /** The state of the search, in sentences: what fits, or what is impossible. */
  readonly standing: readonly string[];
  /** Some of the codes that fit. */
  readonly codes: readonly Code[];
  readonly someFit: string;
  /** Rows that could be the only wrong one, from 0. */
  readonly suspects: readonly number[];
  readonly working: string | null;
  /** The answer to the player's question. */
  readonly told: readonly string[];
  readonly good: Code | null;
  /** Whether an explanation can be requested. */
  readonly canAskWhy: boolean;
  /** The explanation, once it was requested; one step is highlighted. */
  readonly chain: readonly { readonly label: string; readonly isLit: boolean }[] | null;
  readonly unread: string | null;
}

export interface CompanionRow extends RealRow {
  readonly number: number;
  readonly isSuspect: boolean;
  /** The highlighted step refers to it. */
  readonly isNamed: boolean;
}

/** The most codes named in a sentence. */
const MOST_NAMED = 6;

export function companionView(state: CompanionState): CompanionView {
  const { language, board, finding, changing, answer } = state;
  const words = companionTexts(language);
  const { edition, rows } = board;
  const found = foundAt(board);
  const suspects = suspectsIn(state);
  const chain = state.steps && chainIn(state);
  const named = chain?.steps[state.step]?.about.rows ?? [];
  const isFull = rows.length >= edition.rows && changing === null;
  const codes = finding.kind === 'fits' ? finding.codes : [];
  const title = changing === null ? words.newRow(rows.length + 1) : words.changeRow(changing + 1);
  return {
    edition,
    isOld: state.isOld,
    rows: rows.map((row, index) => ({
      ...row,
      number: index + 1,
      isSuspect: suspects.includes(index),
      isNamed: named.includes(index),
    })),
    canPutBack: state.before !== null,
    entry: !isFull && (found === null || changing !== null) ? { title, changing } : null,
    full: isFull ? words.full(edition.rows) : null,
    finding: finding.kind,
    standing: standingTexts(state),
    codes,
    someFit: finding.kind === 'fits' ? words.someFit(codes.length, finding.count) : '',
    suspects,
    working: state.asks ? words.working : null,
    told: answer ? answerTexts(state, answer) : [],
    good: answer?.kind === 'good-row' ? answer.good.advice.guess : null,
    canAskWhy: explained(answer) !== null && !chain,
    chain: chain?.steps.map(({ text }, step) => ({ label: text, isLit: step === state.step })) ?? null,
    unread: state.unread,
  };
}

/** The explanation in words. */
export function chainIn({ language, board, steps }: CompanionState): HintChain {
  const listener = { language, edition: board.edition };
  return chainOf(listener, cluesFor(board), steps ?? [], countedRows(board));
}

/** Row numbers of the board: the solver gets only the rows that count. */
function suspectsIn({ board, finding }: CompanionState): readonly number[] {
  if (finding.kind !== 'contradiction') return [];
  const places = countedRows(board);
  return finding.contradiction.suspects.map(({ row }) => places[row] ?? row);
}

function standingTexts({ language, board, finding }: CompanionState): readonly string[] {
  const words = companionTexts(language);
  switch (finding.kind) {
    case 'none':
      return [];
    case 'found':
      return [words.found((foundAt(board) ?? 0) + 1)];
    case 'working':
      return [words.working];
    case 'failed':
      return [words.failed];
    case 'fits':
      return [codesLeftText(language, finding.count)];
    case 'contradiction':
      return [words.noFit, ...conflictTexts({ language, edition: board.edition }, board, finding)];
  }
}

/** The same, naming the codes that fit if they are few. */
export function spokenStanding(state: CompanionState): readonly string[] {
  const { language, board, finding } = state;
  const codes = finding.kind === 'fits' && finding.count <= MOST_NAMED ? finding.codes : [];
  const names = codes.map((code) => codeName(language, board.edition, code));
  return [...standingTexts(state), ...(names.length > 0 ? [`${names.join('; ')}.`] : [])];
}

type Reader = { readonly language: Language; readonly edition: Edition };

function conflictTexts(
  reader: Reader,
  board: RealBoard,
  { contradiction }: Extract<BoardFinding, { readonly kind: 'contradiction' }>,
): readonly string[] {
  return misfitSteps(reader, contradiction, countedRows(board)).map(({ text }) => text);
}

export function answerTexts(
  { language, board, clues }: CompanionState,
  answer: CompanionAnswer,
): readonly string[] {
  const reader = { language, edition: board.edition };
  const words = companionTexts(language);
  const places = countedRows(board);
  switch (answer.kind) {
    case 'failed':
      return [words.failed];
    case 'no-fit':
      return [words.noFit];
    case 'certain':
      return certaintyTexts(
        reader,
        answer.facts.map((fact) => deductionOnBoard(places, fact)),
      );
    case 'clue':
      return [
        answer.clue
          ? deductionText(reader, deductionOnBoard(places, answer.clue))
          : playTexts(language).hints[clues.length > 0 ? 'noMoreClues' : 'noClue'],
      ];
    case 'check':
      return rowCheckTexts(reader, checkOnBoard(places, answer.check));
    case 'good-row': {
      const { advice, why } = answer.good;
      const steps = why.map((step) => suggestionText(language, stepOnBoard(places, step)));
      return [...adviceTexts(reader, advice, rowsLeft(board)), ...steps];
    }
  }
}

/** A row with its number and its answer, in a line. */
export function markedRowText(
  { language, edition }: Reader,
  number: number,
  { guess, mark }: MarkedGuess,
): string {
  const { named } = commonTexts(language);
  const answer = answerText(language, edition.name, mark);
  return named(String(number), named(briefCode(language, edition, guess), answer));
}
