// U12: nothing moves for players who want no motion, by the system's setting or the app's; for others it does.

import { commonTexts, playTexts } from '@blackpeg/wording';
import { button } from './composing.ts';
import type { App } from './fixtures/app.ts';
import { mostlyIn } from './fixtures/full.ts';
import { expect, test } from './fixtures/index.ts';
import { RUNNING } from './states/matches.ts';
import { furnish } from './states/storage.ts';
import { arriveAtTable, placeRow } from './steps.ts';

test(`U12: nothing moves where the system asks for little motion ${mostlyIn('@phone')}`, async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motionsOf(app, 'system')).toEqual([]);
});

test(`U12: nothing moves where the settings ask for little motion ${mostlyIn('@desktop')}`, async ({
  app,
}) => {
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motionsOf(app, 'reduced')).toEqual([]);
});

test('U12: pegs, rows and sheets move unless motion is off @desktop', async ({ app }) => {
  await app.page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await motionsOf(app, 'system')).not.toEqual([]);
  await app.page.emulateMedia({ reducedMotion: 'reduce' });
  await sitDown(app, 'full');
  await placeRow(app, '11223');
  await expect.poll(() => motionsIn(app)).not.toEqual([]);
});

/** From the menu to the end of a game, through everything that moves. */
async function motionsOf(app: App, motion: Motion): Promise<readonly string[]> {
  const { page } = app;
  const { row, end } = playTexts('en');
  await sitDown(app, motion);
  await button(page, commonTexts('en').menu).click();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: commonTexts('en').themes.dark })
    .check();
  await page.keyboard.press('Escape');
  await placeRow(app, '11223');
  await page.locator('.plate.answered').nth(4).waitFor();
  await button(page, row.more).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await placeRow(app, '42186');
  await page.getByRole('link', { name: end.review }).waitFor();
  return motionsIn(app);
}

type Motion = 'system' | 'reduced' | 'full';

async function sitDown(app: App, motion: Motion): Promise<void> {
  await app.page.addInitScript(watchMotion);
  await furnish(app, { matches: [RUNNING] });
  await app.open({ screen: 'play', match: RUNNING.match }, { motion });
  await arriveAtTable(app);
}

function motionsIn({ page }: App): Promise<readonly string[]> {
  return page.evaluate(() => [...(globalThis as unknown as Watched).motions]);
}

interface Watched {
  readonly motions: string[];
}

/** Runs in the page before anything else: notes what begins to move and for how long. */
function watchMotion(): void {
  const motions: string[] = [];
  Object.assign(globalThis, { motions });
  const note = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    for (const animation of target.getAnimations({ subtree: false })) {
      const { duration = 0 } = animation.effect?.getComputedTiming() ?? {};
      if (Number(duration) > 0) motions.push(`${target.tagName} ${target.className}: ${String(duration)} ms`);
    }
  };
  for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note, true);
}
