// E6: a player who is gone for a while has left; one who comes back in time was never away.

import { createFakeClock } from '@blackpeg/referee/testing';
import { expect, test } from 'vitest';
import { createPresence, GRACE } from './presence.ts';

function atTable(seats: number, rings = () => {}) {
  const clock = createFakeClock();
  const said: string[] = [];
  const ringing = (at: number, callback: () => void) =>
    clock.wake(at, () => {
      rings();
      callback();
    });
  const presence = createPresence(
    seats,
    { ...clock, wake: ringing },
    {
      left: (seat) => said.push(`left ${seat}`),
      returned: (seat) => said.push(`returned ${seat}`),
      changed: () => said.push('changed'),
    },
  );
  return { clock, said, presence, take: () => said.splice(0) };
}

test('a player who does not come has left after a while, and is back on arrival', async () => {
  const { clock, presence, take } = atTable(2);
  presence.count(0, 1);
  expect(take()).toEqual(['returned 0', 'changed']);
  expect(presence.isWaiting()).toBe(true);
  await clock.advance(GRACE);
  expect(take()).toEqual(['left 1']);
  expect(presence.isWaiting()).toBe(false);
  presence.count(1, 1);
  expect(take()).toEqual(['returned 1', 'changed']);
});

test('a page that is loaded again is not away, and neither is a second line that ends', async () => {
  const { clock, presence, take } = atTable(1);
  presence.count(0, 1);
  presence.count(0, 2);
  presence.count(0, 1);
  presence.count(0, 0);
  await clock.advance(GRACE - 1);
  presence.count(0, 1);
  await clock.advance(GRACE * 2);
  expect(take()).toEqual(['returned 0', 'changed', 'changed', 'returned 0', 'changed']);
});

test('a player who steps away is away at once, until they say otherwise or open a new connection', () => {
  const { presence, take } = atTable(1);
  presence.count(0, 1);
  take();
  presence.choose(0, true);
  expect(take()).toEqual([]);
  presence.choose(0, false);
  expect([presence.isHere(0), take()]).toEqual([false, ['left 0', 'changed']]);
  presence.choose(0, true);
  expect([presence.isHere(0), take()]).toEqual([true, ['returned 0', 'changed']]);
  presence.choose(0, false);
  presence.count(0, 0);
  presence.count(0, 1);
  expect(presence.isHere(0)).toBe(true);
});

test('R6: after a pause of the server everybody who is expected has the whole time again', async () => {
  let isNoticed = false;
  const { clock, presence, take } = atTable(2, () => {
    if (!isNoticed) presence.waitAnew();
    isNoticed = true;
  });
  presence.count(0, 1);
  take();
  await clock.advance(GRACE);
  await clock.advance(GRACE - 1);
  expect([presence.isWaiting(), take()]).toEqual([true, []]);
  await clock.advance(1);
  expect([presence.isWaiting(), take()]).toEqual([false, ['left 1']]);
});

test('R19: a deleted player has left at once, and is not waited for', async () => {
  const { clock, presence, take } = atTable(2);
  presence.count(0, 1);
  presence.count(1, 1);
  take();
  presence.forsake(1);
  expect(take()).toEqual(['left 1', 'changed']);
  expect([presence.isHere(1), presence.isWaiting()]).toEqual([false, false]);
  await clock.advance(GRACE * 2);
  expect(take()).toEqual([]);
});
