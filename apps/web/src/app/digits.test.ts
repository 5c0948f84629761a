import { expect, test } from 'vitest';
import { digitOf } from './digits.ts';

const press = (key: string, code: string, shiftKey = false) => ({ key, code, shiftKey });

test.each([
  ['an English 3', press('3', 'Digit3'), { digit: 3, forAll: false }],
  ['an English Shift 3', press('£', 'Digit3', true), { digit: 3, forAll: true }],
  ['a German Shift 3', press('§', 'Digit3', true), { digit: 3, forAll: true }],
  ['a French 3 without Shift', press('"', 'Digit3'), { digit: 3, forAll: false }],
  ['a French 3 with Shift', press('3', 'Digit3', true), { digit: 3, forAll: false }],
  ['a number pad', press('0', 'Numpad0'), { digit: 0, forAll: false }],
  ['a screen keyboard without codes', press('7', ''), { digit: 7, forAll: false }],
])('%s', (_, given, meant) => {
  expect(digitOf(given)).toEqual(meant);
});

test('letters and signs are no digits', () => {
  expect(digitOf(press('q', 'KeyQ'))).toBeNull();
  expect(digitOf(press('?', 'Slash', true))).toBeNull();
});
