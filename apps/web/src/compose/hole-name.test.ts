import { shapesEdition, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { contentName } from './hole-name.ts';

test('C9e: holes are named by their contents, and empty is not blank', () => {
  const pairs = shapesEdition('2');
  expect(contentName('en', superEdition(), [3])).toBe('red');
  expect(contentName('en', superEdition(), [null])).toBe('empty');
  expect(contentName('en', superEdition({ blanks: 'on' }), [0])).toBe('blank');
  expect(contentName('en', pairs, [1, null])).toBe('red');
  expect(contentName('en', pairs, [1, 2])).toBe('red circle');
  expect(contentName('en', pairs, [null, null])).toBe('empty');
});
