// The end of a round: what comes first, what is in reach, and what is handed on.

import { playTexts, reviewScreenTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { button } from './composing.ts';
import { expect, test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { FINISHED, MATCH_OVER, RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';
import { arriveAtTable, placeRow } from './steps.ts';

test('answer pegs come first, then the lid, which is lifted whole and never lies over the bar', async ({
  app,
}) => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match }, { motion: 'full' });
  await arriveAtTable(app);
  await page.evaluate(() => {
    document.addEventListener('transitionrun', ({ target }) => {
      if (!(target instanceof Element) || !target.matches('.shield')) return;
      for (const animation of target.getAnimations()) animation.pause();
    });
  });
  await placeRow(app, '42186');
  await page.locator('[data-end]').waitFor();
  const half = await page.locator('.shield.gone').evaluate((shield) => {
    const [lift] = shield
      .getAnimations()
      .filter((each) => (each as CSSTransition).transitionProperty === 'translate');
    const { delay = 0, duration } = lift?.effect?.getComputedTiming() ?? {};
    const pegs = [...document.querySelectorAll('.fresh .pin')].map((pin) => {
      const timing = pin.getAnimations()[0]?.effect?.getComputedTiming();
      return Number(timing?.endTime ?? 450);
    });
    if (lift) lift.currentTime = delay + Number(duration) / 2;
    const { top, height } = shield.getBoundingClientRect();
    const bar = document.elementFromPoint(innerWidth / 2, top + 4);
    return { delay, last: Math.max(...pegs), height, whole: shield.clientHeight, over: shield.contains(bar) };
  });
  expect(half.delay, 'the lid waits for the answer').toBeGreaterThan(half.last - 1);
  expect(half.height, 'it is not squashed').toBeCloseTo(half.whole, 0);
  expect(half.over, 'and not seen beyond the board').toBe(false);
});

testInOnePage('the result is the headline, and what comes next needs no scrolling', async ({ app }) => {
  const { end } = playTexts('en');
  await furnish(app, { matches: [FINISHED, MATCH_OVER] });
  for (const { match } of [FINISHED, MATCH_OVER]) {
    await app.open({ screen: 'play', match });
    const shown = app.page.locator('[data-end]');
    await expect(shown.getByRole('heading')).toHaveText(
      match === FINISHED.match ? 'You have broken the code in 5 rows.' : 'The computer wins the match.',
    );
    const next = match === FINISHED.match ? end.once : end.rematch;
    for (const key of [
      shown.getByRole('button', { name: next }),
      shown.getByRole('link', { name: end.review }),
      shown.getByRole('button', { name: end.share }),
    ])
      await expect(key).toBeInViewport({ ratio: 1 });
  }
});

testInOnePage(
  'the picture has the pieces, and without the rows none that tells the code @desktop',
  async ({ app }) => {
    const { page } = app;
    const words = reviewScreenTexts('en');
    await furnish(app, { matches: [FINISHED] });
    await app.open({ screen: 'play', match: FINISHED.match }, { theme: 'dark' });
    await button(page, playTexts('en').end.share).click();
    const kept = await picture(page);
    await page.getByRole('radio', { name: words.shareRows }).check();
    const open = await picture(page);
    expect([open.pink, kept.pink], 'pixels as pink as a peg').toEqual([expect.any(Number), 0]);
    expect(open.pink).toBeGreaterThan(100);
    for (const { width, ground } of [kept, open]) expect([width, ground]).toEqual([1200, '237 235 229']);
  },
);

/** Saved by the key for it, and looked at: how wide, how much of it is pink, and the colour of its first pixel. */
async function picture(page: Page) {
  const download = page.waitForEvent('download');
  await button(page, reviewScreenTexts('en').saveImage).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, image.width, image.height) ?? {};
    let pink = 0;
    for (let at = 0; at < data.length; at += 4) {
      const [red = 0, green = 0, blue = 0] = data.slice(at, at + 3);
      if (red > 230 && green < 170 && blue > 150) pink += 1;
    }
    return { width: image.width, pink, ground: `${data[0]} ${data[1]} ${data[2]}` };
  }, Buffer.concat(chunks).toString('base64'));
}
