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

for (const state of STATES)
  for (const language of LANGUAGES)
    test(`U1, U13, U14: ${state.name} in ${language}, in every theme`, async ({ app }) => {
      test.slow();
      await state.reach(app, language);
      await expectTargets(app.page);
      await expectRoomForText(app.page, language);
      await expectRoomInNarrowWindow(app.page, language);
      for (const clothes of ALL_CLOTHES)
        if (clothes.language === language) await expectAccessible(app.page, clothes);
    });
