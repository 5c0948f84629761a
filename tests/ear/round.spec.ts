// A round played with keys and a screen reader alone: what it says at which key.

import { expect, test } from './fixtures.ts';
import type { Listener } from './listener.ts';

/** From the set-up to the board by Tab and Enter. */
async function sitDown(listener: Listener): Promise<readonly string[]> {
  await listener.open({ screen: 'set-up', edition: 'mini' });
  for (let presses = 0; presses < 30; presses += 1) {
    const said = await listener.press('Tab');
    if (said.some((text) => text.startsWith('Start'))) break;
  }
  await listener.press('Return');
  return listener.hears(/Your turn: place row 1/);
}

test('a table is come to ready for keys, and a sheet gives them back', async ({ listener }) => {
  const arrival = await sitDown(listener);
  expect(arrival.join('\n')).toContain('You are looking for the computer’s code.');
  expect(await listener.press('1')).toEqual(['Hole 1, black']);
  expect(await listener.press('2')).toEqual(['Hole 2, violet']);
  await listener.press('question');
  await listener.press('Escape');
  const back = await listener.hears(/^Focus mode/);
  // What was said last is not said again.
  expect(back.filter((text) => text.startsWith('Hole'))).toEqual([]);
  expect(await listener.press('3')).toEqual(['Hole 3, red']);
});
