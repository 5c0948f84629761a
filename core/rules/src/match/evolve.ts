// Folds events into the state. Total: any event on any state gives a state (I3).

import { correctRow, hideSecret, markRow, openSecret, placeRow, uncoverRow, withClocks } from './board.ts';
import { type Clock, holdClock, IDLE, restartClock, startClock, stopClock, timeSpent } from './clock.ts';
import { awaitsMaker, awaitsRow, owesMark } from './duty.ts';
import type { EventOf, MatchEvent, OpenRow } from './event.ts';
import { type Board, isLockstep, type MatchState, withBoard, withBoards, withRound } from './match.ts';
import { NO_ROUND, newRound } from './round.ts';
import type { Maker, Seat } from './seat.ts';

export function beginMatch(event: EventOf<'match-opened'>): MatchState {
  return {
    terms: event.terms,
    rules: event.rules,
    version: 1,
    firstMaker: event.firstMaker,
    phase: 'settled',
    round: NO_ROUND,
    past: [],
    endOffers: [],
    away: [],
    withdrawn: [],
    clocksStopped: false,
    result: null,
  };
}

/** The state after a whole log; undefined when the log does not begin by opening a match. */
export function fold(events: Iterable<MatchEvent>): MatchState | undefined {
  let state: MatchState | undefined;
  for (const event of events) {
    if (state) state = evolve(state, event);
    else if (event.type === 'match-opened') state = beginMatch(event);
    else return undefined;
  }
  return state;
}

export function evolve(state: MatchState, event: MatchEvent): MatchState {
  const after = change(state, event);
  // Written out because repeated spreading is many times slower.
  return {
    terms: after.terms,
    rules: after.rules,
    version: state.version + 1,
    firstMaker: after.firstMaker,
    phase: after.phase,
    round: after.round,
    past: after.past,
    endOffers: after.endOffers,
    away: after.away,
    withdrawn: after.withdrawn,
    clocksStopped: after.clocksStopped,
    result: after.result,
  };
}

function change(state: MatchState, event: MatchEvent): MatchState {
  switch (event.type) {
    case 'match-opened':
      return beginMatch(event);
    case 'round-opened':
      return openRound(state, event);
    case 'code-hidden':
      return hide(state, event);
    case 'guess-placed':
      return place(state, event.board, event.guess, event.at);
    case 'row-lost':
      return place(state, event.board, 'lost', event.at);
    case 'guess-marked':
      return marked(state, event);
    case 'mark-corrected':
      return correct(state, event);
    case 'rows-uncovered':
      return uncover(state, event);
    case 'seen':
      return see(state, event.seat, event.at);
    case 'claim-judged':
    case 'error-admitted':
    case 'mark-overdue':
      return state;
    case 'round-resigned':
      return withRound(leave(state, event.seat, 'round'), {
        resigned: [...state.round.resigned, event.seat],
      });
    case 'match-resigned':
      return { ...leave(state, event.seat, 'match'), withdrawn: [...state.withdrawn, event.seat] };
    case 'end-offered':
      return { ...state, endOffers: [...state.endOffers, event.seat] };
    case 'end-withdrawn':
      return { ...state, endOffers: state.endOffers.filter((seat) => seat !== event.seat) };
    case 'end-declined':
    case 'end-lapsed':
      return { ...state, endOffers: [] };
    case 'left':
      return { ...state, away: [...state.away, { seat: event.seat, since: event.at }] };
    case 'returned':
      return { ...state, away: state.away.filter(({ seat }) => seat !== event.seat) };
    case 'clocks-stopped':
      return { ...withAllClocks(state, (clock) => stopClock(clock, event.at)), clocksStopped: true };
    case 'clocks-restarted':
      return { ...withAllClocks(state, (clock) => restartClock(clock, event.at)), clocksStopped: false };
    case 'search-ended':
      return endSearch(state, event);
    case 'code-opened':
      return openCode(state, event);
    case 'opening-overdue':
      return withRound(state, { unopened: [...state.round.unopened, event.seat] });
    case 'codes-revealed':
      return reveal(state, event);
    case 'round-closed':
      return { ...withRound(state, { outcome: event.outcome, awards: event.awards }), phase: 'settled' };
    case 'match-closed':
      return { ...state, phase: 'closed', result: event.result };
  }
}

function correct(state: MatchState, { board, row, feedback }: EventOf<'mark-corrected'>): MatchState {
  const shown = !isLockstep(state.terms) || row < state.round.turnsMarked;
  return withBoard(state, board, (before) => correctRow(before, row, feedback, shown));
}

function openCode(state: MatchState, event: EventOf<'code-opened'>): MatchState {
  return withBoards(state, (board) =>
    board.maker === event.maker
      ? { ...openSecret(board, { ...event, palmed: null }), makerClock: IDLE }
      : board,
  );
}

function openRound(state: MatchState, event: EventOf<'round-opened'>): MatchState {
  const past = state.round.number === 0 ? state.past : [...state.past, state.round];
  const round = newRound(state.terms, state.firstMaker, event.round, event.replay);
  // A resignation overridden by proved wrong feedback does not count (W7); a player who left a race stays out.
  const withdrawn = state.terms.form === 'race' ? state.withdrawn : [];
  const boards = round.boards.map((board) => ({
    ...board,
    makerClock: past.length === 0 ? startClock(IDLE, event.at) : dutyClock(state, board.maker, event.at),
  }));
  return { ...state, phase: 'hiding', past, round: { ...round, boards }, endOffers: [], withdrawn };
}

/** T2: the clock of the first row starts when all codes are hidden. */
function hide(state: MatchState, event: EventOf<'code-hidden'>): MatchState {
  const hidden = withBoards(state, (board) =>
    board.maker === event.maker ? hideSecret(board, event) : board,
  );
  if (hidden.round.boards.some((board) => board.secret === null)) return hidden;
  const started = withBoards(hidden, (board) => ({ ...board, breakerClock: startClock(IDLE, event.at) }));
  return { ...started, phase: 'seeking' };
}

function place(
  state: MatchState,
  index: number,
  guess: Board['rows'][number]['guess'],
  at: number,
): MatchState {
  const order = state.round.placed + 1;
  const lockstep = isLockstep(state.terms);
  const placed = withBoard(withRound(state, { placed: order }), index, (board) => {
    const after = placeRow(board, guess, order, timeSpent(board.breakerClock, at, state.clocksStopped));
    if (lockstep) return after;
    return guess === 'lost'
      ? { ...after, breakerClock: dutyClock(state, board.breaker, at) }
      : { ...after, makerClock: dutyClock(state, board.maker, at) };
  });
  return lockstep || guess === 'lost' ? placed : holdRowOf(placed, state.round.boards[index]?.maker, at);
}

/** T2e: while a player owes feedback in a speed duel, the clock of their own row is paused. */
function holdRowOf(state: MatchState, maker: Maker | undefined, at: number): MatchState {
  return withBoards(state, (board) =>
    board.breaker === maker && owesMark(state, board.breaker) !== null
      ? { ...board, breakerClock: holdClock(board.breakerClock, at, state.clocksStopped) }
      : board,
  );
}

function marked(state: MatchState, event: EventOf<'guess-marked'>): MatchState {
  const maker = state.round.boards[event.board]?.maker;
  const after = withBoard(state, event.board, (board) => ({
    ...markRow(board, event),
    breakerClock: isLockstep(state.terms) ? IDLE : dutyClock(state, board.breaker, event.at),
  }));
  // A clock that was paused while this mark was owed continues (T2e).
  return withBoards(after, (board) =>
    board.breaker === maker && board.breakerClock.held
      ? { ...board, breakerClock: startClock(board.breakerClock, event.at) }
      : board,
  );
}

/** All have placed: marking begins. All are marked: the next turn begins (D1). */
function uncover(state: MatchState, event: EventOf<'rows-uncovered'>): MatchState {
  const open = layOpen(state, event.rows);
  const { turnsUncovered, turnsMarked } = open.round;
  if (event.what === 'guesses') {
    const marking = withBoards(open, (board) => ({
      ...board,
      makerClock: dutyClock(state, board.maker, event.at),
    }));
    return withRound(marking, { turnsUncovered: turnsUncovered + 1 });
  }
  const placing = withBoards(open, (board) => ({
    ...board,
    breakerClock: dutyClock(state, board.breaker, event.at),
  }));
  return withRound(placing, { turnsMarked: turnsMarked + 1 });
}

function endSearch(state: MatchState, event: EventOf<'search-ended'>): MatchState {
  // A sealed code is due from here, seen or not: a player who leaves must not hold up the reveal (K2).
  const sealed = state.terms.custody !== 'escrow';
  const makerClock = sealed ? startClock(IDLE, event.at) : IDLE;
  const waiting = withBoards(state, (board) => ({ ...board, breakerClock: IDLE, makerClock }));
  return { ...withRound(waiting, { ending: event.ending }), phase: 'revealing' };
}

function reveal(state: MatchState, event: EventOf<'codes-revealed'>): MatchState {
  const rowsOpen = layOpen(state, event.rows);
  const open = withBoards(rowsOpen, (board) => {
    const secret = event.codes.find(({ maker }) => maker === board.maker);
    const known = secret ? openSecret(board, secret) : board;
    return { ...known, makerClock: IDLE };
  });
  return { ...withRound(open, { faults: event.faults }), phase: 'judging' };
}

function leave(state: MatchState, seat: Seat, what: 'round' | 'match'): MatchState {
  const { leavings, placed } = state.round;
  return withRound(state, { leavings: [...leavings, { seat, what, after: placed }] });
}

/** Starts every clock of this seat that waited for it to see something. */
function see(state: MatchState, seat: Seat, at: number): MatchState {
  return withBoards(state, (board) => ({
    ...board,
    makerClock:
      board.maker === seat && awaitsMaker(state, board) ? startClock(board.makerClock, at) : board.makerClock,
    breakerClock:
      board.breaker === seat && awaitsRow(state, board)
        ? startClock(board.breakerClock, at)
        : board.breakerClock,
  }));
}

/** A duty's clock runs at once if there is no time limit, and otherwise waits until the duty is seen (T2). */
function dutyClock(state: MatchState, who: Maker, at: number): Clock {
  if (who === 'house') return IDLE;
  return state.terms.seats[who]?.allowance === null ? startClock(IDLE, at) : IDLE;
}

function layOpen(state: MatchState, rows: readonly OpenRow[]): MatchState {
  return rows.reduce((open, row) => withBoard(open, row.board, (board) => uncoverRow(board, row)), state);
}

function withAllClocks(state: MatchState, change: (clock: Clock) => Clock): MatchState {
  return withBoards(state, (board) => withClocks(board, change));
}
