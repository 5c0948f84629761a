// What people at an online table see, each in their own language: rows, seals, the results of rounds and of the match.

import {
  type Board,
  type Feedback,
  type Maker,
  type MarkedGuess,
  type MatchState,
  type Row,
  type Seat,
  specFor,
} from '@blackpeg/rules';
import {
  boardTexts,
  outcomeText,
  playTexts,
  resultText,
  rowText,
  secretText,
  tableTexts,
  whoIs,
} from '@blackpeg/wording';
import { expect, type Locator } from '@playwright/test';
import { codesHidden, endedRound, expectOneMatch } from './online-logs.ts';
import { type Person, speakerFor } from './online-people.ts';
import { readingFor } from './players/game.ts';
import { beginningWith } from './players/hands.ts';
import { PATIENCE, waitUntilFound } from './players/waiting.ts';

/** Whose board it is. */
export interface Sides {
  readonly maker: Maker;
  readonly breaker: Seat;
}

export function boardIn(person: Person, { maker, breaker }: Sides): Locator {
  const { board } = playTexts(person.language);
  const speaker = speakerFor(person);
  const name = board.name(whoIs(speaker, breaker), whoIs(speaker, maker));
  return person.app.page.getByRole('grid', { name, exact: true });
}

/** The board of these two has these rows, each with its answer. */
export async function expectRows(person: Person, sides: Sides, rows: readonly MarkedGuess[]): Promise<void> {
  const grid = boardIn(person, sides);
  const board = boardWith(person, sides, rows);
  for (const row of rows.keys()) {
    const name = rowText(speakerFor(person), board, row);
    await expect(grid.getByRole('row', { name: beginningWith(name, '$') })).toBeAttached(PATIENCE);
  }
}

/** The answer to a row, for a code that the test does not know. */
export function answerSeen(person: Person, sides: Sides, row: number): Promise<Feedback> {
  const reading = readingFor(person, sides.breaker);
  const line = boardIn(person, sides).getByRole('row', {
    name: beginningWith(boardTexts(person.language).row(row), String.raw`(?!\d)`),
  });
  return waitUntilFound(`to read the answer to row ${row}`, async () => {
    const [name = ''] = (await line.ariaSnapshot()).split('\n');
    const code = reading.code(name);
    const answer = code && reading.answer(name, code.end);
    return answer ? { found: answer.thing } : { instead: name };
  });
}

/** K1: before the first row everybody sees the same seals of all codes. */
export async function expectSeals(people: readonly Person[]): Promise<void> {
  const [first = [], ...others] = await Promise.all(seated(people).map(codesHidden));
  const sealsOf = (codes: typeof first) => codes.map(({ maker, commitment }) => ({ maker, commitment }));
  for (const codes of others) expect(sealsOf(codes)).toEqual(sealsOf(first));
  for (const person of people) {
    const { seals } = tableTexts(person.language);
    for (const { maker, commitment } of sealsOf(first)) {
      expect(commitment, 'the commitment').toMatch(/^[\w-]{43}$/);
      const text = seals.of(
        whoIs(speakerFor(person), maker),
        `${commitment?.slice(0, 4)}…${commitment?.slice(-4)}`,
      );
      await expect(person.app.page.getByText(text, { exact: true })).toBeVisible(PATIENCE);
    }
  }
}

/** The round with this index, counting replays, is over: its result, its codes, and that they fit their seals. */
export async function expectReveal(people: readonly Person[], index: number): Promise<void> {
  const [one] = seated(people);
  if (!one) throw new Error('Nobody sits at the table.');
  const round = await endedRound(one, index);
  for (const person of people) {
    const speaker = speakerFor(person);
    const { seals } = tableTexts(person.language);
    const proofs = [...new Set(round.boards.map(({ maker }) => seals.genuine(whoIs(speaker, maker))))];
    const end = person.app.page.locator('[data-end]');
    await expect(end).toBeVisible(PATIENCE);
    if (round.outcome) await expect(end).toContainText(outcomeText(speaker, round, round.outcome));
    for (const board of round.boards) await expect(end).toContainText(secretText(speaker, board));
    for (const proof of proofs) {
      await expect(end).toContainText(proof);
      await person.app.hearsInOrder([proof]);
    }
  }
}

/** The end of the match on every screen, and one log behind them. */
export async function expectEnd(people: readonly Person[]): Promise<MatchState> {
  const state = await expectOneMatch(seated(people));
  const { round, result } = state;
  if (!result || !round.outcome) throw new Error('The match is not over.');
  for (const person of people) {
    const speaker = speakerFor(person);
    const end = person.app.page.locator('[data-end]');
    if (result.kind !== 'finished')
      await expect(end.getByRole('heading')).toHaveText(resultText(speaker, result), PATIENCE);
    await expect(end).toContainText(outcomeText(speaker, round, round.outcome), PATIENCE);
  }
  return state;
}

function seated(people: readonly Person[]): readonly Person[] {
  return people.filter(({ seat }) => seat !== null);
}

function boardWith({ terms }: Person, { maker, breaker }: Sides, rows: readonly MarkedGuess[]): Board {
  const idle = { since: null, spent: 0, held: false };
  const { holes } = specFor(terms.edition, breaker, false);
  const placed = rows.map(
    (row, index): Row => ({ ...row, byReferee: false, corrected: [], order: index + 1, spent: 0 }),
  );
  return { maker, breaker, holes, secret: null, rows: placed, makerClock: idle, breakerClock: idle };
}
