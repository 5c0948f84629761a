import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { formatSeconds, parseSeconds } from './time.ts';

describe('times in seconds', () => {
  it.each([
    [0, '0'],
    [1, '0.001'],
    [12_400, '12.4'],
    [60_000, '60'],
    [0.25, '0.00025'],
    [-1500, '-1.5'],
    [1e-7, '1e-10'],
    [1e21, '1e18'],
  ])('writes %d ms as %s', (milliseconds, text) => {
    expect(formatSeconds(milliseconds)).toBe(text);
  });

  it.each(['', 'x', '1.2.3', '-1', '1e999', 'e3', '.'])('takes %j for no time', (text) => {
    expect(parseSeconds(text)).toBeNull();
  });

  it('reads back every time to the last digit', () => {
    fc.assert(
      fc.property(fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e300, noNaN: true })), (milliseconds) => {
        expect(parseSeconds(formatSeconds(milliseconds))).toBe(milliseconds + 0);
      }),
      { numRuns: inject('isFullRun') ? 2000 : 670 },
    );
  });
});
