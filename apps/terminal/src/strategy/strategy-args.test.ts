import { describe, expect, it } from 'vitest';
import { parseAim, parseSearch, parseSearchAim } from './strategy-args.ts';

describe('a search', () => {
  it.each([
    ['exact', { kind: 'exact' }],
    ['SHIPPED', { kind: 'shipped' }],
    ['beam:8,5,5,5', { kind: 'beam', widths: [8, 5, 5, 5] }],
    ['beam:3', { kind: 'beam', widths: [3] }],
    ['most-parts', { kind: 'simple', name: 'most-parts' }],
  ])('%s', (given, value) => {
    expect(parseSearch(given)).toEqual({ ok: true, value });
  });

  it.each(['', 'beam', 'beam:', 'beam:8,', 'beam:0', 'beam:8;5', 'exact:1', 'most parts'])(
    'is not %j',
    (given) => {
      expect(parseSearch(given)).toMatchObject({ ok: false, error: { kind: 'bad-choice', given } });
    },
  );
});

describe('an aim', () => {
  it.each([
    [undefined, { kind: 'average' }],
    ['average', { kind: 'average' }],
    ['worst', { kind: 'worst-case' }],
    ['under:5', { kind: 'average-within', rows: 5 }],
  ])('%s', (given, value) => {
    expect(parseAim(given)).toEqual({ ok: true, value });
    expect(parseSearchAim(given)).toEqual({ ok: true, value });
  });

  it('may be a chance for a guess, but not for a whole strategy', () => {
    expect(parseAim('within:3')).toEqual({ ok: true, value: { kind: 'chance', rows: 3 } });
    expect(parseSearchAim('within:3').ok).toBe(false);
  });

  it.each(['', 'under', 'under:0', 'under:21', 'worst:1', 'under:-1'])('is not %j', (given) => {
    expect(parseAim(given).ok).toBe(false);
  });
});
