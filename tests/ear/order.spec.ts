// A voice at ordinary speed: what is said while it still speaks waits for its turn, and nothing is lost.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { playTexts } from '@blackpeg/wording';
import { expect, test } from './fixtures.ts';
import { TYPING } from './listener.ts';
import { gameOf, tabTo } from './table.ts';

test.use({ pace: 16 });

test('sentences that come while another is spoken are heard after it, whole and in order', async ({
  listener,
}) => {
  await listener.sits(gameOf(standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' })));
  listener.press('f');
  await listener.hears(/64/);
  const [counting = '', count = ''] = listener.whole();
  expect(counting).toBe(playTexts('en').hints.counting);
  expect(count).toMatch(/^64 codes fit/);
});

test('what was done in a sheet is heard whole after it is closed', async ({ listener }) => {
  await listener.sits(gameOf(standardTerms(superEdition({ holes: 3, colours: 4 }), { form: 'solitaire' })));
  listener.press('1', 'question');
  await listener.hears(/^Keys/);
  // The key of a command is heard after it.
  expect(await tabTo(listener, 'undo')).toContain('U.');
  listener.press('Return');
  await listener.hears(TYPING);
  expect(listener.whole().filter((text) => text.startsWith('Undone'))).toHaveLength(1);
});
