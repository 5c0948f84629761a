import { shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { draftIntentOf } from './keys.ts';

const pegs = widestSpec(superEdition());
const pairs = widestSpec(shapesEdition('1'));
const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test('a digit chooses, with Shift it fills where pegs are whole', () => {
  expect(draftIntentOf(pegs, press('3'))).toEqual({ type: 'kind', kind: 3, facet: null, hole: null });
  const shifted = press('§', { code: 'Digit3', shiftKey: true });
  expect(draftIntentOf(pegs, shifted)).toEqual({ type: 'fill', peg: 3 });
  expect(draftIntentOf(pairs, shifted)).toBeNull();
});

test('Backspace and Delete take away; other keys, and those with Ctrl, stay the browser’s', () => {
  expect(draftIntentOf(pegs, press('Backspace'))).toEqual({ type: 'take-back' });
  expect(draftIntentOf(pegs, press('Delete'))).toEqual({ type: 'take-out', hole: null });
  expect(draftIntentOf(pegs, press('Tab'))).toBeNull();
  expect(draftIntentOf(pegs, press('1', { ctrlKey: true }))).toBeNull();
});
