// Whole rounds, from the code to the reveal: as breaker, as maker, and both at once.

import { type Code, type Dice, type Feedback, isLockstep, type MarkedGuess, mark } from '@blackpeg/rules';
import { playTexts, violationText } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import { OTHER, speakerIn, YOU } from './game.ts';
import type { Player, Seated } from './player.ts';
import { cluesFrom, nextGuess } from './seeker.ts';
import { byBoard, isFoundIn } from './sense.ts';
import { PATIENCE } from './waiting.ts';

/** What a player knows of a board at the end: its rows as they were seen or heard. */
export type Rows = readonly MarkedGuess[];

/** Looks for the code until it is found or the rows are used up. */
export async function breakCode(player: Player, dice: Dice): Promise<Rows> {
  const { sense, terms } = player;
  const rows: MarkedGuess[] = [];
  while (rows.length < terms.edition.rows) {
    const guess = nextGuess(cluesFrom(terms.edition, YOU, rows), dice);
    const row = rows.length + 1;
    await sense.attend();
    await place(player, row, guess);
    const answer = await sense.answer(row);
    rows.push({ guess, mark: answer });
    if (isFoundIn(player, YOU, answer)) break;
  }
  return rows;
}

/** Hides the code and watches the search; answers every row if people answer. */
export async function holdCode(player: Player, secret: Code): Promise<Rows> {
  const { sense, terms } = player;
  await sense.attend();
  await hide(player, secret);
  const rows: MarkedGuess[] = [];
  while (rows.length < terms.edition.rows) {
    const guess = await sense.theirRow(rows.length + 1);
    const row = rows.length + 1;
    if (terms.marker !== 'automatic') await answer(player, row, mark(terms.edition.marking, secret, guess));
    const given = await sense.theirAnswer(row);
    rows.push({ guess, mark: given });
    if (isFoundIn(player, OTHER, given)) break;
  }
  return rows;
}

export interface DuelRows {
  readonly own: Rows;
  readonly theirs: Rows;
}

/** A duel in turns: hides a code and looks for the other one, until somebody has found one. */
export async function duel(player: Player, secret: Code, dice: Dice): Promise<DuelRows> {
  const { sense, terms } = player;
  const board = byBoard(player.app, player);
  await hide(player, secret);
  const own: MarkedGuess[] = [];
  const theirs: MarkedGuess[] = [];
  while (own.length < terms.edition.rows) {
    const guess = nextGuess(cluesFrom(terms.edition, YOU, own), dice);
    const row = own.length + 1;
    await sense.attend();
    await place(player, row, guess);
    if (terms.marker !== 'automatic')
      await answer(player, row, mark(terms.edition.marking, secret, await sense.theirRow(row)));
    const answers = await sense.turn(row);
    own.push({ guess, mark: answers.own });
    theirs.push({ guess: await board.theirRow(row), mark: answers.theirs });
    if (isFoundIn(player, YOU, answers.own) || isFoundIn(player, OTHER, answers.theirs)) break;
  }
  return { own, theirs };
}

export async function hide(player: Seated, secret: Code): Promise<void> {
  const { title, hiding } = playTexts(player.language);
  await isTimeFor(player, title.hide);
  await player.hands.compose(secret);
  await player.hands.submit(hiding.hide);
}

export async function place(player: Seated, row: number, guess: Code): Promise<void> {
  const { row: words, title } = playTexts(player.language);
  const { rows } = player.terms.edition;
  const lockstep = isLockstep(player.terms);
  await isTimeFor(player, lockstep ? title.turn(row, rows) : title.row(row, rows));
  await player.hands.compose(guess);
  await player.hands.submit(lockstep ? words.place : words.submit);
}

/** The heading of the screen says what is to be done. */
async function isTimeFor({ app }: Seated, title: string): Promise<void> {
  await expect(app.page.locator('main h1')).toHaveText(title, PATIENCE);
}

/** F8b: a mark that ends the search must be confirmed, and the question is announced. */
async function answer(player: Player, row: number, feedback: Feedback): Promise<void> {
  const { app, hands, language, sense, terms } = player;
  const final = row === terms.edition.rows || isFoundIn(player, OTHER, feedback);
  await app.forget();
  await hands.answer(feedback);
  if (!final) return;
  const question = { rule: 'F8', kind: 'confirm-final', row: row - 1, given: feedback } as const;
  await app.hears(violationText(speakerIn(player), question));
  await sense.attend();
  await hands.press(playTexts(language).row.sendFinal);
}
