import { drawCode, type Edition, seededDice, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { checksum, decodeBase64, encodeBase64 } from './checksum.ts';
import { anyText, isPlaced, mutated } from './fuzz.testing.ts';
import {
  formatChallenge,
  formatGhost,
  formatPosition,
  parseChallenge,
  parseGhost,
  parsePosition,
} from './puzzle-link.ts';
import { anyEdition, drawRows } from './sizes.testing.ts';

const EDITION = superEdition({ holes: 4, colours: 6 });
const POSITION = {
  edition: EDITION,
  rows: [
    { guess: [1, 1, 2, 2], mark: { black: 1, white: 1, blue: 0 } },
    { guess: [3, 3, 4, 4], mark: { black: 0, white: 2, blue: 0 } },
  ],
  goal: 3,
  seed: 42,
};

describe('a position as a link', () => {
  it('says edition, rows, goal and seed, and a checksum', () => {
    const link = formatPosition(POSITION);
    expect(link).toMatch(/^p1~super-4x6~1122-1-1_3344-0-2~g3~s42~k[\w-]{6}$/);
    expect(parsePosition(` ${link}\r\n`)).toEqual({ ok: true, value: POSITION });
  });

  it('reads back every position, in signs fit for an address', () => {
    fc.assert(
      fc.property(
        anyEdition,
        fc.nat(),
        fc.option(fc.nat(20)),
        fc.option(fc.nat()),
        (edition, seed, goal, origin) => {
          const dice = seededDice(seed);
          const position = { edition, rows: drawRows(edition, dice(8), dice), goal, seed: origin };
          const link = formatPosition(position);
          expect(link).toMatch(/^[\w.,~-]+$/);
          expect(parsePosition(link)).toEqual({ ok: true, value: position });
        },
      ),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
  });

  it('refuses what was changed on the way', () => {
    const link = formatPosition(POSITION);
    expect(parsePosition(link.replace('1-1', '1-0'))).toMatchObject({
      ok: false,
      error: { at: 0, reason: { kind: 'damaged', given: link.slice(-7) } },
    });
    fc.assert(
      fc.property(fc.nat(link.length - 1), fc.constantFrom(...'0123456789abcXYZ-_.~'), (at, sign) => {
        const changed = link.slice(0, at) + sign + link.slice(at + 1);
        expect(parsePosition(changed).ok).toBe(changed === link);
      }),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
  });

  it.each([
    ['', 0, { kind: 'expected', what: 'link', found: '' }],
    ['c1~super-4x6~', 0, { kind: 'expected', what: 'link', found: 'c1~super-4x6~' }],
    ['p1~super-4x6', 3, { kind: 'expected', what: 'link-part', found: 'super-4x6' }],
    [withSum('p1~chess~'), 3, { kind: 'expected', what: 'edition-name' }],
    [withSum('p1~super-4x6'), 25 - 5, { kind: 'expected', what: 'link-part' }],
    [
      withSum('p1~super-4x6~11-1'),
      15,
      { kind: 'bad-code', fault: { kind: 'wrong-length', holes: 4, given: 2 } },
    ],
    [withSum('p1~super-4x6~1122-3-1'), 18, { kind: 'not-earnable' }],
    [withSum('p1~super-4x6~~x3'), 14, { kind: 'expected', what: 'link-part' }],
  ])('names the fault of %j', (text, at, reason) => {
    expect(parsePosition(text)).toMatchObject({ ok: false, error: { at, reason } });
  });
});

describe('a challenge as a link', () => {
  it('holds a code that the eye does not read', () => {
    const link = formatChallenge({ edition: EDITION, code: [1, 2, 3, 4] });
    expect(link).toMatch(/^c1~super-4x6~[\w-]+~k[\w-]{6}$/);
    expect(link).not.toContain('1234');
    expect(link.split('~')[2]).not.toBe(
      formatChallenge({ edition: EDITION, code: [1, 2, 3, 5] }).split('~')[2],
    );
    expect(parseChallenge(link)).toEqual({ ok: true, value: { edition: EDITION, code: [1, 2, 3, 4] } });
  });

  it('reads back every code of every edition', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), (edition, seed) => {
        const code = drawCode(widestSpec(edition), seededDice(seed));
        const link = formatChallenge({ edition, code });
        expect(link).toMatch(/^[\w.,~-]+$/);
        expect(parseChallenge(link)).toEqual({ ok: true, value: { edition, code } });
      }),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
  });

  it('refuses what was changed, even with a checksum to match', () => {
    const link = formatChallenge({ edition: EDITION, code: [1, 2, 3, 4] });
    const body = link.slice(0, link.lastIndexOf('~'));
    expect(parseChallenge(`${link.slice(0, -1)}_`)).toMatchObject({
      ok: false,
      error: { reason: { kind: 'damaged' } },
    });
    expect(parseChallenge(withSum(`${body.slice(0, -2)}AA`))).toMatchObject({
      ok: false,
      error: { at: 13, reason: { what: 'link-part' } },
    });
    expect(parseChallenge(withSum(`${body}~more`))).toMatchObject({
      ok: false,
      error: { reason: { found: expect.stringContaining('more') } },
    });
    expect(parseChallenge(withSum('c1~super-4x6'))).toMatchObject({
      ok: false,
      error: { reason: { what: 'link-part' } },
    });
  });
});

describe('a challenge with a ghost as a link', () => {
  const dice = seededDice(3);
  const drawn = (edition: Edition) => ({
    edition,
    code: drawCode(widestSpec(edition), dice),
    rows: Array.from({ length: edition.rows }, () => drawCode(widestSpec(edition), dice)),
  });

  it('is short, and the eye reads neither code nor rows', () => {
    const ghost = drawn(superEdition());
    expect(ghost.rows).toHaveLength(12);
    const link = formatGhost(ghost);
    expect(link).toMatch(/^g1~super-5x8~[\w-]+~k[\w-]{6}$/);
    expect(`https://play.example.org/challenge#${link}`.length).toBeLessThan(300);
    for (const code of [ghost.code, ...ghost.rows]) expect(link).not.toContain(code.join(''));
    expect(formatGhost(drawn(shapesEdition('1'))).length).toBeLessThan(220);
  });

  it('reads back every search of every edition, lost rows too', () => {
    fc.assert(
      fc.property(anyEdition, fc.integer(), fc.nat(), (edition, seed, lost) => {
        const spec = widestSpec(edition);
        const rows = drawRows(edition, 1 + (Math.abs(seed) % edition.rows), seededDice(seed));
        const ghost = {
          edition,
          code: drawCode(spec, seededDice(seed + 1)),
          rows: rows.map(({ guess }, row) => (row === lost ? ('lost' as const) : guess)),
        };
        expect(parseGhost(formatGhost(ghost))).toEqual({ ok: true, value: ghost });
      }),
      { numRuns: inject('isFullRun') ? 1000 : 100 },
    );
  });

  it('refuses what was changed, what has no row or too many, and links of another kind', () => {
    const ghost = drawn(EDITION);
    const link = formatGhost(ghost);
    expect(parseGhost(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`).ok).toBe(false);
    expect(parseGhost(link.slice(0, 40)).ok).toBe(false);
    expect(parseGhost(formatChallenge(ghost)).ok).toBe(false);
    expect(parseChallenge(link).ok).toBe(false);
    expect(parseGhost(formatGhost({ ...ghost, rows: [] })).ok).toBe(false);
    expect(parseGhost(formatGhost({ ...ghost, rows: [...ghost.rows, ghost.code] })).ok).toBe(false);
  });
});

describe('links', () => {
  it('never make a parser throw, and every fault lies within the text', () => {
    fc.assert(
      fc.property(fc.integer(), anyText, (seed, noise) => {
        const dice = seededDice(seed);
        const position = formatPosition({ ...POSITION, rows: drawRows(EDITION, 3, dice) });
        const challenge = formatChallenge({ edition: EDITION, code: drawCode(widestSpec(EDITION), dice) });
        const bodies = [position, challenge].map((link) =>
          mutated(link.slice(0, link.lastIndexOf('~')), seed),
        );
        const texts = [
          noise,
          mutated(position, seed),
          mutated(challenge, seed),
          ...bodies.map(withSum),
          withSum(`p1~super-4x6~${noise}`),
          withSum(`c1~super-4x6~${noise}`),
          withSum(`g1~super-4x6~${noise}`),
        ];
        for (const text of texts) {
          expect(isPlaced(text, parsePosition(text))).toBe(true);
          expect(isPlaced(text, parseChallenge(text))).toBe(true);
          expect(isPlaced(text, parseGhost(text))).toBe(true);
        }
      }),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
  });

  it('carry any bytes in base64', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(255)), (bytes) => {
        expect(decodeBase64(encodeBase64(bytes))).toEqual(bytes);
      }),
      { numRuns: inject('isFullRun') ? 1000 : 330 },
    );
    expect(encodeBase64([251, 255, 0])).toBe('-_8A');
    expect(decodeBase64('A')).toBeNull();
    expect(decodeBase64('A=')).toBeNull();
  });
});

function withSum(body: string): string {
  return `${body}~k${checksum(body)}`;
}
