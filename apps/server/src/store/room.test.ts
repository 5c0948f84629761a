// R6: how soon a store that no longer answers is detected.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWriteCheck } from './room.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const STEP = 50;

test('a store that says nothing any more is known for it within two seconds, and believed at its next answer', async () => {
  let check = () => Promise.resolve();
  const canWrite = createWriteCheck({ check: () => check() });
  expect(await canWrite()).toBe(true);
  check = () => new Promise(() => {});
  const heard: boolean[] = [];
  for (let passed = 0; passed < 2_000; passed += STEP) {
    void canWrite().then((answer) => heard.push(answer));
    await vi.advanceTimersByTimeAsync(STEP);
  }
  expect(heard).toContain(false);
  check = () => Promise.resolve();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await canWrite()).toBe(true);
});
