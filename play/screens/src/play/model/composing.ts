// The row, code or answer being composed: what is offered, and what can be done with it.

import {
  type CodeSpec,
  type Feedback,
  isLockstep,
  isQuestion,
  type Kind,
  kindsOf,
  type Milliseconds,
  type PegCounts,
  specFor,
  trayLeft,
} from '@blackpeg/rules';
import { type CarriedPeg, correctableRow, type Draft, emptyDraft, type Objection } from '@blackpeg/session';
import { answerText, KEYS, type KeyPegName, violationText } from '@blackpeg/wording';
import { compose, type PlayCommand } from '../commands.ts';
import { halfChosen } from './board.ts';
import { hidingSpec } from './hiding.ts';
import { composed, type Look } from './look.ts';
import { countdownText, shortly, whyNot, whyNotNow } from './submitting.ts';

/** Something to press. */
export interface PlayAction {
  readonly label: string;
  readonly command: PlayCommand;
  /** Why it cannot be done now; null if it can. */
  readonly why: string | null;
}

export interface ComposerView {
  readonly kind: 'code' | 'guess';
  readonly draft: Draft;
  /** The pegs to choose from. */
  readonly spec: CodeSpec;
  /** What a counted tray still holds; null if pegs are not counted. */
  readonly left: PegCounts | null;
  /** What is still to be chosen: a facet of the pair at the cursor, or holes to swap; null if nothing. */
  readonly half: string | null;
  readonly tools: { readonly undo: PlayAction; readonly clear: PlayAction; readonly last: PlayAction | null };
  readonly submit: PlayAction;
  /** The reason in a few words, for small spaces; null if it can be sent. */
  readonly short: string | null;
}

/** Null if there is nothing to compose. */
export function composerView(
  look: Look,
  now: Milliseconds,
  swapping: readonly number[] | null,
): ComposerView | null {
  const { draft, state, seat, words } = look;
  const kind = composed(look);
  if (!draft || kind === null || seat === null) return null;
  const hole = draft.holes[draft.cursor];
  const half = hole ? halfChosen(look, hole) : null;
  const place = isLockstep(state.terms) ? words.row.place : words.row.submit;
  const why = whyNotNow(look, now);
  return {
    kind,
    draft,
    spec: kind === 'code' ? hidingSpec(state, draft) : draft.spec,
    left: kind === 'guess' ? trayLeft(state, seat) : null,
    half: swapping ? swapPrompt(look, swapping) : half && words.board.hole(draft.cursor + 1, half),
    tools: tools(look, draft, kind),
    submit: {
      label: kind === 'code' ? words.hiding.hide : place,
      command: { type: 'submit', sure: false },
      why,
    },
    short: countdownText(look, now) ?? (why && shortly(look, why)),
  };
}

/** An empty first row while others hide their codes elsewhere; null for players who will place none. */
export function composerFrame(look: Look, now: Milliseconds): ComposerView | null {
  const { state, round, seat, draft } = look;
  const board = round.boards.find(({ breaker }) => breaker === seat);
  const { edition, oneScreen } = state.terms;
  if (draft || !board || round !== state.round || state.phase !== 'hiding' || oneScreen) return null;
  const spec = specFor(edition, board.breaker, board.secret?.blanks ?? edition.blanks !== 'off');
  return composerView({ ...look, draft: emptyDraft(spec) }, now, null);
}

function tools({ words, state, seat }: Look, draft: Draft, kind: 'code' | 'guess'): ComposerView['tools'] {
  const { row } = words;
  const isEmpty = draft.holes.every((hole) => hole.every((one) => one === null));
  const own = state.round.boards.find(({ breaker }) => breaker === seat);
  const hasLast = own?.rows.some(({ guess }) => Array.isArray(guess)) ?? false;
  return {
    undo: action(row.undo, compose({ type: 'undo' }), draft.past.length > 0 ? null : row.nothingToUndo),
    clear: action(row.clear, compose({ type: 'clear' }), isEmpty ? row.nothingToClear : null),
    last:
      kind === 'guess'
        ? action(row.last, compose({ type: 'repeat-last' }), hasLast ? null : row.noLastRow)
        : null,
  };
}

/** T3c: the tray has none left; null if it has some, or if pegs are not counted. */
export function whyNotCarried(look: Look, carried: CarriedPeg): string | null {
  const { state, seat, speaker, draft } = look;
  const left = seat === null || composed(look) !== 'guess' ? null : trayLeft(state, seat);
  if (!left || !draft || carried.from === 'row') return null;
  const kinds: readonly Kind[] =
    'peg' in carried
      ? kindsOf(draft.spec, carried.peg).map((kind, facet) => ({ facet, kind }))
      : [{ facet: carried.facet, kind: carried.kind }];
  // Blanks are not counted.
  const short = kinds.find(({ facet, kind }) => kind > 0 && (left[facet]?.[kind - 1] ?? 0) <= 0);
  return short ? violationText(speaker, { rule: 'T3', kind: 'tray-short', peg: short, left: 0 }) : null;
}

/** Which hole is still to be chosen. */
export function swapPrompt({ words }: Look, [first]: readonly number[]): string {
  return first === undefined ? words.keys.swapFirst : words.keys.swapSecond(first + 1);
}

export interface AnswerView {
  /** From 1. */
  readonly row: number;
  readonly heading: string;
  readonly correcting: boolean;
  readonly feedback: Feedback;
  /** The key pegs of the edition. */
  readonly keys: readonly KeyPegName[];
  readonly holes: number;
  /** What the row may contain, which determines the possible answers. */
  readonly spec: CodeSpec;
  readonly give: PlayAction;
  /** Cancels the correction; null if there is none. */
  readonly keep: PlayAction | null;
  /** Why the last one was refused; null if it was not. */
  readonly refused: string | null;
  readonly note: string;
}

export interface AnswerState {
  /** From 0; null if none is being answered. */
  readonly markedRow: number | null;
  readonly answer: Feedback;
  readonly correcting: boolean;
}

export function answerView(
  look: Look,
  { markedRow, answer, correcting }: AnswerState,
  objection: Objection | null,
): AnswerView | null {
  const { state, round, seat, words, speaker } = look;
  const { edition, marker } = state.terms;
  const board = round.boards.find(({ maker }) => maker === seat);
  if (markedRow === null || !board) return null;
  const row = markedRow + 1;
  const text = answerText(speaker.language, edition.name, answer);
  const label = correcting ? words.answer.correctGive(text) : words.answer.give(text);
  const isRefused = objection && !(objection.from === 'rules' && isQuestion(objection.violation));
  return {
    row,
    heading: correcting ? words.answer.correctHeading(row) : words.title.answer(row),
    correcting,
    feedback: answer,
    keys: edition.marking === 'pairs' ? KEYS : KEYS.filter((key) => key !== 'blue'),
    holes: board.holes,
    spec: specFor(edition, board.breaker, board.secret?.blanks ?? false),
    give: action(label, { type: 'submit', sure: false }, look.sending ? words.board.sending : null),
    keep: correcting ? action(words.answer.keep, { type: 'correct', on: false }) : null,
    refused: isRefused ? whyNot(look, objection) : null,
    note: marker === 'assisted' ? words.answer.assisted : words.answer.byHand,
  };
}

/** An empty answer to the next row; null for players who do not answer by hand. */
export function answerFrame(look: Look): AnswerView | null {
  const { state, round, seat } = look;
  const board = round.boards.find(({ maker }) => maker === seat);
  if (state.terms.marker === 'automatic' || !board) return null;
  const next = { markedRow: board.rows.length, answer: { black: 0, white: 0, blue: 0 }, correcting: false };
  return answerView(look, next, null);
}

/** W3: corrects the last answer; null if none can be corrected. */
export function correctAction({ state, seat, words }: Look): PlayAction | null {
  const row = correctableRow(state, seat);
  return row === null ? null : action(words.answer.correct(row), { type: 'correct', on: true });
}

export function action(label: string, command: PlayCommand, why: string | null = null): PlayAction {
  return { label, command, why };
}
