// Takes the pictures. It fails if a screen cannot be reached, has a fault, or scrolls sideways.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/index.ts';
import { wear } from '../states/appearance.ts';
import { STATES } from '../states/states.ts';
import { holdStill } from './fixed-date.ts';
import { smallPng } from './small-png.ts';

/** Those of the other sizes and materials are for looking at: there are many, and wide ones are large. */
const KEPT = new Set([
  '1280-light',
  '1280-dark',
  '1280-contrast',
  '390-light',
  '390-dark',
  '320-light',
  '320-dark',
]);
const FOLDERS = { kept: path.resolve('docs/pictures'), others: path.resolve('node_modules/.cache/pictures') };

test.use({ choices: { language: 'en', theme: 'light', motion: 'reduced', housePace: 'at-once' } });
test.beforeAll(() => {
  for (const folder of Object.values(FOLDERS)) mkdirSync(folder, { recursive: true });
});

for (const state of STATES.filter(({ pictured }) => pictured)) {
  test(state.name, async ({ app }, { project }) => {
    await holdStill(app.page);
    await state.reach(app, 'en');
    for (const theme of ['light', 'dark', 'contrast'] as const) {
      await wear(app.page, { theme });
      const look = `${project.name}-${theme}`;
      const file = path.join(KEPT.has(look) ? FOLDERS.kept : FOLDERS.others, `${state.name}-${look}.png`);
      writeFileSync(file, smallPng(await app.page.screenshot({ animations: 'disabled', caret: 'hide' })));
    }
    // A phone's window grows with what overflows it.
    const width = await app.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'how wide the page is').toBeLessThanOrEqual(app.page.viewportSize()?.width ?? 0);
  });
}
