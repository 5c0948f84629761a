import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWallClock, timersOf } from './clock.ts';

const wallClock = createWallClock(timersOf(globalThis));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

test('wakes at its time, never before it returns, and not when it was cancelled', () => {
  const [soon, late, never] = [vi.fn(), vi.fn(), vi.fn()];
  wallClock.wake(0, soon);
  wallClock.wake(5_000, late);
  const cancel = wallClock.wake(5_000, never);
  expect(soon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_999);
  expect([soon.mock.calls.length, late.mock.calls.length]).toEqual([1, 0]);
  cancel();
  vi.advanceTimersByTime(1);
  expect([late.mock.calls.length, never.mock.calls.length]).toEqual([1, 0]);
});

test('waits longer than any timer can, and longer still when the clock was set back', () => {
  const month = 40 * 24 * 3_600_000;
  const [long, cancelled] = [vi.fn(), vi.fn()];
  wallClock.wake(1_000 + month, long);
  const cancel = wallClock.wake(1_000 + month, cancelled);
  vi.advanceTimersByTime(month - 1);
  expect(long).not.toHaveBeenCalled();
  cancel();
  vi.setSystemTime(Date.now() - 500);
  vi.advanceTimersByTime(1);
  expect(long).not.toHaveBeenCalled();
  vi.advanceTimersByTime(500);
  expect([long.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 0]);
});
