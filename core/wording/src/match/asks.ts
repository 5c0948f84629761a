// Questions asked before an action, in words that name its consequence.

import type { MatchState, Seat, Terms } from '@blackpeg/rules';
import { type Speaker, whoIs } from '../names/who.ts';
import { playTexts } from '../texts/base.ts';
import type { WrongAnswerGain } from '../words/event-facts.ts';

/** As a session names them. */
export type AskName = 'claim' | 'admit' | 'resignRound' | 'resignMatch' | 'offerEnd';

/** The question, and the consequence of yes. */
export function askQuestion(speaker: Speaker, state: MatchState, seat: Seat | null, ask: AskName): string {
  const words = playTexts(speaker.language).ask;
  return `${words.question(words[ask].label)} ${askText(speaker, state, seat, ask)}`;
}

export function askText(speaker: Speaker, state: MatchState, seat: Seat | null, ask: AskName): string {
  const words = playTexts(speaker.language).ask;
  const others = state.terms.seats.flatMap((_, other) =>
    other === seat || state.withdrawn.includes(other) ? [] : [whoIs(speaker, other)],
  );
  switch (ask) {
    case 'claim':
    case 'admit':
      return words[ask].text(wrongAnswerGain(state.terms));
    case 'offerEnd':
      return words.offerEnd.text(state.terms.custody === 'sealed');
    case 'resignMatch':
      return words.matchGoes(others.length === 0, others);
    case 'resignRound': {
      const breaks = state.round.boards.some(({ breaker }) => breaker === seat);
      return words.roundGoes(state.terms.form, breaks ? 'breaker' : 'maker', others);
    }
  }
}

/** W1, W4, W5. */
function wrongAnswerGain({ form, scoring }: Terms): WrongAnswerGain {
  if (form === 'duel') return 'round-point';
  return scoring === 'fewest-rows' ? 'rows' : 'points';
}
