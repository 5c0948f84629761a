// The others at a table: muted, reported, blocked; and what the server holds about oneself.

import { readFile } from 'node:fs/promises';
import { PERSON, standardTerms, type Terms } from '@blackpeg/rules';
import { onlineFaultText, settingsTexts, tableTexts, whoIs } from '@blackpeg/wording';
import { checkAxe, expect } from './fixtures/index.ts';
import { askAs } from './online-guests.ts';
import { type Person, speakerFor, test } from './online-people.ts';
import { at } from './online-rounds.ts';
import { openCompany, say } from './online-steps.ts';
import { SMALL } from './players/plays.ts';

test.use({ actionTimeout: 30_000 });

const TERMS: Terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
const { people: words, talk } = tableTexts('en');

test('R19, R20: somebody is muted, reported and blocked at a table, finds no table of the other, and is unblocked in the settings, in en by touch @desktop', async ({
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

  await useAccount(one, house.origin);
});

/** R19: in the settings another device is logged out, a blocked player is unblocked, and all stored data is saved as a file. */
async function useAccount({ app, table }: Person, origin: string): Promise<void> {
  const { page } = app;
  const { title, account } = settingsTexts('en').online;
  const { phrase } = await askAs<{ phrase: string }>(page.context(), origin, 'guests/phrase', {});
  const body = JSON.stringify({ phrase });
  await fetch(`${origin}/api/guests/recover/program`, { method: 'POST', body });
  await app.open({ screen: 'settings' });
  await page.getByRole('heading', { name: title }).click();
  await page.getByRole('button', { name: account.show, exact: true }).click();
  const otherDevice = page.getByRole('button', { name: /^Log out Device/ });
  await expect(otherDevice).toBeVisible();
  await checkAxe(page);
  await otherDevice.click();
  await app.hears(account.loggedOut);
  await expect(otherDevice).toHaveCount(0);
  await page.getByRole('button', { name: account.unblock('Guest'), exact: true }).click();
  await app.hears(account.released('Guest'));
  await expect(page.getByText(account.nobody, { exact: true })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: account.save }).click();
  const saved = JSON.parse(await readFile(await (await downloading).path(), 'utf8'));
  expect([saved.format, saved.guest.devices.length, saved.guest.people]).toEqual(['blackpeg-guest', 1, []]);
  expect(JSON.stringify(saved.tables)).toContain(table);
}
