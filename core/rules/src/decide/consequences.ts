// Events that follow from the rules alone: after each event the table advances until it waits for somebody.

import { mark } from '../code/marking.ts';
import { awaitsMaker, hasUnmarkedRow, isFound, refereeMarks } from '../match/duty.ts';
import type { MatchEvent, OpenRow, OpenSecret } from '../match/event.ts';
import { evolve } from '../match/evolve.ts';
import { type Board, isDropped, isLockstep, type MatchState, openCode, type Row } from '../match/match.ts';
import { type Ending, isReplayed } from '../match/outcome.ts';
import { faultsOf, outcomeOf } from '../scoring/judge.ts';
import { awardsFor, resultOf, roundsPlayed } from '../scoring/scoring.ts';

/** Events in order, the state before each of them, and the state after the last. */
export interface Advance {
  readonly events: readonly MatchEvent[];
  readonly met: readonly MatchState[];
  readonly state: MatchState;
}

/** The given events and everything that follows from them. */
export function withConsequences(state: MatchState, events: readonly MatchEvent[], now: number): Advance {
  const all: MatchEvent[] = [];
  const met: MatchState[] = [];
  let after = state;
  const add = (event: MatchEvent) => {
    all.push(event);
    met.push(after);
    after = evolve(after, event);
  };
  for (const event of events) add(event);
  for (let next = nextForced(after, now); next !== null; next = nextForced(after, now)) add(next);
  return { events: all, met, state: after };
}

/** The next event that must follow; null when the table waits. */
function nextForced(state: MatchState, at: number): MatchEvent | null {
  switch (state.phase) {
    case 'hiding':
      return endSearch(stoppedEnding(state), at);
    case 'seeking':
      return (
        endSearch(stoppedEnding(state), at) ?? nextInTurn(state, at) ?? endSearch(searchEnding(state), at)
      );
    case 'revealing':
      if (!state.round.boards.some((board) => awaitsMaker(state, board))) return reveal(state, at);
      return isAgreed(state) ? endSearch({ kind: 'agreed' }, at) : null;
    case 'judging': {
      const outcome = outcomeOf(state);
      return { type: 'round-closed', outcome, awards: awardsFor(state.terms, state.round, outcome), at };
    }
    case 'settled':
      return moveOn(state, at);
    case 'closed':
      return null;
  }
}

function endSearch(ending: Ending | null, at: number): MatchEvent | null {
  return ending && { type: 'search-ended', ending, at };
}

/** Somebody resigned, or all agreed to stop. A race goes on while two are left in it. */
function stoppedEnding(state: MatchState): Ending | null {
  const { terms, withdrawn, round } = state;
  const race = terms.form === 'race';
  const resigner = withdrawn.at(-1);
  if (resigner !== undefined && (!race || terms.seats.length - withdrawn.length < 2)) {
    return { kind: 'match-resigned', seat: resigner };
  }
  const [seat] = round.resigned;
  if (seat !== undefined && !race) return { kind: 'resigned', seat };
  return isAgreed(state) ? { kind: 'agreed' } : null;
}

/** M7: the house agrees to whatever the people at the table agree on. */
function isAgreed({ terms, withdrawn, endOffers }: MatchState): boolean {
  const people = [...terms.seats.keys()].filter(
    (seat) => terms.seats[seat]?.player === 'person' && !withdrawn.includes(seat),
  );
  return people.length > 0 && people.every((seat) => endOffers.includes(seat));
}

/** Uncovering and marking: in lockstep when all have placed, otherwise at once. */
function nextInTurn(state: MatchState, at: number): MatchEvent | null {
  const lockstep = isLockstep(state.terms);
  const { turnsUncovered, turnsMarked } = state.round;
  if (lockstep && turnsUncovered === turnsMarked) {
    return turnPlaced(state)
      ? { type: 'rows-uncovered', what: 'guesses', rows: openRows(state, false), at }
      : null;
  }
  const marked = refereeMark(state, at);
  if (marked || !lockstep) return marked;
  const waiting = state.round.boards.some((board) => !isDropped(state, board) && hasUnmarkedRow(board));
  return waiting ? null : { type: 'rows-uncovered', what: 'marks', rows: openRows(state, true), at };
}

function turnPlaced(state: MatchState): boolean {
  const playing = state.round.boards.filter((board) => !isDropped(state, board));
  return playing.length > 0 && playing.every((board) => board.rows.length > state.round.turnsUncovered);
}

/** The rows of the turn, open to everybody; in a race nobody sees another's rows before the end (S2). */
function openRows(state: MatchState, withMarks: boolean): readonly OpenRow[] {
  if (state.terms.form === 'race') return [];
  const turn = state.round.turnsMarked;
  return state.round.boards.flatMap((board, index) => {
    const row = board.rows[turn];
    return row ? openRow(row, index, turn, withMarks) : [];
  });
}

function openRow(row: Row, board: number, index: number, withMark: boolean): readonly OpenRow[] {
  const { guess, mark: given } = row;
  if (guess === 'hidden' || given === 'hidden') return [];
  return [{ board, row: index, guess, mark: withMark ? given : null }];
}

function refereeMark(state: MatchState, at: number): MatchEvent | null {
  for (const [index, board] of state.round.boards.entries()) {
    const guess = board.rows.at(-1)?.guess;
    const code = openCode(board);
    if (isDropped(state, board) || !hasUnmarkedRow(board)) continue;
    if (!refereeMarks(state, board) || code === null) continue;
    if (guess === undefined || guess === 'lost' || guess === 'hidden') continue;
    const feedback = mark(state.terms.edition.marking, code, guess);
    return { type: 'guess-marked', board: index, row: board.rows.length - 1, feedback, by: 'referee', at };
  }
  return null;
}

function searchEnding(state: MatchState): Ending | null {
  const { boards } = state.round;
  const found = boards.some(
    (board) => isFound(board) && isShown(state, board) && !mayBeForestalled(state, board),
  );
  if (found) return { kind: 'found' };
  return boards.every((board) => isDropped(state, board) || isUsedUp(state, board))
    ? { kind: 'rows-used' }
    : null;
}

/** In lockstep a mark counts once its turn is over, even if it is corrected during the next turn. */
function isShown(state: MatchState, board: Board): boolean {
  return !isLockstep(state.terms) || board.rows.length <= state.round.turnsMarked;
}

/** D6: an earlier guess on another board still waits for its mark and might have found the code first. */
function mayBeForestalled(state: MatchState, board: Board): boolean {
  const order = board.rows.at(-1)?.order ?? 0;
  return state.round.boards.some(
    (other) =>
      other !== board &&
      !isDropped(state, other) &&
      hasUnmarkedRow(other) &&
      (other.rows.at(-1)?.order ?? 0) < order,
  );
}

function isUsedUp(state: MatchState, board: Board): boolean {
  return board.rows.length >= state.terms.edition.rows && !hasUnmarkedRow(board) && isShown(state, board);
}

/** F6: all codes, and every row that was not yet open to everybody. */
function reveal(state: MatchState, at: number): MatchEvent {
  return {
    type: 'codes-revealed',
    codes: knownSecrets(state),
    rows: coveredRows(state),
    faults: faultsOf(state),
    at,
  };
}

function knownSecrets(state: MatchState): readonly OpenSecret[] {
  const makers = [...new Set(state.round.boards.map((board) => board.maker))];
  return makers.flatMap((maker) => {
    const board = state.round.boards.find((candidate) => candidate.maker === maker);
    const code = board ? openCode(board) : null;
    const palmed = board?.secret?.palmed ?? null;
    const key = board?.secret?.key ?? null;
    if (code === null || palmed === 'hidden') return [];
    return [{ maker, code, palmed, key: key === 'hidden' ? null : key }];
  });
}

function coveredRows(state: MatchState): readonly OpenRow[] {
  const { form } = state.terms;
  if (form !== 'race' && !isLockstep(state.terms)) return [];
  const from = form === 'race' ? 0 : state.round.turnsMarked;
  return state.round.boards.flatMap((board, index) =>
    board.rows.slice(from).flatMap((row, offset) => openRow(row, index, from + offset, true)),
  );
}

function moveOn(state: MatchState, at: number): MatchEvent {
  const result = resultOf(state);
  if (result) return { type: 'match-closed', result, at };
  if (state.endOffers.length > 0 && state.rules >= 3) return { type: 'end-lapsed', at };
  const { outcome, number, replay } = state.round;
  return outcome !== null && isReplayed(outcome)
    ? { type: 'round-opened', round: number, replay: replay + 1, at }
    : { type: 'round-opened', round: roundsPlayed(state) + 1, replay: 0, at };
}
