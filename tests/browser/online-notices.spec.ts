// Notices during an online match cover no code and move nothing, both names stay visible, and the bar has one line.

import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { playTexts, tableTexts, whoIs } from '@blackpeg/wording';
import { expect } from './fixtures/index.ts';
import { askAs } from './online-guests.ts';
import { NAMES, type Person, speakerFor, test } from './online-people.ts';
import { at } from './online-rounds.ts';
import { companyKey } from './online-steps.ts';
import { SMALL } from './players/plays.ts';
import { hide } from './players/rounds.ts';
import { wear } from './states/appearance.ts';

/** The positions of the board, its shield and the submit button, and the element at each position. */
function placesIn({ app, language }: Person) {
  return app.page.evaluate((submit) => {
    const key = [...document.querySelectorAll('main button')].find(({ textContent }) =>
      textContent?.includes(submit),
    );
    const boxes = [document.querySelector('.board'), document.querySelector('[role=grid]'), key];
    return boxes.map((element) => {
      const box = element?.getBoundingClientRect();
      if (!element || !box) return null;
      const { left, top, width, height } = box;
      // Below the edge, where what lies over the page begins.
      const found = document.elementFromPoint(left + width / 2, top + 6);
      return { left, top, width, height, isFree: found !== null && element.contains(found) };
    });
  }, playTexts(language).row.submit);
}

/** Where the title in the bar begins. */
function titleIn({ app }: Person) {
  return app.page.evaluate(() => {
    const box = document.querySelector('header .title')?.getBoundingClientRect();
    return box && [box.left, box.top];
  });
}

/** Both names are seen whole, and the bar has one line. */
async function expectNames({ app }: Person): Promise<void> {
  const own = playTexts('en').match.who({ kind: 'you' });
  for (const name of [own, NAMES[0]])
    await expect(
      app.page.getByText(name, { exact: true }).filter({ visible: true }).first(),
    ).toBeInViewport();
  const bar = await app.page.locator('header').boundingBox();
  expect(bar?.height).toBeLessThanOrEqual(62);
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];
const PHRASES = ['hello', 'good-luck', 'thanks'] as const;

/** In a window of that size, where both names are visible, once it is laid out. */
async function placesAt(person: Person, size: (typeof SIZES)[number]) {
  await person.app.page.setViewportSize(size);
  await wear(person.app.page, {});
  await expectNames(person);
  return placesIn(person);
}

test('a hidden code, a phrase and an absence cover no code and move nothing, and both names stay visible @desktop', async ({
  people,
}) => {
  test.slow();
  const terms = standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 0 });
  const both = await people.sit(
    terms,
    { language: 'en', hands: 'keyboard' },
    { language: 'en', hands: 'keyboard' },
  );
  const [maker, breaker] = [at(both, 0), at(both, 1)];
  const { talk, here, away } = tableTexts('en');
  const who = whoIs(speakerFor(breaker), 0);
  const company = companyKey(maker.app.page);
  const before: Awaited<ReturnType<typeof placesIn>>[] = [];
  for (const size of SIZES) before.push(await placesAt(breaker, size));
  await hide(maker, [4, 3, 1]);
  await expect(breaker.app.page.getByRole('button', { name: playTexts('en').row.submit })).toBeVisible();
  const places: Awaited<ReturnType<typeof placesIn>>[] = [];
  for (const size of SIZES) places.push(await placesAt(breaker, size));
  expect(places.flat().every((place) => place?.isFree)).toBe(true);
  // Palette, keys and seal of the first row have had their space.
  for (const [index, place] of places.flat().entries())
    expect(place).toEqual({ ...before.flat()[index], isFree: true });

  for (const [index, size] of SIZES.entries()) {
    const phrase = talk.phrases[PHRASES[index] ?? 'hello'];
    await breaker.app.page.setViewportSize(size);
    const title = await titleIn(breaker);
    await company.click();
    await maker.app.page.getByRole('button', { name: phrase, exact: true }).click();
    await breaker.app.hears(talk.said(who, phrase));
    expect(await placesAt(breaker, size), `a phrase at ${size.width}`).toEqual(places[index]);
    expect(await titleIn(breaker), `the title at ${size.width}`).toEqual(title);
    // Long enough on the screen to be read; then it is gone.
    await expect(breaker.app.page.getByText(phrase).filter({ visible: true })).toHaveCount(0);
  }
  await company.click();
  await maker.app.page.getByRole('dialog').getByRole('button', { name: here.stepAway }).click();
  const [kept = ''] = away.kept(who, '#').split('#');
  for (const [index, size] of SIZES.entries()) {
    await breaker.app.page.setViewportSize(size);
    await expect(breaker.app.page.getByText(kept).filter({ visible: true }).first()).toBeVisible();
    expect(await placesAt(breaker, size), `an absence at ${size.width}`).toEqual(places[index]);
  }
});

test('eight racers are listed without covering a row on a small phone, and leave the bar of a large window its words @desktop', async ({
  people,
  browser,
  house,
}) => {
  const seats = Array.from({ length: 8 }, () => PERSON);
  const terms = standardTerms(superEdition(), { form: 'race', seats });
  const host = await people.host(terms, { language: 'en', hands: 'touch' });
  const { page } = host.app;
  await page.setViewportSize({ width: 360, height: 640 });
  for (let seat = 1; seat < seats.length; seat += 1) {
    const context = await browser.newContext();
    await askAs(context, house.origin, 'guests/page', {});
    await askAs(context, house.origin, 'tables/sit', { table: host.table });
    await context.close();
  }
  const racers = page.getByRole('list', { name: playTexts('en').match.racers });
  await expect(racers.getByRole('listitem')).toHaveCount(7);
  const [list, board, tray] = await Promise.all(
    [racers, page.locator('.board').first(), page.getByRole('toolbar').first()].map((one) =>
      one.boundingBox(),
    ),
  );
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(board?.y ?? 0);
  expect(list?.height).toBeLessThanOrEqual(32);
  // The row to fill stands above the palette.
  const row = await page.getByRole('gridcell', { selected: true }).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(tray?.y ?? 0);
  // In a large window the panel of the match lists them, once, and leaves the bar one line and its keys their words.
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('.side').getByText('Guest')).toHaveCount(7);
  await expect(racers).toHaveCount(0);
  const { rules, more } = playTexts('en').row;
  for (const name of [rules, more]) {
    const words = page.locator('header').getByRole('button', { name }).locator('.words > span');
    expect(await words.evaluate((text) => text.scrollWidth - text.clientWidth), name).toBeLessThanOrEqual(0);
  }
  expect((await page.locator('header').boundingBox())?.height).toBeLessThanOrEqual(60);
});
