// U7: a thousand random actions at every kind of table, and the focus is never lost.

import { wander } from './checks/random-actions.ts';
import { test } from './fixtures/index.ts';
import { STATES } from './states/states.ts';

test.use({ choices: { language: 'en', theme: 'light', motion: 'reduced', housePace: 'at-once' } });

for (const [index, state] of STATES.filter(({ name }) =>
  /^(play-(?!missing)|hide|answer)/.test(name),
).entries()) {
  test(`U7: a thousand random actions at ${state.name}`, async ({ app }) => {
    test.setTimeout(600_000);
    await state.reach(app, 'en');
    await app.page.locator('main [role=grid] [tabindex="0"]').first().focus();
    await wander(app.page, 100 + index, 1000);
  });
}
