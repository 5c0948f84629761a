// Pegs that are dragged, with the mouse on a desktop and with a finger on a phone: real pointer events, wherever a row is
// filled.

import { PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { companionTexts, playTexts } from '@blackpeg/wording';
import type { Locator, Page } from '@playwright/test';
import { tableFor } from '../../core/rules/src/table.testing.ts';
import type { App } from './fixtures/app.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { handOn, type Spot, spotOf } from './hand.ts';
import { BRAILLE, DUEL, HIDING, RUNNING, SHAPES } from './states/matches.ts';
import { furnish, type KeptMatch } from './states/storage.ts';

const { board, keys, row } = playTexts('en');

const peg = (page: Page, number: number) => page.locator(`[role=toolbar] [data-carried="peg ${number}"]`);
const kind = (page: Page, facet: number, number: number) =>
  page.locator(`[role=toolbar] [data-carried="kind ${facet} ${number}"]`);
const hole = (page: Page, number: number) => page.locator(`[data-hole="${number - 1}"]`);
/** Of a row that is placed, both counted from 1. */
const old = (page: Page, row: number, number: number) =>
  page.locator(`[data-place="${row - 1}-${number - 1}"]`).first();
const inHand = (page: Page) => page.locator('.dragged-piece');

async function openTable(app: App, touch: boolean, kept: KeptMatch): Promise<void> {
  await furnish(app, { matches: [kept] });
  await app.open({ screen: 'play', match: kept.match });
  await app.page.locator('[data-hole]').first().waitFor();
  await bring(app.page, touch);
}

/** The first press loads the code for dragging: once a peg is dragged, it is loaded. */
async function bring(page: Page, touch: boolean): Promise<void> {
  const hand = await handOn(page, touch);
  const { x, y } = await spotOf(page.locator('[role=toolbar] [data-carried]').first());
  await expect(async () => {
    await Promise.all([hand.down({ x, y }), hand.move({ x: x - 60, y: y - 200 })]);
    await hand.move({ x: 8, y: 8 });
    const isHere = await inHand(page).isVisible();
    await hand.up();
    expect(isHere).toBe(true);
  }).toPass({ timeout: 60_000 });
  await expect(inHand(page)).toHaveCount(0);
}

async function drag(page: Page, touch: boolean, what: Locator, to: Spot): Promise<void> {
  const hand = await handOn(page, touch);
  const from = await spotOf(what);
  // At once: a peg of the palette that is held still fills the row.
  await Promise.all([hand.down(from), hand.move(to)]);
  await hand.up();
}

function contents(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-hole]')
    .evaluateAll((holes) =>
      holes.map((one) => (one.getAttribute('aria-label') ?? '').replace(/^Hole \d, /, '')),
    );
}

const EMPTY = board.stillEmpty;

test('from the palette a peg goes to the hole it is dropped on, and is said', async ({ app, hasTouch }) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  await app.forget();
  await drag(page, hasTouch, peg(page, 4), await spotOf(hole(page, 3)));
  await app.hears('Hole 3, blue');
  await expect(inHand(page)).toHaveCount(0);
  expect(await contents(page)).toEqual([EMPTY, EMPTY, 'blue', EMPTY, EMPTY]);
  // Replaces what is there.
  await drag(page, hasTouch, peg(page, 7), await spotOf(hole(page, 3)));
  await app.hears('Hole 3, yellow');
});

test('from an earlier row a peg is copied to any hole', async ({ app, hasTouch }) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  await drag(page, hasTouch, old(page, 2, 5), await spotOf(hole(page, 1)));
  await app.hears('Hole 1, white');
  expect(await contents(page)).toEqual(['white', EMPTY, EMPTY, EMPTY, EMPTY]);
  await expect(old(page, 2, 5)).toHaveAccessibleName('Hole 5, white');
});

test('within the row two pegs change places, one moves to an empty hole, and one undo gives each back', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  for (const digit of '123') await page.keyboard.press(digit);
  await drag(page, hasTouch, hole(page, 1), await spotOf(hole(page, 3)));
  await app.hears('Row: 3, 2, 1, empty, empty.');
  await drag(page, hasTouch, hole(page, 2), await spotOf(hole(page, 5)));
  await app.hears('Row: 3, empty, 1, empty, 2.');
  await page.keyboard.press('u');
  await page.keyboard.press('u');
  await expect.poll(() => contents(page)).toEqual(['black', 'violet', 'red', EMPTY, EMPTY]);
});

test('out of the row a peg is removed; put back into its own hole it stays', async ({ app, hasTouch }) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  for (const digit of '123') await page.keyboard.press(digit);
  const away = await spotOf(page.locator('.board').first(), { y: -160 });
  await drag(page, hasTouch, hole(page, 2), away);
  await app.hears('Hole 2, still empty');
  const hand = await handOn(page, hasTouch);
  const home = await spotOf(hole(page, 1));
  await hand.down(await spotOf(hole(page, 1)));
  await hand.move({ x: home.x, y: home.y - 120 });
  await expect(hole(page, 1)).toHaveAttribute('data-away', '');
  await hand.move(home);
  await hand.up();
  await expect(inHand(page)).toHaveCount(0);
  expect(await contents(page)).toEqual(['black', EMPTY, 'red', EMPTY, EMPTY]);
});

test('the nearest hole within reach lights up, is felt and takes the peg beyond its edge; elsewhere it goes back', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  const felt = await page.evaluateHandle(() => {
    const patterns: VibratePattern[] = [];
    Object.assign(navigator, { vibrate: (pattern: VibratePattern) => patterns.push(pattern) > 0 });
    return patterns;
  });
  const socket = (await hole(page, 4).locator('.socket').boundingBox()) ?? { width: 0 };
  const hand = await handOn(page, hasTouch);
  const from = await spotOf(peg(page, 5));
  // Sideways it would be another hole's.
  const near = await spotOf(hole(page, 4), { y: socket.width / 2 + 8 });
  await Promise.all([hand.down(from), hand.move(near)]);
  await expect(hole(page, 4)).toHaveAttribute('data-lit', '');
  await expect(page.locator('[data-lit]')).toHaveCount(1);
  if (hasTouch) {
    // Above the finger, where it is seen.
    const seen = await spotOf(inHand(page));
    expect(seen.y).toBeLessThan(near.y - 20);
  }
  const passed = await felt.jsonValue();
  expect(new Set(passed), 'a short one for each hole').toEqual(new Set([8]));
  await hand.up();
  await app.hears('Hole 4, green');
  expect(await felt.jsonValue(), 'and one for the peg in it').toEqual([...passed, 8]);
  await page.evaluate(() => Reflect.deleteProperty(navigator, 'vibrate'));
  const before = await app.heard();
  await drag(page, hasTouch, peg(page, 1), await spotOf(page.locator('.board').first(), { y: -160 }));
  await expect(inHand(page)).toHaveCount(0);
  expect(await contents(page)).toEqual([EMPTY, EMPTY, EMPTY, 'green', EMPTY]);
  expect(await app.heard()).toEqual(before);
});

test('Escape and a pointer that is taken away end a drag, and nothing has changed', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  await page.keyboard.press('1');
  for (const end of ['Escape', 'pointercancel']) {
    const hand = await handOn(page, hasTouch);
    await hand.down(await spotOf(hole(page, 1)));
    await hand.move(await spotOf(hole(page, 3)));
    await expect(inHand(page)).toHaveCount(1);
    if (end === 'Escape') {
      await page.keyboard.press('Escape');
      await hand.move(await spotOf(hole(page, 1)));
      await hand.up();
    } else {
      await hand.cancel();
    }
    await expect(inHand(page)).toHaveCount(0);
    expect(await contents(page)).toEqual(['black', EMPTY, EMPTY, EMPTY, EMPTY]);
    await expect(page.locator('[data-lit], [data-away]')).toHaveCount(0);
  }
});

test('a press that stays on its peg is a tap, however it trembles; a long press fills, and is no drag afterwards', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  const hand = await handOn(page, hasTouch, { holds: true });
  const key = await spotOf(peg(page, 2));
  await hand.tap(key, { x: key.x + 12, y: key.y + 4 });
  await app.hears('Hole 1, violet');
  const first = await spotOf(hole(page, 1));
  await hand.tap(first, { x: first.x - 10, y: first.y + 4 });
  await app.hears('Hole 1, still empty');
  await hand.down(key);
  await app.hears(keys.filled('violet'));
  await hand.move(await spotOf(hole(page, 3)));
  await expect(inHand(page)).toHaveCount(0);
  await hand.up();
  expect(await contents(page)).toEqual(Array(5).fill('violet'));
});

test('a finger that drags scrolls nothing, and one beside the pegs still does @phone', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await furnish(app, { matches: [] });
  await app.open({ screen: 'companion' });
  const key = peg(page, 3).first();
  await key.waitFor();
  await key.scrollIntoViewIfNeeded();
  const hand = await handOn(page, hasTouch);
  const top = () =>
    page.evaluate(() => [...document.querySelectorAll('main, html')].map((one) => one.scrollTop));
  await bring(page, hasTouch);
  const before = await top();
  const from = await spotOf(key);
  await Promise.all([hand.down(from), hand.move({ x: from.x, y: from.y - 200 })]);
  await expect(inHand(page)).toHaveCount(1);
  await hand.up();
  expect(await top()).toEqual(before);
  await hand.down(await spotOf(page.getByRole('heading', { level: 3 }).first()));
  await hand.move({ x: from.x, y: from.y - 300 });
  await hand.up();
  await expect.poll(top).not.toEqual(before);
});

test('a peg let go of in motion leaves the next tap alone: the row is sent at once @phone', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  for (const number of [1, 2, 3, 4, 5])
    await drag(page, hasTouch, peg(page, number), await spotOf(hole(page, number)));
  await page.getByRole('button', { name: row.submit }).tap();
  await expect.poll(() => contents(page)).toEqual(Array(5).fill(EMPTY));
});

test('halves of a pair: a colour or a shape on a hole sets that half, and a whole pair is copied and swapped', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, SHAPES);
  const pair = (colour: string, shape: string) => new RegExp(`${colour}.*${shape}|${shape}.*${colour}`);
  await drag(page, hasTouch, kind(page, 1, 2), await spotOf(hole(page, 2)));
  await expect(hole(page, 2)).toHaveAccessibleName(/circle/);
  await drag(page, hasTouch, kind(page, 0, 1), await spotOf(hole(page, 2)));
  await expect(hole(page, 2)).toHaveAccessibleName(pair('red', 'circle'));
  await drag(page, hasTouch, kind(page, 0, 3), await spotOf(hole(page, 2)));
  await expect(hole(page, 2)).toHaveAccessibleName(pair('blue', 'circle'));
  await drag(page, hasTouch, old(page, 1, 4), await spotOf(hole(page, 1)));
  await expect(hole(page, 1)).toHaveAccessibleName(pair('yellow', 'rectangle'));
  await drag(page, hasTouch, hole(page, 1), await spotOf(hole(page, 2)));
  await expect(hole(page, 2)).toHaveAccessibleName(pair('yellow', 'rectangle'));
  await expect(hole(page, 1)).toHaveAccessibleName(pair('blue', 'circle'));
  // Without a shape, on purpose.
  await drag(page, hasTouch, kind(page, 1, 0), await spotOf(hole(page, 1)));
  await expect(hole(page, 1)).not.toHaveAccessibleName(/circle/);
});

test('T3c: a peg the tray has no more of is not dragged, which is said and shown', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, trayWithoutBlue());
  await app.forget();
  await drag(page, hasTouch, peg(page, 4), await spotOf(hole(page, 2)));
  const why = 'The tray has no blue left. Choose another peg.';
  await app.hears(why);
  await expect(page.locator('.submit, .why').filter({ hasText: why })).toBeVisible();
  expect(await contents(page)).toEqual([EMPTY, EMPTY, EMPTY]);
  await drag(page, hasTouch, peg(page, 1), await spotOf(hole(page, 2)));
  await app.hears('Hole 2, black');
  await expect(page.getByText(why)).toBeHidden();
});

test('numbers, rings and a code to hide are dragged as pegs are', async ({ app, hasTouch }) => {
  const { page } = app;
  for (const kept of [BRAILLE, DUEL, HIDING]) {
    await openTable(app, hasTouch, kept);
    await drag(page, hasTouch, peg(page, 2), await spotOf(hole(page, 2)));
    await expect(hole(page, 2)).toHaveAccessibleName(kept === BRAILLE ? 'Hole 2, 2' : 'Hole 2, violet');
    await drag(page, hasTouch, hole(page, 2), await spotOf(hole(page, 1)));
    await expect(hole(page, 1)).toHaveAccessibleName(kept === BRAILLE ? 'Hole 1, 2' : 'Hole 1, violet');
    await expect(hole(page, 2)).toHaveAccessibleName(board.hole(2, EMPTY));
  }
});

test('rows outside a match are filled by dragging too: a challenge, the lesson', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await furnish(app, { matches: [] });
  for (const screen of ['challenge', 'lesson'] as const) {
    await app.open(screen === 'challenge' ? { screen, challenge: '' } : { screen });
    await hole(page, 3).waitFor();
    await bring(page, hasTouch);
    await drag(page, hasTouch, peg(page, 4), await spotOf(hole(page, 3)));
    await expect(hole(page, 3)).toHaveAccessibleName(/^Hole 3, blue/);
    await drag(page, hasTouch, hole(page, 3), await spotOf(hole(page, 1)));
    await expect(hole(page, 1)).toHaveAccessibleName(/^Hole 1, blue/);
    await expect(hole(page, 3)).not.toHaveAccessibleName(/blue/);
  }
});

test('rows of a real board, copied into the companion, lend their pegs to the next one', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await furnish(app, { matches: [] });
  await app.open({ screen: 'companion' });
  await hole(page, 1).waitFor();
  for (const digit of '11223') await page.keyboard.press(digit);
  await page.getByRole('button', { name: companionTexts('en').add }).click();
  const copied = page.locator('[role=img] [data-carried="peg 3"]');
  await copied.waitFor();
  await bring(page, hasTouch);
  // Both in one window, if it is small.
  await copied.evaluate((one) => one.scrollIntoView({ block: 'start' }));
  await drag(page, hasTouch, copied, await spotOf(hole(page, 4)));
  await expect(hole(page, 4)).toHaveAccessibleName('Hole 4, red');
});

test('U2: two holes are swapped without dragging, by taps from the list of keys', async ({
  app,
  hasTouch,
}) => {
  const { page } = app;
  await openTable(app, hasTouch, RUNNING);
  for (const digit of '12') await page.keyboard.press(digit);
  const press = (locator: Locator) => (hasTouch ? locator.tap() : locator.click());
  await press(page.getByRole('button', { name: playTexts('en').row.more }));
  await press(page.getByRole('button', { name: keys.heading }));
  await press(page.getByRole('button', { name: keys.commands.swap }));
  await app.hears(keys.swapFirst);
  await expect(page.getByText(keys.swapFirst).locator('visible=true').first()).toBeVisible();
  await press(hole(page, 1));
  await app.hears(keys.swapSecond(1));
  await press(hole(page, 2));
  await app.hears('Row: 2, 1, empty, empty, empty.');
});

/** Seven rows have used the twenty blue ones. */
function trayWithoutBlue(): KeptMatch {
  const edition = superEdition({ holes: 3, colours: 4 });
  const table = tableFor(standardTerms(edition, { form: 'solitaire', seats: [PERSON], supply: 20 }));
  table.hide('house', [1, 2, 3]);
  for (const last of [4, 4, 4, 4, 4, 4, 2]) table.guess(0, [4, 4, last]);
  const sitters = [{ kind: 'person', name: null }] as const;
  return {
    match: 'no-blue',
    log: table.log,
    card: { origin: { kind: 'set-up' }, sitters, madeAt: Date.now() },
  };
}
