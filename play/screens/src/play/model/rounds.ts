// Finished rounds: the rules go on at once, players when they like; and the heading of a table.

import { isLockstep, isReplayed, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import { briefEdition, type Language, lengthText, type PlayWords } from '@blackpeg/wording';

/** Rounds with an outcome, replays and void ones too. */
export function roundsEnded({ past, round }: MatchState): number {
  return past.length + (round.outcome === null ? 0 : 1);
}

/** What a player who arrives at the table has seen: the last round too, once a code of the next one is hidden. */
export function seenOnArrival(state: MatchState): number {
  const begun = state.round.boards.some(({ secret }) => secret !== null);
  if (state.phase === 'closed') return roundsEnded(state) - 1;
  return begun ? roundsEnded(state) : Math.max(0, roundsEnded(state) - 1);
}

/** The last finished round, while its player has not gone on. If there are several, the last. */
export function endedRound(state: MatchState, seen: number): Round | null {
  if (roundsEnded(state) <= seen) return null;
  return state.round.outcome === null ? (state.past.at(-1) ?? null) : state.round;
}

/** Its index among all rounds, as reviews count them. */
export function roundIndex({ past }: MatchState, round: Round): number {
  const index = past.indexOf(round);
  return index < 0 ? past.length : index;
}

/** What follows a round: the end, a replay, the other side, or just the next. */
export function whatFollows(state: MatchState, round: Round): 'nothing' | 'again' | 'swap' | 'next' {
  if (state.result) return 'nothing';
  if (round.outcome && isReplayed(round.outcome)) return 'again';
  return state.terms.form === 'classic' ? 'swap' : 'next';
}

/** The row, the answer owed, the code to hide, or what the player waits for. */
export function titleOf(
  words: PlayWords['title'],
  state: MatchState,
  shown: Round,
  seat: Seat | null,
): string {
  if (state.result && shown === state.round) return words.matchOver;
  if (shown !== state.round) return words.roundOver(shown.number);
  if (seat === null) return words.watch;
  const duty = ownDuty(state, seat);
  const { rows } = state.terms.edition;
  if (duty?.kind === 'hide') return words.hide;
  if (duty?.kind === 'mark') return words.answer(duty.row + 1);
  const own = state.round.boards.find(({ breaker }) => breaker === seat);
  if (!own) return words.hold;
  if (state.phase !== 'seeking') return words.wait;
  const row = Math.min(own.rows.length + (duty ? 1 : 0), rows) || 1;
  return isLockstep(state.terms) ? words.turn(row, rows) : words.row(row, rows);
}

/** The game and the round, with what the match is played to; `short` leaves out the game. */
export function contextOf(
  language: Language,
  words: PlayWords['title'],
  { terms }: MatchState,
  { number, replay }: Round,
  short = false,
): string {
  const rounds = terms.length.kind === 'rounds' ? terms.length.rounds : null;
  const edition = briefEdition(language, terms.edition);
  if (rounds === 1 && replay === 0) return edition;
  const target = terms.length.kind === 'target' ? [lengthText(language, terms)] : [];
  const round = [words.round(number, rounds, replay > 0), ...target].join(', ');
  return short ? `${round.charAt(0).toUpperCase()}${round.slice(1)}` : `${edition}, ${round}`;
}
