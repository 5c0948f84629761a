import { seededDice, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyText, isPlaced, mutated } from '../fuzz.testing.ts';
import { anyEdition, drawRows } from '../sizes.testing.ts';
import { parseFeedback } from './feedback.ts';
import { formatRows, parseRows } from './row.ts';

const FOUR = widestSpec(superEdition({ holes: 4, colours: 6 }));
const PAIRS = widestSpec(shapesEdition('1'));

describe('rows as text', () => {
  const rows = [
    { guess: [1, 1, 2, 2], mark: { black: 1, white: 1, blue: 0 } },
    { guess: [3, 3, 4, 4], mark: { black: 0, white: 2, blue: 0 } },
  ];

  it('writes code, colon, black and white, and reads spaces or semicolons between rows', () => {
    expect(formatRows(FOUR, 'places', rows)).toBe('1122:1-1 3344:0-2');
    for (const text of ['1122:1-1 3344:0-2', '1122:1-1;3344:0-2', ' 1 1 2 2 : 1 - 1 ;\r\n3344:0-2 ; ']) {
      expect(parseRows(FOUR, 'places', text)).toEqual({ ok: true, value: rows });
    }
    expect(parseRows(FOUR, 'places', ' ')).toEqual({ ok: true, value: [] });
  });

  it('counts blue where pairs are marked, with spaces inside codes', () => {
    const parsed = parseRows(PAIRS, 'pairs', 'Kh Kr Yt Gt:1-2-0 RtRtRtRt:0-0-1');
    expect(parsed).toMatchObject({
      ok: true,
      value: [{ guess: [55, 54, 41, 21], mark: { blue: 0 } }, { mark: { blue: 1 } }],
    });
  });

  it.each([
    ['1122', 4, { kind: 'expected', what: 'colon', found: '' }],
    ['1122:1', 5, { kind: 'expected', what: 'feedback', found: '1' }],
    ['1122:1-1-0', 5, { kind: 'blue-not-marked' }],
    ['1122:3-2', 5, { kind: 'too-many-key-pegs', feedback: { black: 3, white: 2, blue: 0 }, holes: 4 }],
    ['1122:3-1', 5, { kind: 'not-earnable', feedback: { black: 3, white: 1, blue: 0 }, holes: 4 }],
    ['1122:1-1x', 8, { kind: 'expected', what: 'separator', found: 'x' }],
    ['1122:1-1 11z2:0-0', 11, { kind: 'unknown-peg', hole: 3, found: 'z' }],
  ])('names the fault of %j and its place', (text, at, reason) => {
    expect(parseRows(FOUR, 'places', text)).toEqual({ ok: false, error: { at, reason } });
  });

  it('wants the blue count where there is one', () => {
    expect(parseFeedback(PAIRS, 'pairs', '1-2')).toMatchObject({
      ok: false,
      error: { reason: { what: 'blue-count' } },
    });
    expect(parseFeedback(PAIRS, 'pairs', ' 1-2-0 ')).toEqual({
      ok: true,
      value: { black: 1, white: 2, blue: 0 },
    });
    expect(parseFeedback(FOUR, 'places', '1-2 x')).toMatchObject({
      ok: false,
      error: { at: 4, reason: { what: 'end' } },
    });
  });

  it('reads back all rows it writes, of every size', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), (edition, seed) => {
        const dice = seededDice(seed);
        const spec = widestSpec(edition);
        const drawn = drawRows(edition, dice(6), dice);
        const text = formatRows(spec, edition.marking, drawn);
        expect(parseRows(spec, edition.marking, text)).toEqual({ ok: true, value: drawn });
        expect(parseRows(spec, edition.marking, text.replaceAll(' ', ';'))).toEqual({
          ok: true,
          value: drawn,
        });
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });

  it('never throws, and places every fault within the text', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), anyText, (edition, seed, noise) => {
        const spec = widestSpec(edition);
        const slipped = mutated(
          formatRows(spec, edition.marking, drawRows(edition, 3, seededDice(seed))),
          seed,
        );
        for (const text of [noise, slipped]) {
          expect(isPlaced(text, parseRows(spec, edition.marking, text))).toBe(true);
        }
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });
});
