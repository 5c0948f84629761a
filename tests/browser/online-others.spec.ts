// The others at a table: muted, reported, blocked.

import { PERSON, standardTerms, type Terms } from '@blackpeg/rules';
import { onlineFaultText, tableTexts, whoIs } from '@blackpeg/wording';
import { checkAxe, expect } from './fixtures/index.ts';
import { askAs } from './online-guests.ts';
import { speakerFor, test } from './online-people.ts';
import { at } from './online-rounds.ts';
import { openCompany, say } from './online-steps.ts';
import { SMALL } from './players/plays.ts';

test.use({ actionTimeout: 30_000 });

const TERMS: Terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
const { people: words, talk } = tableTexts('en');

test('R20: somebody is muted, reported and blocked at a table, and finds no table of the other, in en by touch @desktop', async ({
  people,
  house,
}) => {
  test.slow();
  const both = await people.sit(
    TERMS,
    { language: 'en', hands: 'touch' },
    { language: 'de', hands: 'keyboard' },
  );
  const [one, other] = [at(both, 0), at(both, 1)];
  const { page } = one.app;
  const said = (phrase: 'hello' | 'sorry') => talk.said(whoIs(speakerFor(one), 1), talk.phrases[phrase]);
  const pressAbout = async (label: string) => {
    await openCompany(one);
    await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  };

  await pressAbout(words.mute('Guest'));
  await one.app.hears(words.muted('Guest'));
  await expect(page.getByRole('group', { name: `Guest: ${words.state.muted}` })).toBeVisible();
  await checkAxe(page);
  await say(other, 'hello');
  await page.getByRole('button', { name: words.unmute('Guest'), exact: true }).click();
  await one.app.hears(words.heard('Guest'));
  await page.keyboard.press('Escape');
  await say(other, 'sorry');
  await one.app.hears(said('sorry'));
  expect((await one.app.heard()).join('\n')).not.toContain(said('hello'));
  expect(one.frames.some((frame) => frame.includes('"phrase":"hello"'))).toBe(true);

  await pressAbout(words.report('Guest'));
  await checkAxe(page);
  await page.getByRole('button', { name: words.reasons.phrases, exact: true }).click();
  await one.app.hears(words.reported('Guest'));

  await pressAbout(words.block('Guest'));
  await page
    .getByRole('dialog', { name: words.blockQuestion('Guest') })
    .getByRole('button', { name: words.block('Guest'), exact: true })
    .click();
  await one.app.hears(words.blocked('Guest'));
  const { table } = await askAs<{ table: string }>(page.context(), house.origin, 'tables/open', {
    terms: TERMS,
    listed: false,
  });
  other.app.allow(/404/);
  await other.app.page.goto(`${other.app.origin}/table/${table}`);
  await other.app.page.locator('p', { hasText: onlineFaultText('de', 'no-such-table') }).waitFor();

  // Guests come again in other tests.
  await askAs(page.context(), house.origin, 'people/set', { table: one.table, seat: 1, as: 'heard' });
});
