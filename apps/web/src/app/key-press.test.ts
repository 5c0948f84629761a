import { shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { draftKey } from '@blackpeg/screens';
import { expect, test } from 'vitest';
import { pressOf } from './key-press.ts';

const pegs = widestSpec(superEdition());
const pairs = widestSpec(shapesEdition('1'));
const press = (key: string, more: object = {}) =>
  pressOf({
    key,
    code: '',
    shiftKey: false,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    ...more,
  });

test('a digit chooses, with Shift it fills where pegs are whole', () => {
  expect(draftKey(press('3'), pegs)).toEqual({ type: 'kind', kind: 3, facet: null, hole: null });
  const shifted = press('§', { code: 'Digit3', shiftKey: true });
  expect(draftKey(shifted, pegs)).toEqual({ type: 'fill', peg: 3 });
  expect(draftKey(shifted, pairs)).toBeNull();
});

test('the number pad types or moves, as it says itself', () => {
  const pad = { code: 'Numpad4' };
  expect(draftKey(press('4', pad), pegs)).toMatchObject({ kind: 4 });
  expect(draftKey(press('ArrowLeft', pad), pegs)).toBeNull();
  expect(draftKey(press('Clear', { code: 'Numpad5', shiftKey: true }), pegs)).toBeNull();
});

test('Backspace and Delete take away; other keys, and those with Ctrl, stay the browser’s', () => {
  expect(draftKey(press('Backspace'), pegs)).toEqual({ type: 'take-back' });
  expect(draftKey(press('Delete'), pegs)).toEqual({ type: 'take-out', hole: null });
  expect(draftKey(press('Tab'), pegs)).toBeNull();
  expect(draftKey(press('1', { ctrlKey: true }), pegs)).toBeNull();
});
