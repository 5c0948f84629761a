import {
  type CodeSpec,
  drawCode,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyText, isPlaced, mutated } from '../fuzz.testing.ts';
import { anyEdition } from '../sizes.testing.ts';
import { formatCode, formatPeg, parseCode, parsePeg } from './code.ts';

const PLAIN = widestSpec(superEdition({ blanks: 'on' }));
const FULL = widestSpec(superEdition());
const PAIRS = widestSpec(shapesEdition('2'));
const SIX: CodeSpec = {
  holes: 2,
  facets: [
    { name: 'colour', size: 6, blank: false },
    { name: 'shape', size: 6, blank: false },
  ],
  repeats: true,
};

describe('codes as text', () => {
  it('writes plain pegs as digits and blanks as points', () => {
    expect(formatCode(PLAIN, [1, 1, 0, 3, 4])).toBe('11.34');
    expect(parseCode(PLAIN, '11.34')).toEqual({ ok: true, value: [1, 1, 0, 3, 4] });
  });

  it('writes pairs as colour letter and shape letter', () => {
    expect(formatCode(PAIRS, [21, 50, 4, 0])).toBe('GtK..r..');
    expect(parseCode(PAIRS, 'GtK..r..')).toEqual({ ok: true, value: [21, 50, 4, 0] });
    expect(formatCode(SIX, [66, 11])).toBe('WxRt');
  });

  it('forgives spaces, line ends, a byte order mark and the case of letters', () => {
    expect(parseCode(PAIRS, '\uFEFF gt  k.\t.R\r\n.. ')).toEqual({ ok: true, value: [21, 50, 4, 0] });
    expect(parseCode(PLAIN, ' 1 1 . 3 4\n')).toEqual({ ok: true, value: [1, 1, 0, 3, 4] });
  });

  it.each([
    ['', 0, { kind: 'expected', what: 'peg', found: '' }],
    ['  !', 2, { kind: 'expected', what: 'peg', found: '!' }],
    ['11x34', 2, { kind: 'unknown-peg', hole: 3, found: 'x' }],
    ['11934', 2, { kind: 'bad-code', fault: { kind: 'no-such-peg', hole: 3, peg: 9 } }],
    ['11.34', 2, { kind: 'bad-code', fault: { kind: 'blank-not-allowed', hole: 3 } }],
    ['1134 ', 5, { kind: 'bad-code', fault: { kind: 'wrong-length', holes: 5, given: 4 } }],
    ['1134567', 5, { kind: 'bad-code', fault: { kind: 'wrong-length', holes: 5, given: 7 } }],
    ['11345 1', 6, { kind: 'expected', what: 'end', found: '1' }],
  ])('names the fault of %j and its place', (text, at, reason) => {
    expect(parseCode(FULL, text)).toEqual({ ok: false, error: { at, reason } });
  });

  it('names the hole of a bad pair and of a repeated peg', () => {
    expect(parseCode(PAIRS, 'Gt Kq Rt Rt')).toEqual({
      ok: false,
      error: { at: 3, reason: { kind: 'unknown-peg', hole: 2, found: 'Kq' } },
    });
    expect(parseCode({ ...FULL, repeats: false }, '12 314')).toEqual({
      ok: false,
      error: { at: 4, reason: { kind: 'bad-code', fault: { kind: 'repeated-peg', hole: 4, earlier: 1 } } },
    });
  });

  it('reads and writes single pegs', () => {
    expect(parsePeg(PAIRS, ' kH ')).toEqual({ ok: true, value: 55 });
    expect(formatPeg(PAIRS, 55)).toBe('Kh');
    expect(formatPeg(FULL, 99)).toBe('?');
    expect(parsePeg(FULL, '9')).toMatchObject({ ok: false, error: { at: 0, reason: { kind: 'bad-code' } } });
    expect(parsePeg(FULL, '12')).toMatchObject({ ok: false, error: { at: 1, reason: { what: 'end' } } });
    expect(parsePeg(FULL, '')).toMatchObject({ ok: false, error: { at: 0, reason: { what: 'peg' } } });
  });

  it('reads back every code it writes, of every size', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), (edition, seed) => {
        const spec = widestSpec(edition, seed & 1);
        const code = drawCode(spec, seededDice(seed));
        const text = formatCode(spec, code);
        expect(parseCode(spec, text)).toEqual({ ok: true, value: code });
        expect(
          parseCode(spec, text.toLowerCase().replace(new RegExp(`.{${spec.facets.length}}`, 'g'), ' $&')),
        ).toEqual({
          ok: true,
          value: code,
        });
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });

  it('never throws, and places every fault within the text', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), anyText, (edition, seed, noise) => {
        const spec = widestSpec(edition);
        const slipped = mutated(formatCode(spec, drawCode(spec, seededDice(seed))), seed);
        for (const text of [noise, slipped]) {
          expect(isPlaced(text, parseCode(spec, text))).toBe(true);
          expect(isPlaced(text, parsePeg(spec, text))).toBe(true);
        }
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });
});
