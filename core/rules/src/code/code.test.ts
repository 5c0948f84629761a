// Codes: what a hole may contain, how many codes there are, and drawing one at random.

import { describe, expect, test } from 'vitest';
import { seededDice } from '../dice.ts';
import { err, ok } from '../result.ts';
import { allCodes, allPegs, type CodeSpec, checkCode, countCodes, drawCode, kindsOf } from './code.ts';

const colours = (holes: number, size: number, blank = false): CodeSpec => ({
  holes,
  facets: [{ name: 'colour', size, blank }],
  repeats: true,
});

const PAIRS: CodeSpec = {
  holes: 2,
  facets: [
    { name: 'colour', size: 3, blank: true },
    { name: 'shape', size: 2, blank: false },
  ],
  repeats: true,
};

describe('a legal filling', () => {
  test('C9c: where blanks are possible a code holds none, some or nothing but blanks', () => {
    for (const code of [
      [1, 2, 3],
      [0, 2, 0],
      [0, 0, 0],
    ]) {
      expect(checkCode(colours(3, 4, true), code)).toEqual(ok(code));
    }
  });

  test('C9d: where they are not, the first empty hole is named', () => {
    const fault = err({ kind: 'blank-not-allowed', hole: 2 });
    expect(checkCode(colours(3, 4), [1, 0, 0])).toEqual(fault);
  });

  test('C9d: a pair that lacks what may not be blank is refused, one that lacks what may be is not', () => {
    expect(checkCode(PAIRS, [1, 31])).toEqual(ok([1, 31]));
    expect(checkCode(PAIRS, [31, 10])).toEqual(err({ kind: 'blank-not-allowed', hole: 2 }));
  });

  test('C9d: too few or too many pegs are not a code', () => {
    expect(checkCode(colours(3, 4), [1, 2])).toEqual(err({ kind: 'wrong-length', holes: 3, given: 2 }));
    expect(checkCode(colours(3, 4), [1, 2, 3, 4])).toEqual(err({ kind: 'wrong-length', holes: 3, given: 4 }));
  });

  test.each([5, -1, 1.5, 10, Number.NaN])('C3a: there is no peg %d of four colours', (peg) => {
    expect(checkCode(colours(3, 4, true), [1, 2, peg])).toEqual(err({ kind: 'no-such-peg', hole: 3, peg }));
  });

  test.each([40, 33, 131])('C6a: there is no pair %d of three colours and two shapes', (peg) => {
    expect(checkCode(PAIRS, [11, peg])).toEqual(err({ kind: 'no-such-peg', hole: 2, peg }));
  });

  test('C10b: without repeats no peg is used twice, not even a blank', () => {
    const distinct = { ...colours(3, 4, true), repeats: false };
    expect(checkCode(distinct, [1, 0, 2])).toEqual(ok([1, 0, 2]));
    expect(checkCode(distinct, [1, 2, 1])).toEqual(err({ kind: 'repeated-peg', hole: 3, earlier: 1 }));
    expect(checkCode(distinct, [1, 0, 0])).toEqual(err({ kind: 'repeated-peg', hole: 3, earlier: 2 }));
  });

  test('C10b: without repeats two pairs may share a colour or a shape', () => {
    const distinct = { ...PAIRS, repeats: false };
    expect(checkCode(distinct, [11, 12]).ok).toBe(true);
    expect(checkCode(distinct, [11, 11]).ok).toBe(false);
  });
});

describe('all codes', () => {
  const SPECS: readonly CodeSpec[] = [
    colours(1, 1),
    colours(3, 4),
    colours(3, 4, true),
    { ...colours(3, 4, true), repeats: false },
    { ...colours(4, 3), repeats: false },
    PAIRS,
    { ...PAIRS, repeats: false },
  ];

  test.each(SPECS)('C10d: each legal code comes once, and they are as many as counted: %j', (spec) => {
    const codes = [...allCodes(spec)];
    expect(codes).toHaveLength(countCodes(spec));
    expect(new Set(codes.map(String)).size).toBe(codes.length);
    expect(codes.filter((code) => !checkCode(spec, code).ok)).toEqual([]);
  });

  test('C7: a pair may lack its colour, its shape or both where both may be blank', () => {
    const facets = PAIRS.facets.map((facet) => ({ ...facet, size: 1, blank: true }));
    expect(allPegs({ ...PAIRS, facets })).toEqual([0, 1, 10, 11]);
  });

  test('C6a: a pair shows its colour and its shape', () => {
    expect(kindsOf(PAIRS, 32)).toEqual([3, 2]);
    expect(kindsOf(PAIRS, 2)).toEqual([0, 2]);
    expect(kindsOf(colours(1, 9), 9)).toEqual([9]);
  });
});

describe('a code by chance', () => {
  test.each([colours(2, 3, true), { ...colours(2, 3, true), repeats: false }, PAIRS])(
    'C10d: every code of %j is about equally likely',
    (spec) => {
      const dice = seededDice(7);
      const draws = 200 * countCodes(spec);
      const times = new Map([...allCodes(spec)].map((code) => [String(code), 0]));
      for (let draw = 0; draw < draws; draw += 1) {
        const code = String(drawCode(spec, dice));
        times.set(code, (times.get(code) ?? Number.NaN) + 1);
      }
      // Two hundred of each expected, within five standard deviations.
      for (const count of times.values()) expect(Math.abs(count - 200)).toBeLessThan(71);
    },
  );
});
