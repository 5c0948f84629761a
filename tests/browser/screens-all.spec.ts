// What holds for every screen in every state it has. Here each two of language, theme and size occur together, each state
// that is pictured in both sizes, and every second state in all themes; all combinations are in screens-all.full.spec.ts.

import { LANGUAGES, type Language } from '@blackpeg/wording';
import {
  expectAccessible,
  expectRoomForText,
  expectRoomInNarrowWindow,
  expectSpacedNames,
  expectTargets,
} from './checks/screen.ts';
import { test } from './fixtures/index.ts';
import { test as testInOnePage } from './fixtures/one-page.ts';
import { someClothes, WINDOWS } from './states/mixes.ts';
import { STATES } from './states/states.ts';

const CHOICES = { choices: { theme: 'light', motion: 'reduced', housePace: 'at-once' } } as const;
test.use(CHOICES);
testInOnePage.use(CHOICES);

// Each state is reached once and then checked in both sizes, with a mouse if its index is even, with a finger if
// it is odd; a state that differs little from another, only in the size of its index.
for (const [index, state] of STATES.entries()) {
  const language = (turn: number): Language => LANGUAGES[(index + turn) % LANGUAGES.length] ?? 'en';
  const device = index % 2 === 0 ? 'desktop' : 'phone';
  const name = `U1, U13, U14: ${state.name} has nothing for axe, room for text and targets @${device}`;

  (state.sharesPage ? testInOnePage : test)(name, async ({ app }) => {
    const { page } = app;
    await state.reach(app, language(0));
    await expectSpacedNames(page);
    for (const [size, window] of Object.entries(WINDOWS)) {
      if (!state.pictured && size !== device) continue;
      await page.setViewportSize(window);
      await expectTargets(page);
      if (size === 'desktop') await expectRoomForText(page, language(0));
      const [first, ...others] = someClothes(state.name, size as keyof typeof WINDOWS);
      if (first) await expectAccessible(page, first);
      for (const clothes of device === 'desktop' ? others : [])
        await expectAccessible(page, clothes, { contrastAlone: true });
    }
    await expectRoomInNarrowWindow(page, language(2));
  });
}
