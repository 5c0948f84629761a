// What only the referee may say about a code: the commitment to one it holds, and whether an opened one is genuine.

import type { Action, Actor, Code, Maker, MatchState, PegCounts } from '@blackpeg/rules';
import type { MatchId } from './store/event-store.ts';

/** Makes commitments; a port, because the referee does no hashing. */
export interface Seals {
  newKey(): string;
  /** To a code of the current round; null for a text that is not a key. */
  commitmentTo(
    match: MatchId,
    state: MatchState,
    maker: Maker,
    secret: { readonly code: Code; readonly palmed: PegCounts | null },
    key: string,
  ): string | null;
}

/**
 * The action without what the actor may not say. In escrow a commitment and key that came with it are replaced: the
 * referee has the code, so only its own seal proves anything, and a client need not know whether there are seals. A
 * client's `genuine` never counts.
 */
export function vouched(seals: Seals, match: MatchId, state: MatchState, by: Actor, action: Action): Action {
  if (by === 'referee') return action;
  const { custody } = state.terms;
  if (action.type === 'hide-code' && action.code !== 'hidden' && custody === 'escrow') {
    const key = seals.newKey();
    const { code, palmed } = action;
    return { ...action, key, commitment: seals.commitmentTo(match, state, by, { code, palmed }, key) };
  }
  if (action.type === 'open-code') {
    return { ...action, genuine: custody !== 'sealed' || isGenuine(seals, match, state, by, action) };
  }
  return action;
}

function isGenuine(
  seals: Seals,
  match: MatchId,
  state: MatchState,
  maker: Maker,
  { code, key }: Extract<Action, { readonly type: 'open-code' }>,
): boolean {
  const secret = state.round.boards.find((board) => board.maker === maker)?.secret;
  if (!secret || secret.commitment === null || key === null) return false;
  return seals.commitmentTo(match, state, maker, { code, palmed: null }, key) === secret.commitment;
}
