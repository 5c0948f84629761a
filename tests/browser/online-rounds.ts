// Scripted rounds between people on their own devices: who hides what, who places what; everybody sees what they may.

import { type Code, type Feedback, isBroken, type Maker, type MarkedGuess, mark } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import type { Person } from './online-people.ts';
import { boardIn, expectRows, expectSeals, type Sides } from './online-sights.ts';
import { hide, place } from './players/rounds.ts';

export interface Round extends Sides {
  readonly secret: Code;
  /** The last one finds it. */
  readonly guesses: readonly Code[];
}

/** A round of one maker, from the code to the reveal. */
export async function playRound(people: readonly Person[], round: Round): Promise<void> {
  const { maker, breaker, secret, guesses } = round;
  await hide(at(people, maker), secret);
  await expectSeals(people);
  const rows: MarkedGuess[] = [];
  for (const guess of guesses) {
    rows.push(marked(at(people, breaker), guess, secret));
    await place(at(people, breaker), rows.length, guess);
    await answerByHand(at(people, maker), marked(at(people, breaker), guess, secret).mark, guess.length);
    for (const person of people) await expectRows(person, round, rows);
  }
}

export interface DuelRound {
  /** What the first one hides, and the second. */
  readonly secrets: readonly [Code, Code];
  /** Turn by turn, what the first one places, and the second. */
  readonly turns: readonly (readonly [Code, Code])[];
}

/** A duel in turns: the first row stays covered until both have placed. */
export async function playDuel(people: readonly Person[], { secrets, turns }: DuelRound): Promise<void> {
  const [one, other] = [at(people, 0), at(people, 1)];
  await hide(one, secrets[0]);
  await hide(other, secrets[1]);
  await expectSeals(people);
  const [own, theirs]: readonly [MarkedGuess[], MarkedGuess[]] = [[], []];
  for (const [guess, answer] of turns) {
    own.push(marked(one, guess, secrets[1]));
    theirs.push(marked(other, answer, secrets[0]));
    await place(one, own.length, guess);
    await expectCovered(other, { maker: 1, breaker: 0 });
    await place(other, own.length, answer);
    await answerByHand(one, marked(other, answer, secrets[0]).mark, answer.length);
    await answerByHand(other, marked(one, guess, secrets[1]).mark, guess.length);
    for (const person of people) {
      await expectRows(person, { maker: 1, breaker: 0 }, own);
      await expectRows(person, { maker: 0, breaker: 1 }, theirs);
    }
  }
}

/** If people mark. F8b: a mark that ends the search must be confirmed. */
export async function answerByHand(maker: Person, feedback: Feedback, holes: number): Promise<void> {
  const { hands, language, terms } = maker;
  if (terms.marker === 'automatic') return;
  await hands.answer(feedback);
  if (isBroken(feedback, holes)) await hands.press(playTexts(language).row.sendFinal);
}

/** From a finished round to the next one; spectators go on as well. */
export async function goOn(people: readonly Person[], key: 'swap' | 'next' | 'again'): Promise<void> {
  for (const { hands, language } of people) await hands.press(playTexts(language).end[key]);
}

export function at(people: readonly Person[], seat: Maker): Person {
  const person = people.find((one) => one.seat === seat);
  if (!person) throw new Error(`Nobody sits on seat ${seat}.`);
  return person;
}

export function marked({ terms: { edition } }: Person, guess: Code, secret: Code): MarkedGuess {
  return { guess, mark: mark(edition.marking, secret, guess) };
}

/** D1b: placed rows are covered, and were not sent over the socket either. */
async function expectCovered(person: Person, sides: Sides): Promise<void> {
  const { board } = playTexts(person.language);
  const covered = { name: board.hole(1, board.placedCovered), exact: true };
  await expect(boardIn(person, sides).getByRole('gridcell', covered)).toHaveCount(1);
  const told = person.frames.filter((frame) => frame.includes('"guess-placed"')).at(-1) ?? '';
  expect(told).toContain(`"board":${sides.breaker}`);
  expect(told).toContain('"guess":"hidden"');
}
