import { NO_CODE } from '@blackpeg/solver';
import { describe, expect, test } from 'vitest';
import { dotSize, paintSpace } from './space-drawing.ts';

const INKS = { fits: 1, gone: 2, goneBefore: 3 };
/** Two lines of three: never fitted, excluded by rows 1, 2 and 3, still there, and no code. */
const SPACE = { columns: 3, lasted: Uint8Array.of(0, 1, 2, 3, 4, NO_CODE) };

function painted(after: number, before = after, swept = 3): readonly number[] {
  const pixels = new Uint32Array(6);
  paintSpace(SPACE, { after, before, swept }, INKS, pixels);
  return [...pixels];
}

describe('the dots', () => {
  test('are those that fit, those this row excluded, those excluded before', () => {
    expect(painted(1)).toEqual([3, 2, 1, 1, 1, 0]);
    expect(painted(3)).toEqual([3, 3, 3, 2, 1, 0]);
  });

  test('are as before where the sweep has not come yet', () => {
    expect(painted(3, 1, 2)).toEqual([3, 3, 1, 2, 1, 0]);
  });

  test('are as large as fits, in whole pixels', () => {
    expect(dotSize(256, 128, 340, 340)).toBe(1);
    expect(dotSize(256, 128, 1020, 1020)).toBe(3);
    expect(dotSize(36, 36, 1020, 340)).toBe(9);
    expect(dotSize(405, 162, 300, 340)).toBe(1);
  });
});
