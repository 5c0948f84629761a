// A table played by ear: all that is known is what the screen reader said since the last key.

import {
  type Code,
  type Dice,
  type Feedback,
  isBroken,
  type MarkedGuess,
  mark,
  type Peg,
  type Terms,
} from '@blackpeg/rules';
import { answerText, codeText, dutyText, playTexts } from '@blackpeg/wording';
import { expect } from '@playwright/test';
import { type Game, OTHER, readingFor, speakerIn, YOU } from '../browser/players/game.ts';
import { digitsOf } from '../browser/players/keyboard-hands.ts';
import { truthOf } from '../browser/players/log.ts';
import { cluesFrom, nextGuess } from '../browser/players/seeker.ts';
import type { Listener } from './listener.ts';

/** Characters that a voice says in two seconds, and those of a whole turn of a duel. */
const OWN_ANSWER = 32;
const TURN = 60;

/** Keys needed by ear for each key of a sighted player. */
const MORE_KEYS = 1.2;

/** By Tab; more than any screen needs is a failure. Returns what is said there. */
export async function tabTo(listener: Listener, name: string, key = 'Tab'): Promise<readonly string[]> {
  for (let stops = 0; stops < 60; stops += 1) {
    listener.press(key);
    const said = await listener.until('what Tab led to', () => true);
    if (said.some((text) => text.startsWith(name))) return said;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

/** Announced once. */
export async function hearsOnce(listener: Listener, sentence: string): Promise<void> {
  const said = await listener.until(`“${sentence}”`, (text) => text.includes(sentence));
  expect(
    said.filter((text) => text.includes(sentence)),
    `${said}`,
  ).toHaveLength(1);
}

/** What is heard of a peg that is put into this hole. */
function holeText(game: Game, hole: number, peg: Peg): string {
  return plain(playTexts(game.language).board.hole(hole, codeText(speakerIn(game), [peg])));
}

/** Key by key; each peg is heard with its hole and nothing else is. */
async function fillsAloud(listener: Listener, game: Game, code: Code): Promise<void> {
  for (const [index, peg] of code.entries()) {
    const text = holeText(game, index + 1, peg);
    for (const [half, digit] of digitsOf([peg], game.terms).entries()) {
      listener.press(digit);
      const isWhole = half === game.terms.edition.facets.length - 1;
      const said = await listener.until(`“${text}”`, (heard) => !isWhole || heard === text);
      expect(said, `${said}`).toHaveLength(1);
    }
  }
}

/** All keys at once; the last peg is heard before anything else is done. */
async function fills(listener: Listener, game: Game, code: Code): Promise<void> {
  const text = holeText(game, code.length, code.at(-1) ?? 0);
  listener.press(...digitsOf(code, game.terms));
  // Pegs typed within a moment are told together.
  await listener.until(`“${text}”`, (heard) => heard.endsWith(text));
}

/** Looks for the code until it is found: the answer is what is heard after Enter, first, alone and in time. */
export async function seeks(listener: Listener, game: Game, dice: Dice): Promise<readonly MarkedGuess[]> {
  const { edition, form } = game.terms;
  const reading = readingFor(game, YOU);
  const rows: MarkedGuess[] = [];
  const before = listener.keys;
  while (rows.length < edition.rows) {
    const guess = nextGuess(cluesFrom(edition, YOU, rows), dice);
    await (rows.length === 0 ? fillsAloud : fills)(listener, game, guess);
    listener.press('Return');
    const said = await listener.until(
      `an answer to row ${rows.length + 1}`,
      (text) => reading.answer(text) !== null,
    );
    const [first = '', ...others] = said;
    const found = reading.answer(first);
    const answer = found?.thing;
    expect(answer, `${said}`).toBeDefined();
    expect(others).toEqual([]);
    expect(found?.end, first).toBeLessThanOrEqual(OWN_ANSWER);
    // After the last answer of a match with others follow its seal, the score and the next round.
    const isEnd = answer !== undefined && isBroken(answer, guess.length) && form !== 'solitaire';
    if (!isEnd) expect(first.length, first).toBeLessThanOrEqual(OWN_ANSWER);
    if (!answer) break;
    rows.push({ guess, mark: answer });
    if (isBroken(answer, guess.length)) break;
  }
  const sighted = rows.reduce((sum, { guess }) => sum + digitsOf(guess, game.terms).length + 1, 0);
  expect(listener.keys - before).toBeLessThanOrEqual(sighted * MORE_KEYS);
  return rows;
}

/** Hides a code, as a row is filled. */
export async function hides(listener: Listener, game: Game, code: Code): Promise<void> {
  await fills(listener, game, code);
  listener.press('Return');
}

interface Turn {
  readonly own: Feedback;
  readonly theirs: Feedback;
}

/** A duel until one of the players has found the other's code. */
export async function duels(listener: Listener, game: Game, dice: Dice): Promise<readonly Turn[]> {
  const { edition } = game.terms;
  const rows: MarkedGuess[] = [];
  const turns: Turn[] = [];
  while (rows.length < edition.rows) {
    const guess = nextGuess(cluesFrom(edition, YOU, rows), dice);
    const turn = await takesTurn(listener, game, guess);
    rows.push({ guess, mark: turn.own });
    turns.push(turn);
    if (isBroken(turn.own, guess.length) || isBroken(turn.theirs, guess.length)) break;
  }
  return turns;
}

/** One turn of a duel: the player's own answer first, then theirs, in one short sentence; at the end the result follows. */
async function takesTurn(listener: Listener, game: Game, guess: Code): Promise<Turn> {
  const own = readingFor(game, YOU);
  const theirs = readingFor(game, OTHER);
  const both = (text: string) => {
    const mine = own.answer(text);
    const other = mine && theirs.answer(text, mine.end);
    return other ? { own: mine.thing, theirs: other.thing, end: other.end } : null;
  };
  await fills(listener, game, guess);
  listener.press('Return');
  const said = await listener.until('both answers', (text) => both(text) !== null);
  const told = said.filter((text) => both(text) !== null);
  expect(told, `${said}`).toHaveLength(1);
  const answers = both(told[0] ?? '');
  if (!answers) throw new Error('Nothing was heard.');
  expect(answers.end, told[0]).toBeLessThanOrEqual(TURN);
  const isEnd = [answers.own, answers.theirs].some((answer) => isBroken(answer, guess.length));
  if (!isEnd) expect(told[0]?.length, told[0]).toBeLessThanOrEqual(TURN);
  return { own: answers.own, theirs: answers.theirs };
}

/** Answers the row that waits, by digits, from the board; what they make is heard. */
export async function answers(
  listener: Listener,
  { terms, language }: Game,
  code: Code,
  row: Code,
): Promise<void> {
  const { black, white } = mark(terms.edition.marking, code, row);
  listener.press(`${black}`, `${white}`);
  const answer = plain(answerText(language, terms.edition.name, { black, white, blue: 0 }));
  await listener.until(answer, (said) => said.endsWith(answer));
  listener.press('Return');
}

/** The row that waits for an answer, heard once, and that it waits. */
export async function hearsRow(listener: Listener, game: Game, row: number): Promise<Code> {
  const reading = readingFor(game, OTHER);
  const said = await listener.until(`row ${row}`, (text) => reading.code(text) !== null);
  const rows = said.filter((text) => reading.code(text) !== null);
  expect(rows, `${said}`).toHaveLength(1);
  const duty = plain(dutyText(speakerIn(game), await truthOf(listener.page), YOU));
  expect(said.join(' ')).toContain(duty);
  return reading.code(rows[0] ?? '')?.thing ?? [];
}

export function gameOf(terms: Terms, language: Game['language'] = 'en'): Game {
  return { terms, language };
}

/** As a voice gets it: with single spaces. */
function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
