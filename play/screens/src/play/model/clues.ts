// What a codebreaker knows of the code, in the form the solver needs.

import { type Clues, cluesOf } from '@blackpeg/rules';
import type { Look } from './look.ts';

/** Null if this seat is not searching now. */
export function cluesIn({ state, seat }: Look): Clues | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  return board?.secret && state.phase === 'seeking' ? cluesOf(state, board) : null;
}

/** Identifies the knowledge: answers are valid until it changes. Null if nothing is searched for. */
export function clueKey(look: Look): string | null {
  const clues = cluesIn(look);
  return clues && `${look.state.past.length} ${JSON.stringify(clues.rows)}`;
}
