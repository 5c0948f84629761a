// What a maker says while hiding: whether the round has blanks.

import { playTexts } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { logOf } from './players/log.ts';
import { CHOOSING_BLANKS } from './states/matches.ts';
import { furnish } from './states/storage.ts';
import { placeRow } from './steps.ts';

const { hiding } = playTexts('en');

for (const { blanks, label, told } of [
  { blanks: true, label: hiding.withBlanks, told: /^Your code is hidden, blanks/ },
  { blanks: false, label: hiding.withoutBlanks, told: /^Your code is hidden, no blanks/ },
])
  test(`C9g: nothing is hidden until its maker has said about blanks: ${label} @desktop`, async ({ app }) => {
    const { page } = app;
    await furnish(app, { matches: [CHOOSING_BLANKS] });
    await app.open({ screen: 'play', match: CHOOSING_BLANKS.match });
    const choice = page.getByRole('group', { name: hiding.blanks, exact: true });
    for (const radio of await choice.getByRole('radio').all()) await expect(radio).not.toBeChecked();
    await placeRow(app, '42186');
    await app.hears('Say first whether there are blanks.');
    expect((await logOf(page)).map(({ type }) => type)).not.toContain('code-hidden');
    // On the choice itself digits and Backspace are for the pegs, and Enter hides them.
    await choice.getByRole('radio', { name: label, exact: true }).focus();
    for (const key of ['Space', 'Backspace', 'Backspace', '8', '6', 'Enter']) await page.keyboard.press(key);
    await app.hears(told);
    const hidden = (await logOf(page)).find(({ type }) => type === 'code-hidden');
    expect(hidden).toMatchObject({ maker: 0, code: [4, 2, 1, 8, 6], blanks });
  });
