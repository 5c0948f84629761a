// The web app on a Braille display of 40 cells: what the screen reader and BRLTTY show of it.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { test } from './fixtures.ts';
import { gameOf } from './table.ts';

test.use({ braille: true });

test('pegs and answers are shown whole on 40 cells', async ({ listener }) => {
  const game = gameOf(standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' }));
  await listener.sits(game);
  listener.press('1');
  await listener.feels(/Hole 1, black/);
  listener.press('2', '2');
  await listener.feels(/Hole 3, violet/);
  listener.press('Return');
  await listener.feels(/Row 1: .*(black|white|no key pegs)/);
});
