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

// Each state is reached once and then looked at in either size, with a mouse where its turn is even, with a finger where
// it is odd; one that is a little different from another, in the size of its turn.
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
