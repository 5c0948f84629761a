// The short form: one sheet, and one small round.

import { seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { truthOf } from '../browser/players/log.ts';
import { expect, test } from './fixtures.ts';
import { TYPING } from './listener.ts';
import { gameOf, seeks } from './table.ts';

test('a sheet gives the keys back, and a small round is played to its end', async ({ listener }) => {
  const game = gameOf(standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' }));
  await listener.sits(game);
  listener.press('question');
  await listener.hears(/^Keys/);
  listener.press('Escape');
  await listener.hears(TYPING);
  const rows = await seeks(listener, game, seededDice(7));
  expect(rows.length).toBeGreaterThan(1);
  const { round } = await truthOf(listener.page);
  expect(round.boards[0]?.rows.map(({ guess, mark }) => ({ guess, mark }))).toEqual(rows);
  expect(round.outcome?.kind).toBe('broken');
});
