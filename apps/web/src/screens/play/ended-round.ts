// Rounds that are over: the rules go on to the next at once, their player when they like.

import { isReplayed, type MatchState, type Round } from '@blackpeg/rules';

/** Rounds with an outcome, replays and void ones too. */
export function roundsEnded({ past, round }: MatchState): number {
  return past.length + (round.outcome === null ? 0 : 1);
}

/** What a player who comes to the table has seen: the last round too, once a code of the next one is hidden. */
export function seenOnArrival(state: MatchState): number {
  const begun = state.round.boards.some(({ secret }) => secret !== null);
  if (state.phase === 'closed') return roundsEnded(state) - 1;
  return begun ? roundsEnded(state) : Math.max(0, roundsEnded(state) - 1);
}

/** The last ended round, while its player has not gone on from it. Several at once are told by the last. */
export function endedRound(state: MatchState, seen: number): Round | null {
  if (roundsEnded(state) <= seen) return null;
  return state.round.outcome === null ? (state.past.at(-1) ?? null) : state.round;
}

/** Its place among all rounds, from 0, as reviews count them. */
export function roundIndex({ past }: MatchState, round: Round): number {
  const index = past.indexOf(round);
  return index < 0 ? past.length : index;
}

/** What follows a round: the end, the same again, the other side, or just the next. */
export function whatFollows(state: MatchState, round: Round): 'nothing' | 'again' | 'swap' | 'next' {
  if (state.result) return 'nothing';
  if (round.outcome && isReplayed(round.outcome)) return 'again';
  return state.terms.form === 'classic' ? 'swap' : 'next';
}
