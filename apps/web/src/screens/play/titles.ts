// What the screen is headed by: the row, the answer owed, the code to hide, or what one waits for.

import { isLockstep, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import { ownDuty } from '@blackpeg/session';
import { briefEdition, type Language, type PlayWords } from '@blackpeg/wording';

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

/** The game and the round, for the bar. */
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
  const round = words.round(number, rounds, replay > 0);
  return short ? `${round.charAt(0).toUpperCase()}${round.slice(1)}` : `${edition}, ${round}`;
}
