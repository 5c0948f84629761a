// The reveal: every row is marked again, and the round gets its outcome (F6, W1 to W7, D2, D3, E4).

import { sameCode } from '../code/code.ts';
import { sameFeedback } from '../code/feedback.ts';
import { mark } from '../code/marking.ts';
import { hasUnmarkedRow, isFound } from '../match/duty.ts';
import {
  type Board,
  boardOfBreaker,
  boardOfMaker,
  isDropped,
  type MatchState,
  openCode,
} from '../match/match.ts';
import type { Ending, Fault, RoundOutcome } from '../match/outcome.ts';
import type { Seat } from '../match/seat.ts';

/** Rows whose mark is not what the guess earns, where the code is known. */
export function faultsOf(state: MatchState): readonly Fault[] {
  return state.round.boards.flatMap((board, index) => boardFaults(state, board, index));
}

/** W7: proved wrong feedback comes before everything else that happened in the round. */
export function outcomeOf(state: MatchState): RoundOutcome {
  const ending = state.round.ending;
  if (ending === null || ending.kind === 'agreed' || ending.kind === 'match-abandoned')
    return { kind: 'dropped' };
  const culprits = culpritsOf(state, ending);
  const victims = culprits.flatMap((culprit) => victimsOf(state, culprit));
  if (ending.kind === 'match-resigned' && !victims.includes(ending.seat)) return { kind: 'dropped' };
  return culprits.length > 0 ? voidOutcome(state, culprits, victims) : fairOutcome(state, ending);
}

function boardFaults(state: MatchState, board: Board, index: number): readonly Fault[] {
  const code = openCode(board);
  if (code === null) return [];
  return board.rows.flatMap(({ guess, mark: given }, row) => {
    if (guess === 'lost' || guess === 'hidden' || given === null || given === 'hidden') return [];
    const right = mark(state.terms.edition.marking, code, guess);
    return sameFeedback(given, right) ? [] : [{ board: index, row, given, right }];
  });
}

/** W2: proved by the reveal, by an upheld claim, by admission, or by a missing mark or code. */
function culpritsOf(state: MatchState, ending: Ending): readonly Seat[] {
  const { boards, faults, unopened } = state.round;
  const makers = faults.map((fault) => boards[fault.board]?.maker);
  if (ending.kind === 'claim-upheld') makers.push(boards[ending.board]?.maker);
  if (ending.kind === 'admitted' || ending.kind === 'mark-overdue') makers.push(ending.seat);
  if (ending.kind === 'all-marks-overdue') makers.push(...boards.map(({ maker }) => maker));
  const proved = [...makers, ...unopened];
  return state.terms.seats.map((_, seat) => seat).filter((seat) => proved.includes(seat));
}

function victimsOf(state: MatchState, culprit: Seat): readonly Seat[] {
  const board = state.round.boards[boardOfMaker(state.round, culprit)];
  return board ? [board.breaker] : [];
}

/** W5: in a duel, two wrong players cancel out. By earlier rules a victim who truly found the code had won anyway. */
function voidOutcome(state: MatchState, culprits: readonly Seat[], victims: readonly Seat[]): RoundOutcome {
  if (state.terms.form !== 'duel') return { kind: 'void', culprits, victims };
  if (culprits.length > 1) return { kind: 'void', culprits, victims: [] };
  if (state.rules >= 3) return { kind: 'void', culprits, victims };
  const finders = victims.filter((victim) => trulyFound(state, victim));
  return finders.length > 0 ? { kind: 'won', seats: finders } : { kind: 'void', culprits, victims };
}

function trulyFound(state: MatchState, breaker: Seat): boolean {
  const board = state.round.boards[boardOfBreaker(state.round, breaker)];
  const code = board ? openCode(board) : null;
  if (!board || code === null) return false;
  return board.rows.some(({ guess }) => guess !== 'lost' && guess !== 'hidden' && sameCode(guess, code));
}

function fairOutcome(state: MatchState, ending: Ending): RoundOutcome {
  switch (ending.kind) {
    case 'found':
      return foundOutcome(state);
    case 'rows-used':
      return unfoundOutcome(state);
    case 'resigned':
    case 'hiding-overdue':
      return resignedOutcome(state, ending.seat);
    case 'all-hiding-overdue':
      return { kind: 'undecided', why: 'none-hidden' };
    case 'round-taken':
      return resignedOutcome(state, ending.absent);
    case 'match-resigned':
    case 'claim-upheld':
    case 'admitted':
    case 'mark-overdue':
    case 'all-marks-overdue':
    case 'match-abandoned':
    case 'agreed':
      return { kind: 'dropped' };
  }
}

function foundOutcome(state: MatchState): RoundOutcome {
  const found = state.round.boards.filter((board) => isFound(board) && !isDropped(state, board));
  const { form, pace } = state.terms;
  if (form === 'classic' || form === 'solitaire') return { kind: 'broken', rows: found[0]?.rows.length ?? 0 };
  if (pace === 'free') return { kind: 'won', seats: earliest(found) };
  if (form === 'duel' && found.length > 1) return { kind: 'undecided', why: 'both-found' };
  return { kind: 'won', seats: found.map((board) => board.breaker) };
}

/** D6: the order in which the referee received the guesses decides. */
function earliest(found: readonly Board[]): readonly Seat[] {
  const order = (board: Board) => board.rows.at(-1)?.order ?? 0;
  const sorted = [...found].sort((a, b) => order(a) - order(b));
  return sorted.slice(0, 1).map((board) => board.breaker);
}

function unfoundOutcome(state: MatchState): RoundOutcome {
  switch (state.terms.form) {
    case 'classic':
    case 'solitaire':
      return { kind: 'unbroken', rows: state.terms.edition.rows };
    case 'duel':
      return { kind: 'undecided', why: 'none-found' };
    case 'race':
      return { kind: 'won', seats: [] };
  }
}

/** E4: if a maker resigns, the breaker counts as having found the code in the row being placed. */
function resignedOutcome(state: MatchState, seat: Seat): RoundOutcome {
  const { form, edition } = state.terms;
  if (form === 'duel') return { kind: 'won', seats: [1 - seat] };
  const board = state.round.boards[boardOfMaker(state.round, seat)];
  if (!board) return unfoundOutcome(state);
  const rows = board.rows.length + (hasUnmarkedRow(board) ? 0 : 1);
  return { kind: 'broken', rows: Math.min(rows, edition.rows) };
}
