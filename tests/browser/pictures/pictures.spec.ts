// Takes the pictures. It fails where a screen cannot be reached, has a fault, or scrolls sideways.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../fixtures/index.ts';
import { STATES } from '../states/states.ts';
import { wear } from '../states/wearing.ts';
import { smallPng } from './small-png.ts';
import { holdStill } from './still-life.ts';

const FOLDER = path.resolve('docs/pictures');

test.use({ choices: { language: 'en', theme: 'light', motion: 'reduced', housePace: 'at-once' } });
test.beforeAll(() => {
  mkdirSync(FOLDER, { recursive: true });
});

for (const state of STATES.filter(({ pictured }) => pictured)) {
  test(state.name, async ({ app }, { project }) => {
    await holdStill(app.page);
    await state.reach(app, 'en');
    const materials = ['light', 'dark', ...(project.name === '1280' ? ['contrast' as const] : [])] as const;
    for (const theme of materials) {
      await wear(app.page, { theme });
      const file = path.join(FOLDER, `${state.name}-${project.name}-${theme}.png`);
      writeFileSync(file, smallPng(await app.page.screenshot({ animations: 'disabled', caret: 'hide' })));
    }
    // A phone's window grows with what stands out of it.
    const width = await app.page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, 'how wide the page is').toBeLessThanOrEqual(app.page.viewportSize()?.width ?? 0);
  });
}
