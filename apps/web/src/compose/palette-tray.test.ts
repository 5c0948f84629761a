import { superEdition, widestSpec } from '@blackpeg/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countLeft, createHold, trayColumns, trayPegs } from './palette-tray.ts';

test('pegs lie by number, the blank last', () => {
  expect(trayPegs(widestSpec(superEdition({ colours: 3, blanks: 'on' })))).toEqual([1, 2, 3, 0]);
  expect(trayPegs(widestSpec(superEdition({ colours: 3 })))).toEqual([1, 2, 3]);
});

test('only counted pegs have a count', () => {
  expect(countLeft([[4, 0]], 2)).toBe(0);
  expect(countLeft([[4, 0]], 0)).toBeNull();
  expect(countLeft(null, 1)).toBeNull();
});

test('nine keys are three by three on a desktop, ten in two lines of five on a phone', () => {
  expect(trayColumns(9).desk).toBe(3);
  expect(trayColumns(10).phone).toBe(5);
  expect(trayColumns(8).phone).toBe(4);
});

test('with numbers on the pegs, keys take one line if they are wide enough for a finger', () => {
  expect(trayColumns(7, false)).toMatchObject({ phone: 7, narrow: 4 });
});

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
