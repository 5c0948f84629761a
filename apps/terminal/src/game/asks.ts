// What is asked once before it is done: which of it a seat can do now, and what it would come to.

import { isFound, type MatchState, refereeMarks, type Seat } from '@blackpeg/rules';
import type { Intent } from '@blackpeg/session';
import { playTexts, type Speaker, whoIs } from '@blackpeg/wording';

export const ASKS = ['claim', 'admit', 'resignRound', 'resignMatch', 'offerEnd'] as const;
export type Ask = (typeof ASKS)[number];

export const ASK_INTENTS: Readonly<Record<Ask, Intent>> = {
  claim: { type: 'claim' },
  admit: { type: 'admit' },
  resignRound: { type: 'resign-round' },
  resignMatch: { type: 'resign-match' },
  offerEnd: { type: 'offer-end' },
};

/** A claim can be right only where a person answers, an end be agreed only with one. */
export function asksFor(state: MatchState, seat: Seat): readonly Ask[] {
  const { phase, round, terms, endOffers, withdrawn } = state;
  if ((phase !== 'hiding' && phase !== 'seeking') || withdrawn.includes(seat)) return [];
  const breaks = round.boards.find(({ breaker }) => breaker === seat);
  const makes = round.boards.find(({ maker }) => maker === seat);
  const marked = (board: typeof breaks) =>
    board !== undefined && !refereeMarks(state, board) && board.rows.some(({ mark }) => mark !== null);
  const others = terms.seats.some(({ player }, other) => player === 'person' && other !== seat);
  const may: Readonly<Record<Ask, boolean>> = {
    claim: phase === 'seeking' && marked(breaks),
    admit: phase === 'seeking' && marked(makes),
    resignRound: !round.resigned.includes(seat),
    resignMatch: true,
    offerEnd: others && !endOffers.includes(seat),
  };
  return ASKS.filter((ask) => may[ask]);
}

/** In words that name the result. */
export function askText(speaker: Speaker, state: MatchState, seat: Seat, ask: Ask): string {
  const words = playTexts(speaker.language).ask;
  const others = state.terms.seats.flatMap((_, other) => (other === seat ? [] : [whoIs(speaker, other)]));
  if (ask === 'resignMatch') return words.matchGoes(others.length === 0, others);
  if (ask !== 'resignRound') return words[ask].text;
  const breaks = state.round.boards.some(({ breaker }) => breaker === seat);
  return words.roundGoes(state.terms.form, breaks ? 'breaker' : 'maker', others);
}

/** W3: the row, from 1, whose answer this seat may still correct: until the same breaker's next row; null for none. */
export function correctableRow(state: MatchState, seat: Seat): number | null {
  const board = state.round.boards.find(({ maker }) => maker === seat);
  const last = board?.rows.at(-1);
  if (!board || !last || state.phase !== 'seeking' || refereeMarks(state, board) || isFound(board))
    return null;
  return last.mark === null || last.mark === 'hidden' ? null : board.rows.length;
}
