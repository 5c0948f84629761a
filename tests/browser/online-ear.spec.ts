// A whole online match by ear alone: elements are found by role and name, and everything is known from announcements.

import { allRounds, type Code, PERSON, seededDice, standardTerms } from '@blackpeg/rules';
import { playTexts, tableTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { expectAllSaid } from './online-logs.ts';
import { test } from './online-people.ts';
import { at, goOn } from './online-rounds.ts';
import { expectEnd } from './online-sights.ts';
import { SMALL } from './players/plays.ts';
import { breakCode, hide, holdCode, place } from './players/rounds.ts';
import { byEar } from './players/sense.ts';

test.use({ actionTimeout: 30_000 });

test('E1, E2, U3: a match online by ear, as breaker and as maker, in fr against a sighted player in de @desktop', async ({
  people,
}) => {
  test.slow();
  const terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 1 });
  const both = await people.sit(terms, { language: 'fr', hands: 'ear' }, { language: 'de', hands: 'touch' });
  const [listener, other] = [at(both, 0), at(both, 1)];
  const player = { ...listener, sense: byEar(listener.app, listener) };
  const secrets: readonly [Code, Code] = [
    [3, 1, 4],
    [2, 4, 4],
  ];
  await hide(other, secrets[0]);
  const broken = await breakCode(player, seededDice(7));
  await listener.app.hears(tableTexts('fr').seals.genuine({ kind: 'other', name: 'Guest' }));
  await goOn(both, 'swap');
  const guesses: readonly Code[] = [[1, 1, 2], secrets[1]];
  const [held] = await Promise.all([
    holdCode(player, secrets[1]),
    (async () => {
      for (const [row, guess] of guesses.entries()) await place(other, row + 1, guess);
    })(),
  ]);
  const state = await expectEnd(both);
  const boards = allRounds(state).map(({ boards: [board] }) =>
    board?.rows.map(({ guess, mark }) => ({ guess, mark })),
  );
  expect(boards).toEqual([broken, held]);
  await expectAllSaid(listener);
  await listener.hands.press(`${tableTexts('fr').over.rematch} , ${tableTexts('fr').over.rematchNote}`);
  await listener.app.page.getByRole('button', { name: tableTexts('fr').over.wanted }).waitFor();
  expect(playTexts('fr').title.matchOver).toBe(
    await listener.app.page.getByRole('heading', { level: 1 }).innerText(),
  );
});
