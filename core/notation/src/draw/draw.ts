// A state as a text picture, for bug reports and playthroughs. It shows what the state shows: for a viewer's picture,
// draw `viewOf(state, viewer)`.

import {
  allRounds,
  type Board,
  type Clock,
  dutyOf,
  type MatchState,
  type Round,
  standings,
  type Terms,
} from '@blackpeg/rules';
import { formatEdition } from '../text/edition.ts';
import { formatEnding } from '../text/ending.ts';
import { formatAwards, formatOutcome, formatResult } from '../text/outcome.ts';
import { formatBoard, formatSeat } from '../text/seat.ts';
import { formatLength } from '../text/terms.ts';
import { formatSeconds } from '../text/time.ts';
import { drawBoard } from './board.ts';
import { drawLine } from './line.ts';

/** Lines of ASCII, at most 79 columns, each with a line end; the same state always gives the same picture. */
export function draw(state: MatchState): string {
  const lines = [
    ...drawMatch(state),
    ...drawPast(state),
    ...drawRound(state),
    ...state.round.boards.flatMap((board, index) => drawBoard(state, board, index)),
    ...drawEnd(state.round),
    ...drawScore(state),
    ...drawDuties(state),
    ...drawClocks(state),
    ...drawSeats(state),
    ...(state.result ? drawLine('Result', [formatResult(state.result)]) : []),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function drawMatch({ terms, version }: MatchState): readonly string[] {
  const { edition, form, pace, scoring, marker, custody } = terms;
  const agreed = [formatEdition(edition), form, pace, drawLength(terms), scoring, marker, custody];
  return drawLine('Match', [...agreed, `version ${version}`], ',');
}

function drawLength({ length, scoring }: Terms): string {
  if (length.kind === 'target') return `to ${formatLength(length, scoring)}`;
  return length.rounds === 1 ? '1 round' : `${length.rounds} rounds`;
}

function drawPast(state: MatchState): readonly string[] {
  const past = allRounds(state).filter((round) => round !== state.round);
  return past.flatMap((round) => drawLine('Past', [`round ${roundName(round)}`, ...endWords(round)], ','));
}

function drawRound({ round, phase }: MatchState): readonly string[] {
  return drawLine('Round', [roundName(round), phase], ',');
}

function drawEnd(round: Round): readonly string[] {
  return round.ending === null ? [] : drawLine('Ended', endWords(round), ',');
}

function endWords({ ending, unopened, outcome, awards }: Round): readonly string[] {
  return [
    ...(ending ? [formatEnding(ending)] : []),
    ...unopened.map((seat) => `${formatSeat(seat)} withholds the code`),
    ...(outcome ? [formatOutcome(outcome)] : []),
    ...(awards.length > 0 ? [`awards ${formatAwards(awards)}`] : []),
  ];
}

function drawScore(state: MatchState): readonly string[] {
  return drawLine(
    'Score',
    standings(state).map(({ points, rows }, seat) => `${formatSeat(seat)} ${points} points ${rows} rows`),
    ',',
  );
}

function drawDuties(state: MatchState): readonly string[] {
  const due = [...state.terms.seats.keys(), 'house' as const].flatMap((who) => {
    const duty = dutyOf(state, who);
    if (!duty) return [];
    const row = 'row' in duty ? ` row ${duty.row + 1}` : '';
    return [`${formatSeat(who)} to ${duty.kind}${row} on ${formatBoard(duty.board)}`];
  });
  return due.length > 0 ? drawLine('Due', due, ';') : [];
}

function drawClocks(state: MatchState): readonly string[] {
  if (state.terms.seats.every(({ allowance }) => allowance === null)) return [];
  const clocks = state.round.boards.flatMap((board, index) => [
    ...drawClock(state, board.breaker, board.breakerClock, index),
    ...drawClock(state, board.maker, board.makerClock, index),
  ]);
  const stopped = state.clocksStopped ? ['all stopped'] : [];
  return clocks.length + stopped.length > 0 ? drawLine('Clocks', [...stopped, ...clocks], ';') : [];
}

function drawClock(state: MatchState, who: Board['maker'], clock: Clock, board: number): readonly string[] {
  const allowance = who === 'house' ? null : (state.terms.seats[who]?.allowance ?? null);
  if (allowance === null || (clock.since === null && clock.spent === 0)) return [];
  const since = clock.since === null ? '' : ` since ${formatSeconds(clock.since)}`;
  const name = `${formatSeat(who)} on ${formatBoard(board)}`;
  return [`${name}: ${formatSeconds(clock.spent)} of ${formatSeconds(allowance)} s${since}`];
}

function drawSeats({ away, endOffers, withdrawn, round }: MatchState): readonly string[] {
  const notes = [
    ...round.resigned.map((seat) => `${formatSeat(seat)} resigned the round`),
    ...withdrawn.map((seat) => `${formatSeat(seat)} resigned the match`),
    ...endOffers.map((seat) => `${formatSeat(seat)} offers to end`),
    ...away.map(({ seat, since }) => `${formatSeat(seat)} away since ${formatSeconds(since)}`),
  ];
  return notes.length > 0 ? drawLine('Seats', notes, ';') : [];
}

function roundName({ number, replay }: Round): string {
  return replay === 0 ? String(number) : `${number} replay ${replay}`;
}
