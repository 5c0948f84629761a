// What is not announced: what the listener did, already knows, or hears at the same moment in another sentence.

import {
  type Board,
  dutyOf,
  type Ending,
  type EventOf,
  isDropped,
  isFound,
  isLockstep,
  type Maker,
  type MatchEvent,
  type MatchState,
  type Round,
  type RoundOutcome,
  refereeMarks,
} from '@blackpeg/rules';
import type { Speaker } from '../names/who.ts';
import { awardTexts } from './results.ts';

/** `state` is the listener's, after the event. What is not announced may still have a sound and a vibration. */
export function goesWithoutSaying(speaker: Speaker, state: MatchState, event: MatchEvent): boolean {
  const { you } = speaker;
  switch (event.type) {
    case 'seen':
      return true;
    case 'code-hidden':
      // K3: a house that settles on its code late says so.
      if (state.terms.custody === 'uncommitted') return false;
      return event.maker === 'house' && you !== null && dutyOf(state, you) !== null;
    case 'guess-placed':
      if (event.byClock) return false;
      return state.round.boards[event.board]?.breaker === you || isTurnPlaced(state);
    case 'rows-uncovered':
      return event.what === 'guesses' ? areMarkedAtOnce(state) : state.terms.form === 'race';
    case 'guess-marked':
      return isAnswerToldLater(state, event);
    case 'search-ended':
      return TOLD_BEFORE.includes(event.ending.kind) && state.terms.form !== 'race';
    case 'code-opened':
      // Its code is told with the result.
      return event.maker === 'house';
    case 'codes-revealed':
      return event.faults.length === 0 && event.codes.every(({ maker }) => isCodeKnown(state, you, maker));
    case 'round-closed':
      return isRoundTold(speaker, state, event);
    case 'match-closed':
      return isResultTold(state, event);
    default:
      return false;
  }
}

/** Will the listener's own row be answered the moment it is placed? */
export function isAnsweredAtOnce(state: MatchState, index: number): boolean {
  const board = state.round.boards[index];
  const isMarked = board !== undefined && refereeMarks(state, board);
  if (!isLockstep(state.terms)) return isMarked;
  return isTurnPlaced(state) && (state.terms.form === 'race' ? isMarked : areMarkedAtOnce(state));
}

/** By the referee, all rows of a turn. */
export function areMarkedAtOnce(state: MatchState): boolean {
  return playing(state).every((board) => refereeMarks(state, board));
}

/** T2c: the referee gave the answer because its maker was late. */
export function isAnsweredLate(state: MatchState, index: number, row: number): boolean {
  const board = state.round.boards[index];
  return board?.rows[row]?.byReferee === true && !refereeMarks(state, board);
}

/** Everybody has heard the answer that ended the search. */
export function isOutcomeTold({ ending }: Pick<Round, 'ending'>, outcome: RoundOutcome): boolean {
  return outcome.kind === 'broken' && ending?.kind === 'found';
}

/** The listener's own, and one that was found in front of everybody. */
export function isCodeKnown({ round, terms }: MatchState, you: Speaker['you'], maker: Maker): boolean {
  const isSeen = (board: Board) => board.breaker === you || terms.form !== 'race';
  return (
    maker === you || round.boards.some((board) => board.maker === maker && isFound(board) && isSeen(board))
  );
}

/** By the answer, the resignation or the claim that ended it, and by the round's outcome. */
const TOLD_BEFORE: readonly Ending['kind'][] = [
  'found',
  'rows-used',
  'resigned',
  'match-resigned',
  'claim-upheld',
  'admitted',
  'mark-overdue',
  'all-marks-overdue',
];

function playing(state: MatchState): readonly Board[] {
  return state.round.boards.filter((board) => !isDropped(state, board));
}

/** In a duel or race by turns: placed rows are uncovered and answered next. */
function isTurnPlaced(state: MatchState): boolean {
  const { turnsUncovered } = state.round;
  return isLockstep(state.terms) && playing(state).every(({ rows }) => rows.length > turnsUncovered);
}

/** Both answers of a duel's turn are told together; in a race each player hears only their own. */
function isAnswerToldLater(state: MatchState, { feedback, by }: EventOf<'guess-marked'>): boolean {
  if (state.terms.form === 'race') return feedback === 'hidden';
  if (!isLockstep(state.terms)) return false;
  return by === 'referee' || playing(state).every(({ rows }) => rows.at(-1)?.mark !== null);
}

function isRoundTold(
  speaker: Speaker,
  { round, terms }: MatchState,
  { outcome, awards }: EventOf<'round-closed'>,
): boolean {
  const isGivenUp = round.ending?.kind === 'resigned' || round.ending?.kind === 'match-resigned';
  const isTold = isOutcomeTold(round, outcome) || (isGivenUp && terms.form === 'solitaire');
  return isTold && awardTexts(speaker, terms.scoring, outcome, awards).length === 0;
}

/** If one round was to be played, it is obvious that it is over; a resignation was told before. */
function isResultTold({ terms, round }: MatchState, { result }: EventOf<'match-closed'>): boolean {
  if (result.kind === 'finished') return true;
  if (result.kind === 'no-result') return result.why === 'resigned';
  const isSingle = terms.length.kind === 'rounds' && terms.length.rounds === 1;
  return isSingle && result.kind === 'won' && result.by === 'score' && round.outcome?.kind === 'won';
}
