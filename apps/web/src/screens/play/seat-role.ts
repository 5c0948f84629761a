// What each seat is doing at the table, in a few words.

import { dutyOf, isFound, type MatchState, type Round, type Seat } from '@blackpeg/rules';
import type { PlayWords } from '@blackpeg/wording';

export function seatRole(words: PlayWords['match'], state: MatchState, round: Round, seat: Seat): string {
  const breaks = round.boards.find(({ breaker }) => breaker === seat);
  const makes = round.boards.find(({ maker }) => maker === seat);
  if (round.resigned.includes(seat) || state.withdrawn.includes(seat)) return words.out;
  if (breaks && isFound(breaks)) return words.found(breaks.rows.length);
  if (round !== state.round || state.phase === 'closed') return makes && !breaks ? words.holds : '';
  const duty = dutyOf(state, seat);
  switch (duty?.kind) {
    case 'hide':
      return words.hiding;
    case 'mark':
      return words.answering(duty.row + 1);
    case 'place':
      return words.breaking(duty.row + 1);
    case 'open':
    case undefined:
      return idle(words, state, makes !== undefined, breaks?.rows.length);
  }
}

function idle(
  words: PlayWords['match'],
  state: MatchState,
  makes: boolean,
  rows: number | undefined,
): string {
  if (state.phase === 'hiding') return makes ? words.hidden : '';
  if (rows === undefined) return makes ? words.holds : '';
  return rows === 0 ? words.breaking(1) : words.placed(rows);
}
