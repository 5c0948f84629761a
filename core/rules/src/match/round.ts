// Rounds as they begin: who makes and who breaks on which board.

import type { Terms } from '../terms/terms.ts';
import { IDLE } from './clock.ts';
import type { Board, MatchState, Round } from './match.ts';
import type { Maker, Seat } from './seat.ts';

/** Before the first round there is a round without boards. */
export const NO_ROUND: Round = {
  number: 0,
  replay: 0,
  boards: [],
  placed: 0,
  turnsUncovered: 0,
  turnsMarked: 0,
  resigned: [],
  leavings: [],
  ending: null,
  unopened: [],
  faults: [],
  outcome: null,
  awards: [],
};

export function newRound(terms: Terms, firstMaker: Seat, number: number, replay: number): Round {
  return { ...NO_ROUND, number, replay, boards: boardsFor(terms, firstMaker, number) };
}

/** All rounds so far, the current or last one included. */
export function allRounds(state: MatchState): readonly Round[] {
  return state.round.number === 0 ? state.past : [...state.past, state.round];
}

/** Finished rounds, in which every code may be shown. */
export function finishedRounds(state: MatchState): readonly Round[] {
  return allRounds(state).filter(({ outcome }) => outcome !== null);
}

/** In a duel and in a race the boards are in the order of their breakers' seats. */
function boardsFor(terms: Terms, firstMaker: Seat, number: number): readonly Board[] {
  switch (terms.form) {
    case 'classic': {
      const maker = (firstMaker + number - 1) % 2;
      return [newBoard(terms, maker, 1 - maker)];
    }
    case 'duel':
      return [newBoard(terms, 1, 0), newBoard(terms, 0, 1)];
    case 'solitaire':
    case 'race':
      return terms.seats.map((_, seat) => newBoard(terms, 'house', seat));
  }
}

function newBoard(terms: Terms, maker: Maker, breaker: Seat): Board {
  const { holes } = terms.edition;
  return {
    maker,
    breaker,
    holes: holes[breaker] ?? holes[0] ?? 0,
    secret: null,
    rows: [],
    makerClock: IDLE,
    breakerClock: IDLE,
  };
}
