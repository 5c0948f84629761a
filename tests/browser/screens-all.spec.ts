// What holds for every screen in every state it has. Here each two of state, language, theme and size occur together;
// all combinations are in screens-all.full.spec.ts.

import { LANGUAGES, type Language } from '@blackpeg/wording';
import { expectAccessible, expectRoomForText, expectRoomInNarrowWindow } from './checks/screen.ts';
import { test } from './fixtures/index.ts';
import { someClothes } from './states/mixes.ts';
import { STATES } from './states/states.ts';

test.use({ choices: { theme: 'light', motion: 'reduced', housePace: 'at-once' } });

for (const [index, state] of STATES.entries()) {
  const language = (turn: number): Language => LANGUAGES[(index + turn) % LANGUAGES.length] ?? 'en';

  test(`U1, U14: ${state.name} has nothing for axe, and room for text @desktop`, async ({ app }) => {
    await state.reach(app, language(0));
    await expectRoomForText(app.page, language(0));
    for (const clothes of someClothes(state.name, 'desktop')) await expectAccessible(app.page, clothes);
  });

  test(`U1, U13, U14: ${state.name} has nothing for axe, room for text and targets @phone`, async ({
    app,
  }) => {
    await state.reach(app, language(1));
    await expectRoomForText(app.page, language(1));
    await expectRoomInNarrowWindow(app.page, language(2));
    for (const clothes of someClothes(state.name, 'phone')) await expectAccessible(app.page, clothes);
  });
}
