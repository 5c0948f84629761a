// Online by ear, against somebody who plays with a finger on a phone.

import { PERSON, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { tableTexts } from '@blackpeg/wording';
import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/browsers/chromium.mjs';
import { ensureEar } from '../../tools/browsers/ear.mjs';
import { App } from '../browser/fixtures/app.ts';
import { askAs, guestsOf } from '../browser/online-guests.ts';
import { handsFor } from '../browser/players/plays.ts';
import { hide } from '../browser/players/rounds.ts';
import { expect, test } from './fixtures.ts';
import { type Listener, TYPING } from './listener.ts';
import { gameOf, hearsOnce, seeks, tabTo } from './table.ts';

const words = tableTexts('en');

const GAME = gameOf(
  standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [PERSON, PERSON], firstMaker: 0 }),
);

/** At a table with a guest who plays with a finger, and whose code is to be found. */
async function sitsWithGuest(listener: Listener, origin: string): Promise<{ guest: App; browser: Browser }> {
  const browser = await chromium.launch({ executablePath: ensureEar()?.browser ?? '', args: CHROMIUM_FLAGS });
  const tab = await guestsOf(origin).come(browser, 'touch', 'Guest', origin);
  const { terms } = GAME;
  const { table } = await askAs<{ table: string }>(tab.context, origin, 'tables/open', {
    terms,
    listed: false,
  });
  const guest = App.at(tab, origin, {});
  await guest.open({ screen: 'table', table });

  await listener.open({ screen: 'table', table }, { detail: 'brief' });
  await listener.until('who invites', (said) => said.includes(words.invitation.title(['Guest'])));
  await tabTo(listener, words.invitation.sit);
  listener.press('Return');
  await listener.hears(TYPING);
  return { guest, browser };
}

test('an invited player sits down, and finds the code of a player with a finger', async ({
  listener,
  server: { origin },
}) => {
  const { guest, browser } = await sitsWithGuest(listener, origin);
  const hands = handsFor(guest, { edition: GAME.terms.edition, language: GAME.language, hands: 'touch' });
  await hide({ ...GAME, app: guest, hands }, [4, 2, 4]);
  await listener.hears(/place row 1/);
  const rows = await seeks(listener, GAME, seededDice(7));
  expect(rows.at(-1)?.guess).toEqual([4, 2, 4]);
  await browser.close();
});

test('the sheet of a company is heard: a phrase, and muting, blocking and reporting somebody', async ({
  listener,
  server: { origin },
}) => {
  const { guest, browser } = await sitsWithGuest(listener, origin);
  const { here, talk, people } = words;
  const other = { kind: 'other', name: 'Guest' } as const;
  const chooses = async (name: string) => {
    await tabTo(listener, here.all([other]), 'shift+Tab');
    listener.press('Return');
    await listener.until(here.heading, (said) => said.startsWith(here.heading));
    await tabTo(listener, name);
    listener.press('Return');
  };

  await chooses(talk.phrases.hello);
  await hearsOnce(listener, talk.said({ kind: 'you' }, talk.phrases.hello));
  await listener.hears(TYPING);

  await guest.page.getByRole('button', { name: /is here$/ }).click();
  listener.waits();
  await guest.page.getByRole('button', { name: talk.phrases['good-luck'] }).click();
  await hearsOnce(listener, talk.said(other, talk.phrases['good-luck']));

  await chooses(people.mute('Guest'));
  await hearsOnce(listener, people.muted('Guest'));
  listener.press('Escape');
  await listener.hears(TYPING);

  await chooses(people.block('Guest'));
  await hearsOnce(listener, people.blockText);
  await tabTo(listener, people.cancel);
  listener.press('Return');
  await listener.hears(TYPING);

  await chooses(people.report('Guest'));
  await hearsOnce(listener, people.reportText);
  await tabTo(listener, people.reasons.stalling);
  listener.press('Return');
  await hearsOnce(listener, people.reported('Guest'));
  await listener.hears(TYPING);
  await browser.close();
});
