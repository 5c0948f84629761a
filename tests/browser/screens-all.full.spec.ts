// What holds for every screen, in every state, language, theme and size.

import { LANGUAGES } from '@blackpeg/wording';
import {
  expectAccessible,
  expectRoomForText,
  expectRoomInNarrowWindow,
  expectTargets,
} from './checks/screen.ts';
import { test } from './fixtures/index.ts';
import { ALL_CLOTHES } from './states/mixes.ts';
import { STATES } from './states/states.ts';

test.use({ choices: { theme: 'light', motion: 'reduced', housePace: 'at-once' } });

for (const state of STATES) {
  test(`U1, U13, U14: ${state.name} in all clothes`, async ({ app }) => {
    test.slow();
    await state.reach(app, 'en');
    await expectTargets(app.page);
    await expectRoomForText(app.page, ...LANGUAGES);
    await expectRoomInNarrowWindow(app.page, ...LANGUAGES);
    for (const clothes of ALL_CLOTHES) await expectAccessible(app.page, clothes);
  });

  for (const language of LANGUAGES.filter((each) => each !== 'en'))
    test(`U1: ${state.name} in all clothes, in ${language}`, async ({ app }) => {
      test.slow();
      await state.reach(app, language);
      for (const clothes of ALL_CLOTHES) await expectAccessible(app.page, clothes);
    });
}
