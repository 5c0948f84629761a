import {
  brailleEdition,
  customEdition,
  type Feedback,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { isOffered, keysOf, matterOf, whyNot } from './answers.ts';

const SUPER = superEdition();
const SPEC = widestSpec(SUPER);
const NOTHING: Feedback = { black: 0, white: 0, blue: 0 };

test('blue is answered only where pairs are marked', () => {
  expect(keysOf(SUPER)).toEqual(['black', 'white']);
  expect(keysOf(shapesEdition('1'))).toEqual(['black', 'white', 'blue']);
  expect(keysOf(shapesEdition('3'))).toEqual(['black', 'white']);
});

test('an answer is about what its pegs are', () => {
  expect([SUPER, brailleEdition(), shapesEdition()].map(matterOf)).toEqual(['colour', 'number', 'pair']);
});

test('at first every count is offered', () => {
  for (const count of [0, 1, 2, 3, 4, 5]) {
    expect(isOffered(SPEC, SUPER, NOTHING, 'black', count)).toBe(true);
    expect(isOffered(SPEC, SUPER, NOTHING, 'white', count)).toBe(true);
  }
});

test('four black and one white is not offered, from either side, and says why', () => {
  expect(isOffered(SPEC, SUPER, { ...NOTHING, black: 4 }, 'white', 1)).toBe(false);
  expect(isOffered(SPEC, SUPER, { ...NOTHING, white: 1 }, 'black', 4)).toBe(false);
  expect(whyNot(SPEC, { ...NOTHING, black: 4 }, 'white', 1)).toBe('lone-white');
});

test('more key pegs than holes are not offered', () => {
  expect(isOffered(SPEC, SUPER, { ...NOTHING, black: 3 }, 'white', 3)).toBe(false);
  expect(whyNot(SPEC, { ...NOTHING, black: 3 }, 'white', 3)).toBe('no-room');
});

test('what is right already can always be given again', () => {
  expect(isOffered(SPEC, SUPER, { ...NOTHING, black: 3, white: 1 }, 'black', 3)).toBe(true);
  expect(isOffered(SPEC, SUPER, { ...NOTHING, black: 3, white: 1 }, 'white', 0)).toBe(true);
});

test('an answer can be begun where no answer of less than three is ever earned', () => {
  const edition = customEdition({
    holes: 4,
    facets: [{ name: 'colour', size: 5, blank: false }],
    repeats: false,
  });
  const spec = widestSpec(edition);
  expect(isOffered(spec, edition, NOTHING, 'black', 2)).toBe(true);
  expect(isOffered(spec, edition, { ...NOTHING, black: 2 }, 'white', 1)).toBe(true);
  expect(isOffered(spec, edition, { ...NOTHING, black: 2 }, 'white', 0)).toBe(true);
});
