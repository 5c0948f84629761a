// What a codebreaker knows of the code, in the form the solver needs.

import { type Clues, cluesOf } from '@blackpeg/rules';
import type { Look } from './look.ts';

/** Null where this seat seeks no code now. */
export function cluesIn({ state, seat }: Look): Clues | null {
  const board = state.round.boards.find(({ breaker }) => breaker === seat);
  return board?.secret && state.phase === 'seeking' ? cluesOf(state, board) : null;
}

/** Names what is known: what was told holds until that changes. Null where nothing is sought. */
export function clueKey(look: Look): string | null {
  const clues = cluesIn(look);
  return clues && `${look.state.past.length} ${JSON.stringify(clues.rows)}`;
}
