// A simulated player: does what is due, sometimes something else, and in the end whatever ends the match.

import {
  type Board,
  type Code,
  cluesOf,
  type Dice,
  type Duty,
  drawCode,
  dutyOf,
  fittingCode,
  type MatchState,
  mark,
  openCode,
  type Seat,
  specFor,
} from '@blackpeg/rules';
import { type BoardIntent, PLAIN_HIDING, type Session } from '@blackpeg/session';
import type { OnlineTable } from '@blackpeg/table/online';

/** Whether something was due. */
export function playOnce(table: OnlineTable, seat: Seat, dice: Dice, isWilling: boolean): boolean {
  const { session } = table;
  const { state } = session.current();
  if (!state || state.phase === 'closed' || session.isBusy()) return false;
  const duty = dutyOf(state, seat);
  const board = duty && state.round.boards[duty.board];
  if (!isWilling && dice(10) === 0) stray(table, state, seat, dice);
  else if (duty && board) fulfil(session, state, { duty, board, dice, isWilling });
  else if (isWilling) endWithout(session, state);
  return duty !== null;
}

interface Due {
  readonly duty: Duty;
  readonly board: Board;
  readonly dice: Dice;
  readonly isWilling: boolean;
}

function fulfil(session: Session, state: MatchState, { duty, board, dice, isWilling }: Due): void {
  switch (duty.kind) {
    case 'hide':
      compose(session, drawCode(specOf(state, board), dice));
      session.intend({ type: 'submit', hiding: PLAIN_HIDING });
      break;
    case 'place':
      compose(session, guessFor(state, board, dice));
      // Some rows are left for the clock to place.
      if (isWilling || dice(6) > 0) session.intend({ type: 'submit', hiding: PLAIN_HIDING });
      break;
    case 'mark':
      give(session, state, board, duty.row);
      break;
    case 'open':
      break;
  }
}

/** If somebody is absent, by whatever the rules allow then. */
function endWithout(session: Session, { away }: MatchState): void {
  if (away.length === 0) return;
  const taken = session.intend({ type: 'take-round' });
  if (taken.kind === 'refused') session.intend({ type: 'abandon-match' });
}

const STRAYS: readonly BoardIntent['type'][] = [
  'offer-end',
  'withdraw-offer',
  'claim',
  'admit',
  'take-round',
];

function stray(table: OnlineTable, state: MatchState, seat: Seat, dice: Dice): void {
  const { session } = table;
  const board = state.round.boards[dice(state.round.boards.length)];
  switch (dice(5)) {
    case 0:
      table.tell({ type: 'presence', here: dice(2) === 0 });
      break;
    case 1:
      table.tell({ type: 'say', phrase: 'one-moment' });
      break;
    case 2:
      // Out of turn, and against what its own side knows.
      if (board) session.perform({ type: 'place-guess', guess: guessFor(state, board, dice) });
      break;
    case 3:
      if (dice(20) === 0) session.perform({ type: 'resign-round' });
      else session.perform({ type: 'see', seat });
      break;
    default:
      session.intend({ type: STRAYS[dice(STRAYS.length)] } as BoardIntent);
  }
}

function compose(session: Session, code: Code): void {
  for (const [hole, peg] of code.entries()) session.intend({ type: 'peg', peg, hole });
}

function give(session: Session, state: MatchState, board: Board, row: number): void {
  const code = openCode(board);
  const guess = board.rows[row]?.guess;
  if (!code || guess === undefined || guess === 'hidden' || guess === 'lost') return;
  const feedback = mark(state.terms.edition.marking, code, guess);
  session.intend({ type: 'mark', feedback, confirmed: true });
}

function guessFor(state: MatchState, board: Board, dice: Dice): Code {
  const fitting = dice(3) === 0 ? fittingCode(cluesOf(state, board)) : null;
  return fitting ?? drawCode(specOf(state, board), dice);
}

function specOf({ terms }: MatchState, { breaker }: Board) {
  return specFor(terms.edition, breaker, false);
}
