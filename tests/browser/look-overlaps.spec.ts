// Nothing on a board or in its palette is drawn over something else, at the sizes where there is least room for it.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { LANGUAGES } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { layoutFaults } from './checks/layout.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { wear } from './states/appearance.ts';
import { DUEL, DUEL_OVER, digits, FINISHED, HIDING, MARKING, played, TRAY } from './states/matches.ts';
import { furnish } from './states/storage.ts';

/** Pixels: a peg leaves a twelfth of its box free at each side. */
const BESIDE_PEG = 4;
const BETWEEN_PEGS = 6;

/** Of each pair of visible elements or texts, one of each selector, that share more pixels than this: their texts. */
function overlaps(page: Page, one: string, other: string, free = 1): Promise<readonly string[]> {
  return page.evaluate(
    ([first, second, shared]) => {
      const boxes = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => {
            const range = document.createRange();
            range.selectNodeContents(element);
            const isText = element.textContent !== '' && element.childElementCount === 0;
            return { element, box: (isText ? range : element).getBoundingClientRect() };
          });
      return boxes(first).flatMap(({ element, box }) =>
        boxes(second)
          .filter(
            ({ element: different, box: there }) =>
              element !== different &&
              box.left < there.right - shared &&
              there.left < box.right - shared &&
              box.top < there.bottom - shared &&
              there.top < box.bottom - shared,
          )
          .map(({ element: different }) => `${element.textContent} over ${different.textContent || second}`),
      );
    },
    [one, other, free] as const,
  );
}

/** Every board in every window, at its table. */
async function atSizes(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  check: () => Promise<void>,
) {
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await check();
  }
}

const PHONES = [
  [320, 640],
  [390, 844],
] as const;
const WIDER = [
  [820, 1180],
  [844, 390],
  [1280, 800],
] as const;

test('what is left of counted pegs is written over no number of a kind @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [TRAY] });
  await app.open({ screen: 'play', match: TRAY.match });
  await expect(page.locator('.below .left')).toHaveCount(8);
  await atSizes(page, [...PHONES, ...WIDER], async () => {
    expect.soft(await overlaps(page, '.below .left', '.below .figure'), page.url()).toEqual([]);
  });
});

test('whose code it was covers no peg under the open lid @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [FINISHED] });
  for (const language of LANGUAGES) {
    await app.open({ screen: 'play', match: FINISHED.match }, { language });
    await expect(page.locator('.lid .code .peg')).toHaveCount(5);
    await atSizes(page, [...PHONES, ...WIDER, [2560, 1300]], async () => {
      expect
        .soft(await overlaps(page, '.lid .bed .label', '.lid .code .peg', BESIDE_PEG), language)
        .toEqual([]);
    });
  }
});

test('the lid of a duel is as high open as closed, and the ring stands within the frame of its row @desktop', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [DUEL, DUEL_OVER] });
  const heights: (readonly (number | undefined)[])[] = [];
  for (const { match } of [DUEL, DUEL_OVER]) {
    await app.open({ screen: 'play', match });
    const found: (number | undefined)[] = [];
    await atSizes(page, [...PHONES, ...WIDER], async () => {
      found.push((await page.locator('.half.left .lid .lid').boundingBox())?.height);
    });
    heights.push(found);
  }
  expect(heights[1]).toEqual(heights[0]);
  await page.setViewportSize({ width: 390, height: 844 });
  await app.open({ screen: 'play', match: DUEL.match });
  await wear(page, { theme: 'contrast' });
  const [frame, ring] = await Promise.all(
    ['.band', '.half.left .row.raised .socket'].map((one) => page.locator(one).first().boundingBox()),
  );
  // Three pixels of frame, and something between.
  expect((ring?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThan(4);
  await app.open({ screen: 'play', match: DUEL_OVER.match });
  const [end, figures] = await Promise.all(
    ['.band', '.half.right .row.raised .counts'].map((one) => page.locator(one).first().boundingBox()),
  );
  const right = (box: typeof end) => (box?.x ?? 0) + (box?.width ?? 0);
  expect(right(end) - right(figures)).toBeGreaterThan(4);
});

test('no key lies over another while a code is hidden on a phone on its side @phone', async ({ app }) => {
  const { page } = app;
  const keys = '.controls .keycap, .controls [role=toolbar] button';
  for (const language of LANGUAGES) {
    await furnish(app, { matches: [HIDING] });
    await app.open({ screen: 'play', match: HIDING.match }, { language });
    await expect(page.locator('.submit .keycap')).toBeVisible();
    await atSizes(
      page,
      [
        [844, 390],
        [667, 375],
        [932, 430],
      ],
      async () =>
        expect(await overlaps(page, keys, keys), `${language} ${page.viewportSize()?.width}`).toEqual([]),
    );
  }
});

test('pegs of a duel, their answers and the figures beside them stand apart in every window @desktop', async ({
  app,
}) => {
  const { page } = app;
  await furnish(app, { matches: [DUEL, DUEL_OVER] });
  for (const { match } of [DUEL, DUEL_OVER]) {
    await app.open({ screen: 'play', match }, { numbers: true });
    await page.locator('.half .counts.shown b').first().waitFor();
    await atSizes(page, WIDER, async () => {
      for (const there of ['.half .plate', '.half .cell .peg', '.spine'])
        expect.soft(await overlaps(page, '.half .counts b', there), `${match}: ${there}`).toEqual([]);
      expect
        .soft(await overlaps(page, '.half .cell .peg', '.half .cell .peg', BETWEEN_PEGS), match)
        .toEqual([]);
    });
  }
});

test('what a row waits for is written within the width of an answer @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [MARKING] });
  for (const language of LANGUAGES) {
    await app.open({ screen: 'play', match: MARKING.match }, { language });
    const note = page.locator('.raised .note');
    await note.waitFor();
    const wider = await note.evaluate((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const column = text.parentElement?.getBoundingClientRect();
      return range.getBoundingClientRect().right - (column?.right ?? 0);
    });
    expect.soft(wider, language).toBeLessThanOrEqual(0.5);
  }
});

/** A search in *super* after so many rows. */
const running = (count: number) =>
  played(
    `rows-${count}`,
    standardTerms(superEdition(), { form: 'solitaire' }),
    [{ kind: 'person', name: null }],
    (table) => {
      table.hide('house', digits('42186'));
      for (let row = 0; row < count; row += 1) table.guess(0, digits('11223'));
    },
  );

test('old rows that are unfolded cover no button, and all of them are reached by scrolling @phone', async ({
  app,
}) => {
  const { page } = app;
  const [open, over] = [running(11), running(12)];
  await furnish(app, { matches: [open, over] });
  await page.setViewportSize({ width: 320, height: 568 });
  await wear(page, { textSize: '100' });
  for (const { match } of [open, over]) {
    await app.open({ screen: 'play', match });
    await unfold(page);
    const place = await page.locator('.board-place').boundingBox();
    const controls = await page.locator('.game > .below').boundingBox();
    expect.soft((place?.y ?? 0) + (place?.height ?? 0), match).toBeLessThanOrEqual(controls?.y ?? 0);
    expect.soft((await layoutFaults(page)).covered, match).toEqual([]);
    await page.locator('.row').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.row').first()).toBeInViewport();
  }
  // Beside its controls the board is as high as its rows, and the page scrolls.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const { match } of [open, over]) {
    await app.open({ screen: 'play', match });
    await unfold(page);
    await page.locator('.row').first().scrollIntoViewIfNeeded();
    await expect(page.locator('.row').first()).toBeInViewport({ ratio: 1 });
  }
});

test('the code is in sight when it is revealed, however far old rows were scrolled @phone', async ({
  app,
}) => {
  const { page } = app;
  const open = running(11);
  await furnish(app, { matches: [open] });
  await page.setViewportSize({ width: 320, height: 568 });
  await app.open({ screen: 'play', match: open.match });
  await unfold(page);
  await page.locator('.row').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.lid')).not.toBeInViewport();
  await page.keyboard.type('33445');
  await page.keyboard.press('Enter');
  await page.locator('[data-end]').waitFor();
  await expect(page.locator('.lid')).toBeInViewport({ ratio: 1 });
});

async function unfold(page: Page): Promise<void> {
  const fold = page.locator('.board [aria-expanded]');
  await fold.waitFor();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.tap();
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
}

test('with text of twice the size a board keeps to its place @phone', async ({ app }) => {
  const { page } = app;
  const waiting = { ...DUEL, log: DUEL.log.slice(0, -1) };
  await furnish(app, { matches: [running(3), waiting] });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await wear(page, { textSize: '100' });
    for (const { match } of [running(3), waiting]) {
      await app.open({ screen: 'play', match }, { housePace: 'humane' });
      await wear(page, { textSize: '200' });
      await page.locator('.board').first().waitFor();
      if (match === waiting.match) {
        await page.getByRole('gridcell', { selected: true }).focus();
        await page.keyboard.type('12345');
        await page.keyboard.press('Enter');
        await expect(page.locator('.half.left .row.placed')).toHaveCount(1);
      }
      await expect
        .poll(() => lowest(page, '.board'), `${width} ${match}`)
        .toBeLessThanOrEqual(await lowest(page, '.board-place'));
    }
  }
});

/** Where the lowest of them ends. */
async function lowest(page: Page, selector: string): Promise<number> {
  const boxes = await Promise.all((await page.locator(selector).all()).map((each) => each.boundingBox()));
  return Math.max(...boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0)));
}

test('the table of a review needs no scrolling sideways in any theme @desktop', async ({ app }) => {
  const { page } = app;
  await furnish(app, { matches: [FINISHED] });
  await app.open({ screen: 'review', match: FINISHED.match, round: null });
  await page.locator('main table').waitFor();
  for (const theme of ['light', 'contrast'] as const) {
    await wear(page, { theme });
    expect.soft((await layoutFaults(page)).sideways, theme).toEqual([]);
  }
});
