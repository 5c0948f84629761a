// Rounds that are over, reviewed by lines: row by row, with a chart of the codes that were left.

import { formatCode } from '@blackpeg/notation';
import type { Code, MatchState, Seat } from '@blackpeg/rules';
import { finishedSearches, searchText } from '@blackpeg/screens/review';
import type { Card } from '@blackpeg/table';
import { noBoardsText, ownSeat, plainTexts, reviewScreenTexts, speakerOf, whoIs } from '@blackpeg/wording';
import { chartLines } from '../game/chart.ts';
import type { Desk } from './desk.ts';

/** `seat` is who looks back, on their own searches alone; with null everybody's are looked at. */
export async function lookBack(desk: Desk, card: Card, state: MatchState, seat: Seat | null): Promise<void> {
  const { printer, language, thinker } = desk;
  const { edition } = state.terms;
  const speaker = speakerOf(card, language, edition, ownSeat(card));
  const words = reviewScreenTexts(language);
  const searches = finishedSearches(state).filter(({ board }) => seat === null || board.breaker === seat);
  if (searches.length === 0) printer.say(noBoardsText(language));
  for (const search of searches) {
    const { round, board, clues, numbers } = search;
    const name = words.round(round.number, round.replay > 0);
    printer.say(`${name}. ${words.searchOf(whoIs(speaker, board.breaker))}.`);
    const found = await thinker.ask('review', { clues });
    const code = (guess: Code) => formatCode(clues.spec, guess);
    const { rows, whole } = searchText({ language, edition, code }, search, found);
    for (const text of [...rows.flat(), ...whole]) printer.say(text);
    printer.say(plainTexts(language).review.chart);
    for (const line of chartLines(language, found, numbers)) printer.show(line);
  }
}
