// By which sense a player knows what happened: by ear from the announcements, or by reading the board.

import { type Code, type Feedback, isBroken } from '@blackpeg/rules';
import { boardTexts, playTexts, whoIs } from '@blackpeg/wording';
import type { App } from '../fixtures/app.ts';
import { type Game, OTHER, readingFor, speakerIn, YOU } from './game.ts';
import { beginningWith } from './hands.ts';
import type { Found } from './reading.ts';
import { waitUntilFound } from './waiting.ts';

/** Both answers of a turn of a duel come together. */
export interface Turn {
  readonly own: Feedback;
  readonly theirs: Feedback;
}

export interface Sense {
  /** From here on, everything heard or seen counts as new. */
  attend(): Promise<void>;
  /** The answer to one's own row, counted from 1. */
  answer(row: number): Promise<Feedback>;
  /** The other side's row, and its answer. */
  theirRow(row: number): Promise<Code>;
  theirAnswer(row: number): Promise<Feedback>;
  /** In a duel by turns: how this turn was answered on both boards. */
  turn(row: number): Promise<Turn>;
}

/** Everything from the live region, and nothing else. */
export function byEar(app: App, game: Game): Sense {
  const own = readingFor(game, YOU);
  const theirs = readingFor(game, OTHER);
  /** How much of what was said has been read. */
  let known = 0;

  async function said(): Promise<string> {
    return (await app.heard()).join('\n');
  }

  async function next<Thing>(what: string, find: (text: string) => Found<Thing> | null): Promise<Thing> {
    const { thing, end } = await waitUntilFound(`to hear ${what}`, async () => {
      const text = await said();
      const found = find(text);
      return found ? { found } : { instead: text.slice(known) };
    });
    known = end;
    return thing;
  }

  return {
    async attend() {
      known = (await said()).length;
    },
    answer: (row) => next(`the answer to row ${row}`, (text) => own.answer(text, known)),
    theirRow: (row) => next(`their row ${row}`, (text) => theirs.code(text, known)),
    theirAnswer: (row) => next(`the answer to their row ${row}`, (text) => theirs.answer(text, known)),
    turn: async (row) => ({
      own: await next(`the answer to row ${row}`, (text) => own.answer(text, known)),
      theirs: await next(`both answers of turn ${row}`, (text) => theirs.answer(text, known)),
    }),
  };
}

/** From the names of the rows of the boards. */
export function byBoard(app: App, game: Game): Sense {
  const speaker = speakerIn(game);
  const { name } = playTexts(game.language).board;
  const rowNamed = (row: number) => beginningWith(boardTexts(game.language).row(row), String.raw`(?!\d)`);
  const who = (seat: number) =>
    whoIs(speaker, game.terms.form === 'solitaire' && seat === OTHER ? 'house' : seat);
  const readings = [readingFor(game, YOU), readingFor(game, OTHER)];

  async function read<Thing>(
    breaker: number,
    row: number,
    find: (name: string) => Thing | null,
  ): Promise<Thing> {
    const grid = app.page.getByRole('grid', { name: name(who(breaker), who(1 - breaker)), exact: true });
    const line = grid.getByRole('row', { name: rowNamed(row) });
    return waitUntilFound(`to read row ${row}`, async () => {
      const [text = ''] = (await line.ariaSnapshot()).split('\n');
      const found = find(text);
      return found === null ? { instead: text } : { found };
    });
  }

  /** After the row's own pegs: “hole 1 blue circle” of a row not placed yet is no answer. */
  const answerTo = (breaker: number, row: number) =>
    read(breaker, row, (text) => {
      const code = readings[breaker]?.code(text);
      return (code && readings[breaker]?.answer(text, code.end)?.thing) ?? null;
    });
  return {
    attend: async () => {},
    answer: (row) => answerTo(YOU, row),
    theirRow: (row) => read(OTHER, row, (text) => readings[OTHER]?.code(text)?.thing ?? null),
    theirAnswer: (row) => answerTo(OTHER, row),
    turn: async (row) => ({ own: await answerTo(YOU, row), theirs: await answerTo(OTHER, row) }),
  };
}

export function isFoundIn(game: Game, breaker: number, feedback: Feedback): boolean {
  const { holes } = game.terms.edition;
  return isBroken(feedback, holes[breaker] ?? holes[0] ?? 0);
}
