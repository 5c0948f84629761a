// The action behind an event: what somebody must have done for this event to come first.

import type { Code } from '../code/code.ts';
import type { Action } from '../match/action.ts';
import type { EventOf, MatchEvent } from '../match/event.ts';
import type { Board, MatchState } from '../match/match.ts';
import type { Ending } from '../match/outcome.ts';
import type { Actor, Maker } from '../match/seat.ts';

export interface Wished {
  readonly by: Actor;
  readonly action: Action;
}

/** Null for events that only follow others, and for those a redacted log does not show. */
export function wishBehind(state: MatchState, event: MatchEvent): Wished | null {
  const { boards } = state.round;
  switch (event.type) {
    case 'code-hidden':
      return hiding(event);
    case 'guess-placed':
      return placing(boards[event.board], event);
    case 'row-lost':
      return timeUp(boards[event.board]?.breaker);
    case 'guess-marked':
    case 'mark-corrected':
      return marking(boards[event.board], event);
    case 'claim-judged': {
      const seat = boards[event.board]?.breaker;
      return seat === undefined ? null : { by: seat, action: { type: 'claim' } };
    }
    case 'mark-overdue':
      return timeUp(boards[event.board]?.maker);
    case 'seen':
      return { by: event.seat, action: { type: 'see', seat: event.seat } };
    case 'error-admitted':
      return { by: event.seat, action: { type: 'admit' } };
    case 'round-resigned':
      return event.takenBy === null
        ? { by: event.seat, action: { type: 'resign-round' } }
        : { by: event.takenBy, action: { type: 'take-round' } };
    case 'match-resigned':
      return { by: event.seat, action: { type: 'resign-match' } };
    case 'end-offered':
      return { by: event.seat, action: { type: 'offer-end' } };
    case 'end-withdrawn':
      return { by: event.seat, action: { type: 'withdraw-offer' } };
    case 'end-declined':
      return { by: event.seat, action: { type: 'decline-offer' } };
    case 'left':
      return { by: event.seat, action: { type: 'leave', seat: event.seat } };
    case 'returned':
      return { by: event.seat, action: { type: 'return', seat: event.seat } };
    case 'clocks-stopped':
      return { by: 'referee', action: { type: 'stop-clocks' } };
    case 'clocks-restarted':
      return { by: 'referee', action: { type: 'restart-clocks' } };
    case 'search-ended':
      return endingWish(state, event.ending);
    case 'code-opened': {
      const { maker, code, key } = event;
      return { by: maker, action: { type: 'open-code', code, key, genuine: true } };
    }
    case 'opening-overdue':
      return timeUp(event.seat);
    case 'match-opened':
    case 'round-opened':
    case 'rows-uncovered':
    case 'end-lapsed':
    case 'codes-revealed':
    case 'round-closed':
    case 'match-closed':
      return null;
  }
}

function hiding(event: EventOf<'code-hidden'>): Wished | null {
  const { maker, code, palmed, blanks, commitment } = event;
  // A sealed code does not show its key, like the code.
  const key = event.key === 'hidden' ? null : event.key;
  if (palmed === 'hidden') return null;
  return { by: maker, action: { type: 'hide-code', code, palmed, blanks, commitment, key } };
}

function placing(board: Board | undefined, { guess, byClock }: EventOf<'guess-placed'>): Wished | null {
  if (!board || guess === 'hidden') return null;
  return byClock
    ? timeUp(board.breaker, guess)
    : { by: board.breaker, action: { type: 'place-guess', guess } };
}

function marking(
  board: Board | undefined,
  event: EventOf<'guess-marked'> | EventOf<'mark-corrected'>,
): Wished | null {
  const { feedback } = event;
  if (!board || feedback === 'hidden') return null;
  if (event.type === 'guess-marked' && event.by === 'referee') return timeUp(board.maker);
  const type = event.type === 'guess-marked' ? 'mark-guess' : 'correct-mark';
  return { by: board.maker, action: { type, feedback, confirmed: true } };
}

function endingWish({ round }: MatchState, ending: Ending): Wished | null {
  switch (ending.kind) {
    case 'hiding-overdue':
      return timeUp(ending.seat);
    case 'all-hiding-overdue':
      return timeUp(round.boards.find(({ secret }) => secret === null)?.maker);
    case 'round-taken':
      return { by: ending.by, action: { type: 'take-round' } };
    case 'match-abandoned':
      return { by: ending.by, action: { type: 'abandon-match' } };
    case 'found':
    case 'rows-used':
    case 'resigned':
    case 'match-resigned':
    case 'claim-upheld':
    case 'admitted':
    case 'mark-overdue':
    case 'all-marks-overdue':
    case 'agreed':
      return null;
  }
}

function timeUp(seat: Maker | undefined, draft: Code | null = null): Wished | null {
  if (seat === undefined || seat === 'house') return null;
  return { by: 'referee', action: { type: 'time-up', seat, draft } };
}
