// Questions asked before an action, in words that name its consequence.

import type { MatchState, Seat } from '@blackpeg/rules';
import { type Speaker, whoIs } from '../names/who.ts';
import { playTexts } from '../texts/base.ts';

/** As a session names them. */
export type AskName = 'claim' | 'admit' | 'resignRound' | 'resignMatch' | 'offerEnd';

/** The question, and the consequence of yes. */
export function askQuestion(speaker: Speaker, state: MatchState, seat: Seat | null, ask: AskName): string {
  const words = playTexts(speaker.language).ask;
  return `${words.question(words[ask].label)} ${askText(speaker, state, seat, ask)}`;
}

export function askText(speaker: Speaker, state: MatchState, seat: Seat | null, ask: AskName): string {
  const words = playTexts(speaker.language).ask;
  const others = state.terms.seats.flatMap((_, other) => (other === seat ? [] : [whoIs(speaker, other)]));
  if (ask === 'resignMatch') return words.matchGoes(others.length === 0, others);
  if (ask !== 'resignRound') return words[ask].text;
  const breaks = state.round.boards.some(({ breaker }) => breaker === seat);
  return words.roundGoes(state.terms.form, breaks ? 'breaker' : 'maker', others);
}
