// Online by ear, against somebody who plays with a finger on a phone.

import { PERSON, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { tableTexts } from '@blackpeg/wording';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/browsers/chromium.mjs';
import { ensureEar } from '../../tools/browsers/ear.mjs';
import { App } from '../browser/fixtures/app.ts';
import { askAs, guestsOf } from '../browser/online-guests.ts';
import { handsFor } from '../browser/players/plays.ts';
import { hide } from '../browser/players/rounds.ts';
import { expect, test } from './fixtures.ts';
import { TYPING } from './listener.ts';
import { gameOf, seeks, tabTo } from './table.ts';

test('an invited player sits down, and finds the code of a player with a finger', async ({
  listener,
  server: { origin },
}) => {
  const game = gameOf(
    standardTerms(superEdition({ holes: 3, colours: 4 }), { seats: [PERSON, PERSON], firstMaker: 0 }),
  );
  const { terms, language } = game;
  const browser = await chromium.launch({ executablePath: ensureEar()?.browser ?? '', args: CHROMIUM_FLAGS });
  const tab = await guestsOf(origin).come(browser, 'touch', 'Guest', origin);
  const { table } = await askAs<{ table: string }>(tab.context, origin, 'tables/open', {
    terms,
    listed: false,
  });
  const app = App.at(tab, origin, {});
  await app.open({ screen: 'table', table });

  await listener.open({ screen: 'table', table }, { detail: 'brief' });
  await listener.until('who invites', (said) => said.includes(tableTexts('en').invitation.title(['Guest'])));
  await tabTo(listener, tableTexts('en').invitation.sit);
  listener.press('Return');
  await listener.hears(TYPING);
  const hands = handsFor(app, { edition: terms.edition, language, hands: 'touch' });
  await hide({ ...game, app, hands }, [4, 2, 4]);
  await listener.hears(/place row 1/);
  const rows = await seeks(listener, game, seededDice(7));
  expect(rows.at(-1)?.guess).toEqual([4, 2, 4]);
  await browser.close();
});
