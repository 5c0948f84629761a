// The house as a player: it sees its own side, waits as long as a person might, and acts like anybody else (S3).

import type { WallClock } from '@blackpeg/referee';
import {
  type Action,
  type Board,
  type Clues,
  cluesOf,
  type Duty,
  dutyOf,
  type Maker,
  type MatchState,
  type Milliseconds,
  refereeMarks,
  specFor,
  trayLeft,
} from '@blackpeg/rules';
import { dutyName } from '../intents/duties.ts';
import type { Session, Snapshot } from '../session.ts';
import type { Brain } from './brain.ts';

export interface BotPorts {
  /** The seat's own session; for the house of a solitaire or race, a spectator's whose link acts as the house. */
  readonly session: Session;
  readonly who: Maker;
  readonly brain: Brain;
  readonly clock: WallClock;
  readonly pace: BotPace;
}

/** The house's next task: what it owes, or rows that may contradict each other (W2b). */
export type Task = Duty | { readonly kind: 'check'; readonly board: number };

/** How long the house takes for an action. */
export type BotPace = (task: Task) => Milliseconds;

const HUMANE: Readonly<Record<Task['kind'], Milliseconds>> = {
  hide: 1500,
  place: 4000,
  mark: 2000,
  open: 800,
  check: 2000,
};

/** About as long as a relaxed person takes; 2 is twice as long, 0 is immediate. */
export function humanePace(factor = 1): BotPace {
  return ({ kind }) => HUMANE[kind] * factor;
}

/** Plays until the returned function is called or the match is over. */
export function startBot({ session, who, brain, clock, pace }: BotPorts): () => void {
  /** The task being thought about; null when there is none. */
  let minded: string | null = null;
  /** The rows last checked for a contradiction: they are not checked again, whatever the result (W6). */
  let checked: string | null = null;
  let cancel = () => {};

  function consider({ state, pending }: Snapshot): void {
    if (!state || pending.length > 0) return;
    const task = taskOf(state, who, checked);
    const name = task && nameOf(state, task);
    if (name === minded) return;
    cancel();
    minded = name;
    if (!task) return;
    cancel = clock.wake(clock.now() + pace(task), () => fulfil(task, name));
    session.look();
  }

  /** What was refused, or outdated while thinking, is reconsidered. */
  async function fulfil(task: Task, name: string | null): Promise<void> {
    const isClaimed =
      (task.kind === 'place' || task.kind === 'check') && (await findsContradiction(task.board));
    const { state } = session.current();
    if (!state || minded !== name) return;
    const action = isClaimed ? CLAIM : task.kind === 'check' ? null : await actionFor(state, task, brain);
    if (minded !== name) return;
    minded = null;
    if (action) session.perform(action);
    else if (task.kind === 'check') consider(session.current());
  }

  /** A mark that was corrected in the meantime is read in its new form. */
  async function findsContradiction(board: number): Promise<boolean> {
    for (;;) {
      const { state } = session.current();
      const clues = state && rowsToCheck(state, board, checked);
      if (!clues) return false;
      checked = nameOfRows(state, clues);
      const contradicted = await brain.seesContradiction(clues);
      const now = session.current().state;
      if (!now || rowsToCheck(now, board, checked) === null) return contradicted;
    }
  }

  const unsubscribe = session.subscribe(consider);
  consider(session.current());
  return () => {
    unsubscribe();
    cancel();
    minded = null;
  };
}

const CLAIM: Action = { type: 'claim' };

function taskOf(state: MatchState, who: Maker, checked: string | null): Task | null {
  const duty = dutyOf(state, who);
  if (duty) return duty;
  const board = state.round.boards.findIndex(({ breaker }) => breaker === who);
  return rowsToCheck(state, board, checked) === null ? null : { kind: 'check', board };
}

/** Current rows of a maker who can make errors, unless they were checked before. */
function rowsToCheck(state: MatchState, index: number, checked: string | null): Clues | null {
  const board = state.round.boards[index];
  if (state.phase !== 'seeking' || !board || refereeMarks(state, board)) return null;
  const clues = cluesOf(state, board);
  return clues.rows.length === 0 || nameOfRows(state, clues) === checked ? null : clues;
}

function nameOf(state: MatchState, task: Task): string {
  return task.kind === 'check' ? `${task.board} check` : dutyName(state, task);
}

function nameOfRows({ round }: MatchState, { rows }: Clues): string {
  return JSON.stringify([round.number, round.replay, rows]);
}

async function actionFor(state: MatchState, duty: Duty, brain: Brain): Promise<Action | null> {
  const board = state.round.boards[duty.board];
  if (!board) return null;
  const clues = cluesOf(state, board);
  switch (duty.kind) {
    case 'hide':
      return hiding(state, board, brain);
    case 'place':
      return { type: 'place-guess', guess: await brain.chooseGuess(clues, trayLeft(state, board.breaker)) };
    case 'mark': {
      const guess = board.rows[duty.row]?.guess;
      if (guess === undefined || guess === 'hidden' || guess === 'lost') return null;
      return { type: 'mark-guess', feedback: await brain.chooseMark(clues, guess), confirmed: true };
    }
    case 'open':
      return { type: 'open-code', code: await brain.settleOn(clues), key: null, genuine: true };
  }
}

/**
 * If blanks are its choice, the house always says that they are possible: its word reveals nothing. If pegs are counted,
 * it palms some, or the tray would show which pegs its code has.
 */
async function hiding(state: MatchState, board: Board, brain: Brain): Promise<Action> {
  const { edition, custody, supply } = state.terms;
  const blanks = edition.blanks === 'choice' ? true : null;
  const spec = specFor(edition, board.breaker, edition.blanks !== 'off');
  const code = custody === 'escrow' ? await brain.chooseCode(spec) : 'hidden';
  const palmed = supply === null || code === 'hidden' ? null : brain.choosePalmed(spec, supply, code);
  return { type: 'hide-code', code, blanks, palmed, commitment: null, key: null };
}
