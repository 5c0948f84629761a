// Actions that need a confirmation: which of them a seat can do now.

import { isFound, type MatchState, refereeMarks, type Seat } from '@blackpeg/rules';
import type { Intent } from './intent.ts';

export const ASKS = ['claim', 'admit', 'resignRound', 'resignMatch', 'offerEnd'] as const;
export type Ask = (typeof ASKS)[number];

export const ASK_INTENTS: Readonly<Record<Ask, Intent>> = {
  claim: { type: 'claim' },
  admit: { type: 'admit' },
  resignRound: { type: 'resign-round' },
  resignMatch: { type: 'resign-match' },
  offerEnd: { type: 'offer-end' },
};

/** A claim can be right only if a person answers, an end can be agreed only with one; a spectator can do neither. */
export function asksFor(state: MatchState, seat: Seat | null): readonly Ask[] {
  const { phase, round, terms, endOffers, withdrawn } = state;
  const busy = phase === 'hiding' || phase === 'seeking';
  if (seat === null || !busy || withdrawn.includes(seat)) return [];
  const breaks = round.boards.find(({ breaker }) => breaker === seat);
  const makes = round.boards.find(({ maker }) => maker === seat);
  const marked = (board: typeof breaks) =>
    board !== undefined && !refereeMarks(state, board) && board.rows.some(({ mark }) => mark !== null);
  const others = terms.seats.some(({ player }, other) => player === 'person' && other !== seat);
  const may: Readonly<Record<Ask, boolean>> = {
    claim: phase === 'seeking' && marked(breaks),
    admit: phase === 'seeking' && marked(makes),
    resignRound: !round.resigned.includes(seat),
    // A player alone in the last round gives up both at once.
    resignMatch:
      terms.seats.length > 1 || terms.length.kind !== 'rounds' || round.number < terms.length.rounds,
    offerEnd: others && !endOffers.includes(seat),
  };
  return ASKS.filter((ask) => may[ask]);
}

/** W3: the row, from 1, whose answer this seat may still correct: until the same breaker's next row; null for none. */
export function correctableRow(state: MatchState, seat: Seat | null): number | null {
  const board = state.round.boards.find(({ maker }) => maker === seat);
  const last = board?.rows.at(-1);
  // With automatic marking a sealed code is marked by its device, which makes no errors.
  const byHand = state.terms.marker !== 'automatic' && board !== undefined && !refereeMarks(state, board);
  if (!board || !last || !byHand || state.phase !== 'seeking' || isFound(board)) return null;
  return last.mark === null || last.mark === 'hidden' ? null : board.rows.length;
}
