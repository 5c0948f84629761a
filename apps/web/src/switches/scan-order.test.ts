import { expect, test } from 'vitest';
import { type ScanPlace, scanAfter, scanInto } from './scan-order.ts';

const SIZES = [3, 1, 2];
const group = (at: number): ScanPlace => ({ group: at, item: null });
const item = (at: number, one: number): ScanPlace => ({ group: at, item: one });

test('groups are offered one after the other and from the first again, one of a single control as that', () => {
  expect(scanAfter(SIZES, null)).toEqual(group(0));
  expect(scanAfter(SIZES, group(0))).toEqual(item(1, 0));
  expect(scanAfter(SIZES, item(1, 0))).toEqual(group(2));
  expect(scanAfter(SIZES, group(2))).toEqual(group(0));
});

test('a chosen group offers its controls, then itself', () => {
  expect(scanInto(group(0))).toEqual(item(0, 0));
  expect(scanAfter(SIZES, item(0, 0))).toEqual(item(0, 1));
  expect(scanAfter(SIZES, item(0, 2))).toEqual(group(0));
  expect(scanInto(item(0, 2))).toBeNull();
});

test('where everything is gone it begins again, or offers nothing', () => {
  expect(scanAfter([2], group(4))).toEqual(group(0));
  expect(scanAfter([], group(0))).toBeNull();
});

test('every control is reached by two switches, whatever the sizes', () => {
  const reached = new Set<string>();
  let at: ScanPlace | null = null;
  for (let press = 0; press < 40; press++) {
    at = scanAfter(SIZES, at);
    if (at?.item === null && !reached.has(`${at.group} 0`)) at = scanInto(at);
    if (at?.item !== null) reached.add(`${at?.group} ${at?.item}`);
  }
  expect([...reached].sort()).toEqual(['0 0', '0 1', '0 2', '1 0', '2 0', '2 1']);
});
