// The end of a round: which controls are within reach, and what can be shared. The animation is tested in play-reveal.spec.ts.

import { playTexts, reviewScreenTexts } from '@blackpeg/wording';
import type { Page } from '@playwright/test';
import { button } from './composing.ts';
import { expect } from './fixtures/index.ts';
import { test } from './fixtures/one-page.ts';
import { FINISHED, MATCH_OVER } from './states/matches.ts';
import { furnish } from './states/storage.ts';

test('the result is the headline, and what comes next needs no scrolling', async ({ app }) => {
  const { end } = playTexts('en');
  await furnish(app, { matches: [FINISHED, MATCH_OVER] });
  for (const { match } of [FINISHED, MATCH_OVER]) {
    await app.open({ screen: 'play', match });
    const shown = app.page.locator('[data-end]');
    await expect(shown.getByRole('heading')).toHaveText(
      match === FINISHED.match ? 'You have broken the code in 5 rows.' : 'The computer wins the match.',
    );
    await expect(shown.getByRole('heading'), 'it is read, and not a control').toHaveCSS(
      'outline-style',
      'none',
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

test('the picture shows the pieces, and without the rows none that reveals the code @desktop', async ({
  app,
}) => {
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
});

/** Saves the picture and examines it: its width, how much of it is pink, and the colour of its first pixel. */
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
