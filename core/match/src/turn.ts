// Whose turn it is if all seats share one object: the first seat that owes something.

import { type Board, type Duty, dutyOf, type MatchState } from '@blackpeg/rules';
import type { Turn } from './match.ts';

const WORDS = { hide: 'hide', place: 'guess', mark: 'mark', open: 'open' } as const satisfies Record<
  Duty['kind'],
  Turn['to']
>;

export function turnIn(state: MatchState): Turn | null {
  const due = dueIn(state);
  return due && { seat: due.seat, to: WORDS[due.duty.kind] };
}

/** The board that the turn is about. */
export function boardInTurn(state: MatchState): Board | undefined {
  const due = dueIn(state);
  return due ? state.round.boards[due.duty.board] : undefined;
}

function dueIn(state: MatchState): { readonly seat: number; readonly duty: Duty } | null {
  for (const seat of state.terms.seats.keys()) {
    const duty = dutyOf(state, seat);
    if (duty) return { seat, duty };
  }
  return null;
}
