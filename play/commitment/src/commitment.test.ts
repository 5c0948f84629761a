// Commitments: computed a second way here, and bound to everything they contain.

import { createHmac, randomBytes } from 'node:crypto';
import { shapesEdition, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import type { Binding } from './binding.ts';
import { commitmentTo, isGenuine, newKey } from './commitment.ts';
import { digestOf } from './digest.ts';

const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64url');
const PLAIN: Binding = {
  match: 'table-1',
  maker: 0,
  round: 1,
  replay: 0,
  edition: superEdition(),
  code: [1, 1, 2, 3, 4],
  palmed: null,
};

/** As docs/notation.md describes it, with another library. */
function byHand(parts: readonly string[], key: string): string {
  const bytes = parts.flatMap((part) => {
    const text = Buffer.from(part, 'utf8');
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    return [length, text];
  });
  return createHmac('sha256', Buffer.from(key, 'base64url')).update(Buffer.concat(bytes)).digest('base64url');
}

describe('a commitment', () => {
  test.each<[string, Partial<Binding>, readonly string[]]>([
    ['a plain code', {}, ['table-1', 'seat1', '1', '0', 'super-5x8', '1,1,2,3,4', '']],
    [
      'a replay',
      { round: 12, replay: 3, maker: 1 },
      ['table-1', 'seat2', '12', '3', 'super-5x8', '1,1,2,3,4', ''],
    ],
    [
      'pairs with blanks',
      { edition: shapesEdition('2'), code: [11, 20, 3, 0], maker: 'house' },
      ['table-1', 'house', '1', '0', 'shapes-2', '11,20,3,0', ''],
    ],
    [
      'palmed pegs and a name beyond ASCII',
      { match: 'Tisch\u00fc\u{1f3b2}', palmed: [[0, 2, 0, 0, 1, 0, 0, 0]] },
      ['Tisch\u00fc\u{1f3b2}', 'seat1', '1', '0', 'super-5x8', '1,1,2,3,4', '0,2,0,0,1,0,0,0'],
    ],
  ])('K1: is the HMAC of length-prefixed parts: %s', (_, part, parts) => {
    expect(commitmentTo({ ...PLAIN, ...part }, KEY)).toBe(byHand(['blackpeg-code-1', ...parts], KEY));
  });

  test('K1: has not changed since it was first made', () => {
    expect(commitmentTo(PLAIN, KEY)).toBe('tl23lEwfFiMu_OFnVuRjVY4bFrTBMzTu7IgmaPgwIyg');
  });

  test.each<[string, Partial<Binding>]>([
    ['code', { code: [1, 1, 2, 4, 3] }],
    ['match', { match: 'table-2' }],
    ['maker', { maker: 1 }],
    ['round', { round: 2 }],
    ['replay', { replay: 1 }],
    ['edition', { edition: superEdition({ blanks: 'on' }) }],
    ['palmed pegs', { palmed: [[1, 0, 0, 0, 0, 0, 0, 0]] }],
  ])('K1: does not fit another %s', (_, part) => {
    const commitment = commitmentTo(PLAIN, KEY);
    expect(isGenuine(PLAIN, KEY, commitment)).toBe(true);
    expect(isGenuine({ ...PLAIN, ...part }, KEY, commitment)).toBe(false);
  });

  test('K1: does not fit the same characters split differently', () => {
    const one = commitmentTo({ ...PLAIN, round: 1, replay: 12 }, KEY);
    expect(isGenuine({ ...PLAIN, round: 11, replay: 2 }, KEY, one)).toBe(false);
  });

  test('T3b: a tray from which nothing is withheld equals no tray', () => {
    expect(commitmentTo({ ...PLAIN, palmed: [[0, 0, 0, 0, 0, 0, 0, 0]] }, KEY)).toBe(
      commitmentTo(PLAIN, KEY),
    );
  });

  test.each(['', 'short', KEY.slice(1), `${KEY}A`, `${KEY.slice(0, -1)}_`, 'hidden', `${KEY}=`])(
    'K1: %j is no key',
    (key) => {
      expect(commitmentTo(PLAIN, key)).toBeNull();
      expect(isGenuine(PLAIN, key, commitmentTo(PLAIN, KEY))).toBe(false);
    },
  );

  test('K1: keys are 32 bytes, each new, and nothing shorter is accepted', () => {
    const keys = Array.from({ length: 100 }, () => newKey(randomBytes));
    expect(new Set(keys).size).toBe(100);
    for (const key of keys) expect(Buffer.from(key, 'base64url')).toHaveLength(32);
    expect(() => newKey(() => new Uint8Array(16))).toThrow('32 bytes');
    expect(isGenuine(PLAIN, null, 'x') || isGenuine(PLAIN, KEY, null)).toBe(false);
  });
});

test('R10: the digest is the SHA-256 of a text in UTF-8', () => {
  expect(digestOf('')).toBe('47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU');
  expect(digestOf('Lücke')).not.toBe(digestOf('Lucke'));
});
