import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHold } from './hold.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a long press acts once, and the click after it does not', () => {
  const act = vi.fn();
  const hold = createHold(act);
  hold.begin(3);
  vi.advanceTimersByTime(1000);
  hold.stop();
  expect(act.mock.calls).toEqual([[3]]);
  expect([hold.ended(), hold.ended()]).toEqual([true, false]);
});

test('a short press is a click', () => {
  const act = vi.fn();
  const hold = createHold(act);
  hold.begin(3);
  hold.stop();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
  expect(hold.ended()).toBe(false);
});
