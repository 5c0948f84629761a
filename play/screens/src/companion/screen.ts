// The companion screen: rows are copied, changed, excluded and removed, and the solver is asked after every change.

import { type Code, type Edition, type MarkedGuess, superEdition } from '@blackpeg/rules';
import type { CoachStep, Deduction } from '@blackpeg/solver';
import type { Thinker } from '@blackpeg/thinking';
import { companionTexts, type Language, textFaultText } from '@blackpeg/wording';
import { createAsking } from '../asking.ts';
import { type RunningScreen, replies, runScreen, type ScreenStep } from '../run-screen.ts';
import type { Said } from '../screen.ts';
import { counting, formatBoard, foundAt, parseBoard, type RealBoard, withoutRow, withRow } from './board.ts';
import {
  answerTo,
  type BoardFinding,
  type CompanionAnswer,
  type CompanionQuestion,
  explained,
  find,
  stepsTo,
} from './questions.ts';
import {
  answerTexts,
  type CompanionState,
  type CompanionView,
  chainIn,
  companionView,
  spokenStanding,
} from './view.ts';

/** Rows count from 0. */
export type CompanionCommand =
  /** Another board, without rows. */
  | { readonly type: 'edition'; readonly edition: Edition }
  /** A new row, or the one being changed. */
  | { readonly type: 'enter'; readonly row: MarkedGuess }
  | { readonly type: 'change'; readonly row: number }
  | { readonly type: 'cancel' }
  | { readonly type: 'count'; readonly row: number; readonly counted: boolean }
  | { readonly type: 'remove'; readonly row: number }
  | { readonly type: 'clear' }
  | { readonly type: 'put-back' }
  /** A board as text. */
  | { readonly type: 'read'; readonly text: string }
  | { readonly type: 'standing' }
  /** Explains the last answer. */
  | { readonly type: 'why' }
  /** A step of the explanation to highlight, from 0. */
  | { readonly type: 'show-step'; readonly step: number }
  | CompanionQuestion;

type CompanionInput =
  | { readonly type: 'language'; readonly language: Language }
  /** The board of an earlier visit; null if there is none. */
  | { readonly type: 'kept'; readonly board: RealBoard | null }
  | { readonly type: 'found'; readonly finding: BoardFinding }
  | { readonly type: 'answered'; readonly answer: CompanionAnswer }
  /** Null if it failed. */
  | { readonly type: 'explained'; readonly steps: readonly CoachStep[] | null };

type CompanionEffect =
  /** It is stored, and answers about the previous board are dropped. */
  | { readonly type: 'changed'; readonly board: RealBoard }
  | { readonly type: 'find'; readonly board: RealBoard }
  | { readonly type: 'ask'; readonly state: CompanionState; readonly question: CompanionQuestion }
  | { readonly type: 'explain'; readonly board: RealBoard; readonly of: Deduction | Code };

export interface CompanionPorts {
  readonly thinker: Pick<Thinker, 'ask'>;
  /** Where the board is stored between visits, as text. */
  readonly kept?: { get(): Promise<string | null>; put(text: string): void };
  tell(said: Said): void;
}

export type CompanionScreen = RunningScreen<CompanionView, CompanionCommand, CompanionInput>;

export function createCompanionScreen(
  { thinker, kept, tell }: CompanionPorts,
  { language, edition = superEdition() }: { readonly language: Language; readonly edition?: Edition },
): CompanionScreen {
  const [finding, asking] = [createAsking(thinker), createAsking(thinker)];
  const stop = () => {
    finding.stop();
    asking.stop();
  };
  const screen = runScreen<CompanionState, CompanionView, CompanionCommand, CompanionInput, CompanionEffect>({
    first: { state: emptyState(language, edition) },
    reduce,
    viewOf: companionView,
    why,
    run(effect, then) {
      if (effect.type === 'changed') {
        stop();
        kept?.put(formatBoard(effect.board));
      }
      if (effect.type === 'find')
        find(finding, effect.board)
          .catch((): BoardFinding => ({ kind: 'failed' }))
          .then((found) => then({ type: 'found', finding: found }));
      if (effect.type === 'ask')
        answerTo(asking, effect.state.board, effect.state.clues, effect.question)
          .catch((): CompanionAnswer => ({ kind: 'failed' }))
          .then((answer) => then({ type: 'answered', answer }));
      if (effect.type === 'explain')
        stepsTo(asking, effect.board, effect.of)
          .catch(() => null)
          .then((steps) => then({ type: 'explained', steps }));
    },
    tell,
    close: stop,
  });
  const take = (text: string | null) => {
    const parsed = text === null ? null : parseBoard(text);
    screen.take({ type: 'kept', board: parsed?.ok ? parsed.value : null });
  };
  if (kept) kept.get().then(take);
  else take(null);
  return screen;
}

function emptyState(language: Language, edition: Edition): CompanionState {
  return {
    language,
    board: { edition, rows: [] },
    isOld: false,
    before: null,
    finding: { kind: 'none' },
    tells: false,
    asks: false,
    answer: null,
    clues: [],
    steps: null,
    step: 0,
    changing: null,
    unread: null,
  };
}

function why({ language, board, changing }: CompanionState, command: CompanionCommand): string | null {
  const isFull = board.rows.length >= board.edition.rows && changing === null;
  return command.type === 'enter' && isFull ? companionTexts(language).full(board.edition.rows) : null;
}

type Step = ScreenStep<CompanionState, CompanionEffect>;

function reduce(state: CompanionState, input: CompanionCommand | CompanionInput): Step {
  const { board, language, changing } = state;
  const words = companionTexts(language);
  switch (input.type) {
    case 'language':
      return { state: input.language === language ? state : { ...state, language: input.language } };
    case 'kept': {
      if (!input.board || board.rows.length > 0) return { state };
      return looked({ ...state, board: input.board, isOld: input.board.rows.length > 0 });
    }
    case 'edition':
      return replaced(state, { edition: input.edition, rows: [] });
    case 'enter': {
      const at = changing ?? board.rows.length;
      const said = changing === null ? words.added(at + 1) : words.changed(at + 1);
      return changed(state, withRow(board, at, input.row), said);
    }
    case 'change':
      return { state: board.rows[input.row] ? { ...state, changing: input.row } : state };
    case 'cancel':
      return { state: { ...state, changing: null } };
    case 'count':
      return changed(state, counting(board, input.row, input.counted));
    case 'remove':
      return board.rows[input.row]
        ? changed(state, withoutRow(board, input.row), words.removed(input.row + 1))
        : { state };
    case 'clear':
      return replaced(state, { ...board, rows: [] }, words.startedOver);
    case 'put-back':
      return state.before ? changed(state, state.before) : { state };
    case 'read':
      return read(state, input.text);
    default:
      return told(state, input);
  }
}

/** The questions to the solver, and its answers. */
function told(
  state: CompanionState,
  input:
    | CompanionQuestion
    | Extract<
        CompanionCommand | CompanionInput,
        { readonly type: 'standing' | 'why' | 'show-step' | 'found' | 'answered' | 'explained' }
      >,
): Step {
  switch (input.type) {
    case 'standing':
      if (state.finding.kind === 'none') return asked(state, true);
      return state.finding.kind === 'working'
        ? { state: { ...state, tells: true } }
        : { state, said: replies(spokenStanding(state)) };
    case 'found': {
      const found = { ...state, finding: input.finding, tells: false };
      return { state: found, said: state.tells ? replies(spokenStanding(found)) : [] };
    }
    case 'answered': {
      const { answer } = input;
      const clues = answer.kind === 'clue' && answer.clue ? [...state.clues, answer.clue] : state.clues;
      const after = { ...state, answer, clues, steps: null, step: 0, asks: false };
      return { state: after, said: replies(answerTexts(after, answer)) };
    }
    case 'show-step':
      return { state: state.steps?.[input.step] ? { ...state, step: input.step } : state };
    case 'why': {
      const of = explained(state.answer);
      if (!of) return { state, said: replies([companionTexts(state.language).nothingToExplain]) };
      return { state: { ...state, asks: true }, effects: [{ type: 'explain', board: state.board, of }] };
    }
    case 'explained': {
      const after = { ...state, steps: input.steps, step: 0, asks: false };
      const texts = input.steps
        ? chainIn(after).steps.map(({ text }) => text)
        : [companionTexts(state.language).failed];
      return { state: after, said: replies(texts) };
    }
    default:
      return {
        state: { ...state, asks: true, answer: null, steps: null },
        effects: [{ type: 'ask', state, question: input }],
      };
  }
}

function changed(state: CompanionState, board: RealBoard, said: string | null = null): Step {
  const after = { ...emptyState(state.language, board.edition), board, isOld: state.isOld };
  const step = looked(after, true);
  const first = said === null ? [] : replies([said]);
  return {
    ...step,
    effects: [{ type: 'changed', board }, ...(step.effects ?? [])],
    said: [...first, ...(step.said ?? [])],
  };
}

/** The solver is asked about the rows, unless one of them found the code. */
function looked(state: CompanionState, tells = false): Step {
  const { board } = state;
  if (board.rows.length === 0) return { state };
  if (foundAt(board) === null) return asked(state, tells);
  const found: CompanionState = { ...state, finding: { kind: 'found' } };
  return { state: found, said: tells ? replies(spokenStanding(found)) : [] };
}

function asked(state: CompanionState, tells: boolean): Step {
  return {
    state: { ...state, finding: { kind: 'working' }, tells },
    effects: [{ type: 'find', board: state.board }],
  };
}

/** All rows are removed at once, and can be restored. */
function replaced(state: CompanionState, board: RealBoard, said: string | null = null): Step {
  const step = changed(state, board, said);
  return { ...step, state: { ...step.state, before: state.board.rows.length > 0 ? state.board : null } };
}

function read(state: CompanionState, text: string): Step {
  const parsed = parseBoard(text);
  if (parsed.ok) return replaced(state, parsed.value);
  const { language, board } = state;
  const unread = textFaultText({ language, edition: board.edition }, text, parsed.error);
  return { state: { ...state, unread } };
}
