import { brailleEdition, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { kindsTyped } from '@blackpeg/screens';
import { describe, expect, it } from 'vitest';
import { wrapWords } from '../command-line/printable.ts';
import { answerTyped, codeTyped, exampleRow, pegsText } from '../game/typed-codes.ts';
import { wordIn, yesOrNo } from './dialogue.ts';

const SUPER = superEdition();
const SHAPES = shapesEdition('2');

describe('words', () => {
  it('are known by language and in English, large or small, with what follows them', () => {
    expect(wordIn('fr', 'Rangée  3')).toEqual({ word: 'row', rest: '3' });
    expect(wordIn('fr', 'row 3')).toEqual({ word: 'row', rest: '3' });
    expect(wordIn('de', 'NOTIZ Rot ist es')).toEqual({ word: 'note', rest: 'Rot ist es' });
    expect(wordIn('en', 'resign match')).toEqual({ word: 'resignMatch', rest: '' });
    expect(wordIn('en', 'rowing')).toBeNull();
    expect(wordIn('en', '11223')).toBeNull();
  });

  it('yes and no too', () => {
    expect(['oui', 'YES', 'non', 'n', 'peut-être'].map((line) => yesOrNo('fr', line))).toEqual([
      true,
      true,
      false,
      false,
      null,
    ]);
  });
});

describe('rows', () => {
  it('are digits or letters of the language, in pieces or whole', () => {
    const spec = widestSpec(SUPER);
    expect(kindsTyped('en', spec, '1 1, 22')).toEqual([1, 1, 2, 2]);
    expect(codeTyped('en', spec, 'kvrbg')).toEqual([1, 2, 3, 4, 5]);
    expect(codeTyped('fr', spec, 'NVRBT')).toEqual([1, 2, 3, 4, 5]);
    expect(codeTyped('de', spec, 'svrbg')).toEqual([1, 2, 3, 4, 5]);
    expect(codeTyped('en', spec, '1234')).toBeNull();
    expect([
      kindsTyped('en', spec, '11119'),
      kindsTyped('en', spec, '1.345'),
      kindsTyped('en', spec, ''),
    ]).toEqual([null, null, null]);
  });

  it('C9e: a blank is a point, in one facet of a pair too', () => {
    const spec = widestSpec(SHAPES);
    expect(codeTyped('en', spec, 'Rt.c G. ..')).toEqual([11, 2, 20, 0]);
    expect(codeTyped('de', spec, 'Rd Gk Bq Er')).toEqual([11, 22, 33, 44]);
    // As records write it.
    expect(codeTyped('de', spec, 'RtGcBsYr')).toEqual([11, 22, 33, 44]);
  });

  it('are taught by an example, and every peg by its signs', () => {
    expect(exampleRow('en', widestSpec(superEdition({ colours: 3 })))).toBe('12312');
    expect(pegsText('en', widestSpec(brailleEdition('on')))).toBe('Pegs: 1, 2, 3, 4, 5, 6; . for a blank.');
    expect(pegsText('en', widestSpec(SUPER))).toMatch(/^Pegs: 1 K black, 2 V violet, /);
  });
});

describe('answers', () => {
  it.each(['2-1', '2 1', '21', '2,1', 'bbw', '2b1w', '2 b 1 w', 'wbb'])('%s', (line) => {
    expect(answerTyped('en', SUPER, line)).toEqual({ black: 2, white: 1, blue: 0 });
  });

  it('with blue have three numbers, without it two', () => {
    expect(answerTyped('fr', SHAPES, '2-1-1')).toEqual({ black: 2, white: 1, blue: 1 });
    expect([
      answerTyped('fr', SHAPES, '2-1'),
      answerTyped('en', SUPER, '2-1-0'),
      answerTyped('en', SUPER, '2'),
    ]).toEqual([null, null, null]);
    expect(answerTyped('en', SUPER, '0')).toEqual({ black: 0, white: 0, blue: 0 });
  });
});

it('lines break between words, and within a word only if it is longer than a line', () => {
  expect(wrapWords('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrapWords('a abcdefghij b', 4)).toEqual(['a', 'abcd', 'efgh', 'ij b']);
  expect(wrapWords('', 7)).toEqual([]);
});
