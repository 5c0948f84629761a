// Intents in a match with sealed codes: a commitment is sent instead of the code, and marks are checked locally.

import { dutyOf, type MatchState, type Seat } from '@blackpeg/rules';
import { codeIn } from '../draft/draft.ts';
import type { Intent } from '../intents/intent.ts';
import type { SeatView } from '../intents/interpret.ts';
import type { KeptCode, Sealer } from './sealer.ts';

export interface Prepared {
  readonly side: SeatView;
  readonly intent: Intent;
  /** To be stored before anything is sent; null if nothing is. */
  readonly kept: KeptCode | null;
}

export function prepare(sealer: Sealer | undefined, side: SeatView, intent: Intent): Prepared {
  const plain: Prepared = { side, intent, kept: null };
  const { state, draft, seat } = side;
  if (!sealer || state.terms.custody !== 'sealed') return plain;
  if (intent.type === 'mark' || intent.type === 'correct') {
    return { ...plain, side: { ...side, state: withOwnCode(state, seat, sealer.codeOf(state)) } };
  }
  const code =
    intent.type === 'submit' && dutyOf(state, seat)?.kind === 'hide' && draft ? codeIn(draft) : null;
  if (intent.type !== 'submit' || !code) return plain;
  const kept = sealer.seal(state, code);
  return { side, intent: { ...intent, hiding: { ...intent.hiding, commitment: kept.commitment } }, kept };
}

/** With the code that only this device knows, the rules can warn of a wrong mark before it is sent (F7b). */
export function withOwnCode(state: MatchState, seat: Seat, kept: KeptCode | null): MatchState {
  if (!kept) return state;
  const boards = state.round.boards.map((board) =>
    board.maker === seat && board.secret ? { ...board, secret: { ...board.secret, code: kept.code } } : board,
  );
  return { ...state, round: { ...state.round, boards } };
}
