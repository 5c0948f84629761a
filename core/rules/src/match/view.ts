// Events and states as one viewer may see them. Secrets leave the referee only through here (I5).

import type { MatchEvent } from './event.ts';
import { type Board, isLockstep, type MatchState, type Row, type Secret } from './match.ts';
import type { Viewer } from './seat.ts';

/** The event as this viewer may know it; `state` is the state before it. */
export function redact(state: MatchState, event: MatchEvent, viewer: Viewer): MatchEvent {
  switch (event.type) {
    case 'code-hidden':
      if (event.maker === viewer) return event;
      return { ...event, ...veiled(event) };
    case 'guess-placed':
      return isGuessHidden(state, event.board, viewer) ? { ...event, guess: 'hidden' } : event;
    case 'guess-marked':
      return isMarkHidden(state, event.board, viewer) ? { ...event, feedback: 'hidden' } : event;
    case 'mark-corrected': {
      const shown = event.row < state.round.turnsMarked;
      return !shown && isMarkHidden(state, event.board, viewer) ? { ...event, feedback: 'hidden' } : event;
    }
    case 'match-opened':
    case 'round-opened':
    case 'row-lost':
    case 'rows-uncovered':
    case 'seen':
    case 'claim-judged':
    case 'error-admitted':
    case 'mark-overdue':
    case 'round-resigned':
    case 'match-resigned':
    case 'end-offered':
    case 'end-withdrawn':
    case 'end-declined':
    case 'end-lapsed':
    case 'left':
    case 'returned':
    case 'clocks-stopped':
    case 'clocks-restarted':
    case 'search-ended':
    case 'code-opened':
    case 'opening-overdue':
    case 'codes-revealed':
    case 'round-closed':
    case 'match-closed':
      return event;
  }
}

/** The state as this viewer may know it: what folding the redacted log gives. */
export function viewOf(state: MatchState, viewer: Viewer): MatchState {
  if (isRevealed(state)) return state;
  const boards = state.round.boards.map((board, index) => viewBoard(state, board, index, viewer));
  return { ...state, round: { ...state.round, boards } };
}

/** From the reveal on, nothing of the round is hidden (F6). */
function isRevealed({ phase }: MatchState): boolean {
  return phase === 'judging' || phase === 'settled' || phase === 'closed';
}

function viewBoard(state: MatchState, board: Board, index: number, viewer: Viewer): Board {
  const guessHidden = isGuessHidden(state, index, viewer);
  const markHidden = isMarkHidden(state, index, viewer);
  const { turnsUncovered, turnsMarked } = state.round;
  const coveredFrom = state.terms.form === 'race' ? 0 : turnsUncovered;
  const unmarkedFrom = state.terms.form === 'race' ? 0 : turnsMarked;
  const rows = board.rows.map((row, at) =>
    viewRow(row, guessHidden && at >= coveredFrom, markHidden && at >= unmarkedFrom),
  );
  return { ...board, rows, secret: board.secret && viewSecret(state, board, board.secret, viewer) };
}

function viewRow(row: Row, guessHidden: boolean, markHidden: boolean): Row {
  return {
    ...row,
    guess: guessHidden && row.guess !== 'lost' ? 'hidden' : row.guess,
    mark: markHidden && row.mark !== null ? 'hidden' : row.mark,
  };
}

/** A sealed code that was opened is open to all. */
function viewSecret(state: MatchState, board: Board, secret: Secret, viewer: Viewer): Secret {
  if (board.maker === viewer || state.terms.custody !== 'escrow') return secret;
  return { ...secret, ...veiled(secret) };
}

/** What only the maker knows; that nothing was palmed or committed to is not secret. */
function veiled({ palmed, key }: Pick<Secret, 'palmed' | 'key'>) {
  return {
    code: 'hidden',
    palmed: palmed === null ? null : 'hidden',
    key: key === null ? null : 'hidden',
  } as const;
}

/** D1: covered until all have placed. S2: covered until the reveal. */
function isGuessHidden(state: MatchState, board: number, viewer: Viewer): boolean {
  if (state.round.boards[board]?.breaker === viewer) return false;
  return state.terms.form === 'race' || isLockstep(state.terms);
}

/** In a duel by turns only the player who gave a mark knows it until both are given; in a race only the one who got it. */
function isMarkHidden(state: MatchState, board: number, viewer: Viewer): boolean {
  const { form } = state.terms;
  if (form === 'race') return state.round.boards[board]?.breaker !== viewer;
  return isLockstep(state.terms) && state.round.boards[board]?.maker !== viewer;
}
