import {
  brailleEdition,
  customEdition,
  duelEdition,
  type Edition,
  editionNamed,
  type GameName,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { anyText, isPlaced, mutated } from '../fuzz.testing.ts';
import { anyEdition } from '../sizes.testing.ts';
import { formatEdition, parseEdition } from './edition.ts';

const PAIR = [
  { name: 'colour', size: 3, blank: true },
  { name: 'shape', size: 4, blank: false },
] as const;

describe('editions as text', () => {
  const known: readonly (readonly [string, Edition])[] = [
    ['super-5x8', superEdition()],
    ['super-5x8-blanks', superEdition({ blanks: 'on' })],
    ['super-4x6-choice', superEdition({ holes: 4, colours: 6, blanks: 'choice' })],
    ['super-1x1', superEdition({ holes: 1, colours: 1 })],
    ['duel-5x8', duelEdition()],
    ['duel-4x8', duelEdition(4)],
    ['duel-4,5x8', duelEdition([4, 5])],
    ['braille-1', brailleEdition()],
    ['braille-2', brailleEdition('on')],
    ['braille-2-choice', brailleEdition('choice')],
    ...(['1', '2', '3', '3b'] as const satisfies readonly GameName[]).map(
      (game) => [`shapes-${game}`, shapesEdition(game)] as const,
    ),
    ['shapes-4x5cx5s-r9', editionNamed('shapes', { rows: 9 })],
    ['custom-4x6n', customEdition({ holes: 4, facets: [{ name: 'number', size: 6, blank: false }] })],
    [
      'custom-4x3cbx4s-once-choice-noblue-r7',
      customEdition({
        holes: 4,
        facets: PAIR,
        repeats: false,
        makersChoice: true,
        withoutBlue: true,
        rows: 7,
      }),
    ],
    ['custom-2,3x3cbx4s', customEdition({ holes: [2, 3], facets: PAIR })],
  ];

  it.each(known)('%s', (text, edition) => {
    expect(formatEdition(edition)).toBe(text);
    expect(parseEdition(text)).toEqual({ ok: true, value: edition });
    expect(parseEdition(` ${text.toUpperCase()}\r\n`)).toEqual({ ok: true, value: edition });
  });

  it('writes even what no booklet has in full, and reads it as far as the rules allow', () => {
    expect(formatEdition({ ...superEdition(), rows: 11 })).toBe('super-5x8c-r11');
    expect(formatEdition({ ...duelEdition(), game: '3' })).toBe('duel-5x8c-game3');
    expect(parseEdition('super-5x8c')).toEqual({ ok: true, value: superEdition() });
    expect(parseEdition('custom-4x6n-r11-game3')).toMatchObject({ ok: true, value: { rows: 11, game: '3' } });
  });

  it('takes a booklet by its name alone for its first variant', () => {
    expect(parseEdition('duel')).toEqual({ ok: true, value: duelEdition() });
    expect(parseEdition('shapes')).toEqual({ ok: true, value: shapesEdition('1') });
    expect(parseEdition('super-4×6')).toEqual({ ok: true, value: superEdition({ holes: 4, colours: 6 }) });
  });

  it.each([
    ['', 0, { kind: 'expected', what: 'edition-name', found: '' }],
    ['chess-8x8', 0, { kind: 'expected', what: 'edition-name', found: 'chess-8x8' }],
    ['custom', 6, { kind: 'expected', what: 'edition-size', found: '' }],
    ['super-5', 6, { kind: 'expected', what: 'edition-size', found: '5' }],
    ['super-5x8-blank', 10, { kind: 'expected', what: 'edition-option', found: 'blank' }],
    ['super-5x8-blanks-choice', 17, { kind: 'expected', what: 'end', found: 'choice' }],
    ['braille-3', 8, { kind: 'expected', what: 'edition-game', found: '3' }],
    ['shapes-1-choice', 9, { kind: 'expected', what: 'edition-option', found: 'choice' }],
    ['custom-4x6n-once-once', 17, { kind: 'expected', what: 'edition-option', found: 'once' }],
    ['custom-4x6n-r', 12, { kind: 'expected', what: 'edition-option', found: 'r' }],
    ['custom-4x6n-choice', 12, { kind: 'expected', what: 'edition-option', found: 'choice' }],
    ['custom-4x6n-noblue', 12, { kind: 'expected', what: 'edition-option', found: 'noblue' }],
    ['super-6x8', 0, { kind: 'bad-edition', fault: { kind: 'not-as-printed', name: 'super' } }],
    ['super-5x8c-r11', 0, { kind: 'bad-edition', fault: { kind: 'not-as-printed', name: 'super' } }],
    ['super-5x8 x', 10, { kind: 'expected', what: 'end', found: 'x' }],
    [
      ' super-9x8',
      1,
      { kind: 'bad-edition', fault: { kind: 'out-of-range', what: 'holes', given: 9, least: 1, most: 8 } },
    ],
    [
      'custom-8x9n',
      0,
      { kind: 'bad-edition', fault: { kind: 'too-many-codes', codes: 9 ** 8, most: 2_000_000 } },
    ],
  ])('names the fault of %j and its place', (text, at, reason) => {
    expect(parseEdition(text)).toEqual({ ok: false, error: { at, reason } });
  });

  it('reads back every legal edition, in signs fit for an address', () => {
    fc.assert(
      fc.property(anyEdition, (edition) => {
        const text = formatEdition(edition);
        expect(text).toMatch(/^[a-z0-9,-]+$/);
        expect(parseEdition(text)).toEqual({ ok: true, value: edition });
      }),
      { numRuns: inject('isFullRun') ? 3000 : 1000 },
    );
  });

  it('never throws, places every fault, and writes what it reads in one way', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), anyText, (edition, seed, noise) => {
        for (const text of [noise, mutated(formatEdition(edition), seed)]) {
          const parsed = parseEdition(text);
          expect(isPlaced(text, parsed)).toBe(true);
          if (parsed.ok) expect(parseEdition(formatEdition(parsed.value))).toEqual(parsed);
        }
      }),
      { numRuns: inject('isFullRun') ? 3000 : 1000 },
    );
  });
});
