import { superEdition, widestSpec } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { countLeft, trayColumns, trayPegs } from './tray.ts';

test('pegs lie by number, the blank last', () => {
  expect(trayPegs(widestSpec(superEdition({ colours: 3, blanks: 'on' })))).toEqual([1, 2, 3, 0]);
  expect(trayPegs(widestSpec(superEdition({ colours: 3 })))).toEqual([1, 2, 3]);
});

test('only counted pegs have a count', () => {
  expect(countLeft([[4, 0]], 2)).toBe(0);
  expect(countLeft([[4, 0]], 0)).toBeNull();
  expect(countLeft(null, 1)).toBeNull();
});

test('nine keys lie three by three on a desk, ten in two lines of five on a phone', () => {
  expect(trayColumns(9).desk).toBe(3);
  expect(trayColumns(10).phone).toBe(5);
  expect(trayColumns(8).phone).toBe(4);
});

test('numbers that stand on their pegs take one line where a finger finds them', () => {
  expect(trayColumns(7, false)).toMatchObject({ phone: 7, narrow: 4 });
});
