// Rounds that are over, and what the screen is headed by: the rules go on at once, a player when they like.

import { isLockstep, isReplayed, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import { briefEdition, type Language, type PlayWords } from '@blackpeg/wording';

/** Rounds with an outcome, replays and void ones too. */
export function roundsEnded({ past, round }: MatchState): number {
  return past.length + (round.outcome === null ? 0 : 1);
}

/** What a player who comes to the table has seen: the last round too, once a code of the next one is hidden. */
export function seenOnArrival(state: MatchState): number {
  const begun = state.round.boards.some(({ secret }) => secret !== null);
  return Math.max(0, roundsEnded(state) - (begun && state.phase !== 'closed' ? 0 : 1));
}

/** The last ended round, while its player has not gone on from it. */
export function endedRound(state: MatchState, seen: number): Round | null {
  if (roundsEnded(state) <= seen) return null;
  return state.round.outcome === null ? (state.past.at(-1) ?? null) : state.round;
}

/** What follows a round: the end, the same again, the other side, or just the next. */
export function whatFollows(state: MatchState, round: Round): 'nothing' | 'again' | 'swap' | 'next' {
  if (state.result) return 'nothing';
  if (round.outcome && isReplayed(round.outcome)) return 'again';
  return state.terms.form === 'classic' ? 'swap' : 'next';
}

export function titleOf(words: PlayWords['title'], state: MatchState, shown: Round, seat: Seat): string {
  if (state.result && shown === state.round) return words.matchOver;
  if (shown !== state.round) return words.roundOver(shown.number);
  const duty = ownDuty(state, seat);
  if (duty?.kind === 'hide') return words.hide;
  if (duty?.kind === 'mark') return words.answer(duty.row + 1);
  if (!state.terms.seats[seat]) return words.watch;
  const own = state.round.boards.find(({ breaker }) => breaker === seat);
  if (!own) return words.hold;
  if (state.phase !== 'seeking') return words.wait;
  const { rows } = state.terms.edition;
  const row = Math.min(own.rows.length + (duty ? 1 : 0), rows) || 1;
  return isLockstep(state.terms) ? words.turn(row, rows) : words.row(row, rows);
}

/** The game and the round. */
export function contextOf(
  language: Language,
  words: PlayWords['title'],
  state: MatchState,
  round: Round,
): string {
  const { terms } = state;
  const rounds = terms.length.kind === 'rounds' ? terms.length.rounds : null;
  const edition = briefEdition(language, terms.edition);
  if (rounds === 1 && round.replay === 0) return edition;
  return `${edition}, ${words.round(round.number, rounds, round.replay > 0)}`;
}
