// A round played with keys and a screen reader alone: what it says at which key.

import { expect, test } from './fixtures.ts';
import { type Listener, TYPING } from './listener.ts';

/** From the set-up to the board by Tab and Enter. */
async function sitDown(listener: Listener): Promise<readonly string[]> {
  await listener.open({ screen: 'set-up', edition: 'mini' });
  for (let presses = 0; presses < 30; presses += 1) {
    listener.press('Tab');
    const said = await listener.listen();
    if (said.some((text) => text.startsWith('Start'))) break;
  }
  listener.press('Return');
  await listener.hears(TYPING);
  return listener.hears(/Your turn: place row 1/);
}

/** Each key is heard as this and nothing else. */
async function types(listener: Listener, keys: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, said] of Object.entries(keys)) {
    listener.press(key);
    expect(await listener.hears(new RegExp(`^${said}`))).toEqual([said]);
  }
}

test('keys work on arrival at a table, and again after a sheet', async ({ listener }) => {
  await sitDown(listener);
  await types(listener, { 1: 'Hole 1, black', 2: 'Hole 2, violet' });
  listener.press('question');
  await listener.hears(/^Keys/);
  listener.press('Escape');
  const back = await listener.hears(TYPING);
  // What was said last is not said again.
  expect(back.filter((text) => text.startsWith('Hole'))).toEqual([]);
  await types(listener, { 3: 'Hole 3, red' });
});
