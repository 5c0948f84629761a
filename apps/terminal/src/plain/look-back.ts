// Rounds that are over, looked back on: row by row, with a chart of the codes that were left.

import { formatCode } from '@blackpeg/notation';
import {
  answeredRows,
  type Code,
  cluesOf,
  finishedRounds,
  type MatchState,
  type Seat,
} from '@blackpeg/rules';
import type { Card } from '@blackpeg/table';
import {
  noBoardsText,
  ownSeat,
  plainTexts,
  reviewScreenTexts,
  reviewTexts,
  rowReviewTexts,
  speakerOf,
  whoIs,
} from '@blackpeg/wording';
import { chartLines } from '../game/chart.ts';
import type { Desk } from './desk.ts';

type FinishedRound = MatchState['round'];
type FinishedBoard = FinishedRound['boards'][number];

/** `seat` is who looks back, on their own searches alone; with null everybody's are looked at. */
export async function lookBack(desk: Desk, card: Card, state: MatchState, seat: Seat | null): Promise<void> {
  const played = finishedRounds(state).flatMap((round) =>
    round.boards
      .filter((board) => answeredRows(board).length > 0 && (seat === null || board.breaker === seat))
      .map((board) => ({ round, board })),
  );
  if (played.length === 0) desk.printer.say(noBoardsText(desk.language));
  for (const { round, board } of played) {
    desk.printer.say(headingOf(desk, card, state, round, board));
    await sayBoard(desk, { ...state, round }, board);
  }
}

function headingOf(
  { language }: Desk,
  card: Card,
  { terms }: MatchState,
  { number, replay }: FinishedRound,
  { breaker }: FinishedBoard,
): string {
  const words = reviewScreenTexts(language);
  const speaker = speakerOf(card, language, terms.edition, ownSeat(card));
  return `${words.round(number, replay > 0)}. ${words.searchOf(whoIs(speaker, breaker))}.`;
}

async function sayBoard(desk: Desk, state: MatchState, board: FinishedBoard): Promise<void> {
  const { printer, language, thinker } = desk;
  const { edition } = state.terms;
  const clues = cluesOf(state, board);
  const numbers = answeredRows(board).map((row) => row + 1);
  const found = await thinker.ask('review', { clues });
  const code = (guess: Code) => formatCode(clues.spec, guess);
  for (const row of found.rows) {
    const marked = clues.rows[row.row];
    if (!marked) continue;
    const texts = rowReviewTexts({ language, edition, code }, row, marked.mark, numbers[row.row]);
    for (const text of texts) printer.say(text);
  }
  for (const text of reviewTexts(language, found, (row) => numbers[row] ?? row + 1)) printer.say(text);
  printer.say(plainTexts(language).review.chart);
  for (const line of chartLines(language, found, numbers)) printer.show(line);
}
