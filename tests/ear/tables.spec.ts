// Whole rounds by ear: each answer first, alone and short, nothing twice; and what was heard is what happened.

import {
  allRounds,
  BOX_NAMES,
  duelEdition,
  editionNamed,
  HOUSE,
  type MatchState,
  PERSON,
  seededDice,
  standardTerms,
  superEdition,
} from '@blackpeg/rules';
import { truthOf, truthWhen } from '../browser/players/log.ts';
import { expect, test } from './fixtures.ts';
import { answers, duels, gameOf, hearsRow, hides, seeks } from './table.ts';

const SOLITAIRES = [
  ...BOX_NAMES.map((name) => ({ name, language: 'en' }) as const),
  ...(['fr', 'de'] as const).flatMap((language) =>
    (['super', 'shapes'] as const).map((name) => ({ name, language })),
  ),
];

for (const { name, language } of SOLITAIRES) {
  test(`${name} is played to its end, in ${language}`, async ({ listener }) => {
    const game = gameOf(standardTerms(editionNamed(name), { form: 'solitaire' }), language);
    await listener.sits(game);
    const rows = await seeks(listener, game, seededDice(7));
    const { round } = await truthOf(listener.page);
    expect(round.boards[0]?.rows.map(({ guess, mark }) => ({ guess, mark }))).toEqual(rows);
    expect(round.outcome?.kind).toBe('broken');
  });
}

test('a duel is heard turn by turn to its end, the own answer first', async ({ listener }) => {
  const game = gameOf(standardTerms(duelEdition(4), { form: 'duel', seats: [PERSON, HOUSE] }));
  await listener.sits(game);
  await hides(listener, game, [8, 1, 6, 2]);
  const sentence = 'Your code is hidden. Your turn: place row 1.';
  const said = await listener.until('whose turn it is', (text) => text.startsWith(sentence));
  // The boards that replace the one row are read after it.
  const isAboutBoard = (text: string) => /looking for|^table with|Hole|empty/.test(text);
  expect(said.slice(0, said.findIndex(isAboutBoard)).join(' '), `${said}`).toContain(sentence);
  const turns = await duels(listener, game, seededDice(7));
  // The next round may have begun.
  const [round] = allRounds(await truthOf(listener.page));
  const marks = (breaker: number) =>
    round?.boards.find((board) => board.breaker === breaker)?.rows.map(({ mark }) => mark);
  expect(turns.map(({ own }) => own)).toEqual(marks(0));
  expect(turns.map(({ theirs }) => theirs)).toEqual(marks(1));
  expect(round?.outcome).toBeTruthy();
});

for (const language of ['en', 'fr', 'de'] as const)
  test(`who answers by hand hears each row, that it waits, and keeps the keys, in ${language}`, async ({
    listener,
  }) => {
    // Of so many codes that the computer does not find this one in two rows.
    const terms = standardTerms(superEdition(), {
      seats: [PERSON, HOUSE],
      marker: 'by-hand',
      firstMaker: 0,
    });
    const game = gameOf(terms, language);
    await listener.sits(game);
    const code = [8, 6, 7, 6, 5];
    await hides(listener, game, code);
    for (const row of [1, 2]) await answers(listener, game, code, await hearsRow(listener, game, row));
    const isAnswered = ({ round }: MatchState) =>
      round.boards[0]?.rows.filter((row) => row.mark !== null).length === 2;
    await truthWhen(listener.page, 'two answers', isAnswered);
  });
