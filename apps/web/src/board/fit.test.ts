import type { RowModel } from '@blackpeg/screens';
import { expect, test } from 'vitest';
import { DESK, fitRows, grownTo, NARROW, PHONE, type RowSizes, raisedRow, restingHeight } from './fit.ts';

/** This many answered rows, the active one, and the rest of twelve. */
function looks(answered: number, active: RowModel['look'] = 'active'): readonly RowModel['look'][] {
  return Array.from({ length: 12 }, (_, row) =>
    row < answered ? 'answered' : row === answered ? active : 'resting',
  );
}

function heightOf(rows: readonly RowModel['look'][], sizes: RowSizes, height: number): number {
  const fit = fitRows(rows, sizes, height);
  const link = fit.folded > 0 ? sizes.fold : 0;
  return rows.reduce((sum, look, row) => {
    if (row < fit.folded) return sum;
    if (look === 'active') return sum + fit.active;
    if (look === 'resting' && fit.resting === 'away') return sum;
    return sum + ((look === 'resting' ? restingHeight(fit, row) : null) ?? fit.row);
  }, link);
}

test('as on the pictures: twelve rows on a desk and on a phone', () => {
  expect(fitRows(looks(5), DESK, 578)).toMatchObject({ row: 47, active: 60, resting: 'full', folded: 0 });
  expect(fitRows(looks(5), PHONE, 516)).toMatchObject({ row: 42, active: 54, resting: 'full', folded: 0 });
});

test('rows never grow beyond their size, and take it where nothing limits them', () => {
  expect(fitRows(looks(5), DESK, 5000).row).toBe(DESK.most);
  expect(fitRows(looks(5), DESK, null)).toMatchObject({ row: DESK.most, resting: 'full', folded: 0 });
});

test('in a large window rows may be as high as their columns are wide', () => {
  expect(fitRows(looks(5), grownTo(DESK, 800, 5), 1070).row).toBe(88);
  expect(grownTo(DESK, 420, 5).most).toBe(58);
  expect(grownTo(PHONE, 200, 5).most).toBe(PHONE.most);
});

test('one row is raised before any is reached: the board does not grow when the first is', () => {
  const none = looks(0, 'resting');
  for (const height of [560, 400, 200])
    expect(fitRows(none, PHONE, height)).toEqual(fitRows(looks(0), PHONE, height));
});

test('if space is short, rows not reached first become lower, then rungs, which share the remaining room', () => {
  expect(fitRows(looks(5), PHONE, 480)).toMatchObject({ row: 40, resting: 'low', rest: 38 });
  expect(fitRows(looks(5), PHONE, 444)).toMatchObject({ row: 40, resting: 'low', rest: 32 });
  expect(fitRows(looks(5), PHONE, 443)).toMatchObject({ row: 40, resting: 'rung', rest: 31 });
  expect(fitRows(looks(5), NARROW, 340)).toMatchObject({ row: 38, active: 50, resting: 'rung' });
});

test('then rows become lower, those not reached leave, then old rows fold, never the last answer', () => {
  expect(fitRows(looks(6), NARROW, 280)).toMatchObject({ row: 31, resting: 'rung', folded: 0 });
  expect(fitRows(looks(6), NARROW, 250)).toMatchObject({ row: 34, resting: 'away', folded: 0 });
  expect(fitRows(looks(5), NARROW, 140)).toMatchObject({ row: 30, resting: 'away', folded: 4 });
  expect(fitRows(looks(5), NARROW, 0)).toMatchObject({ resting: 'away', folded: 4 });
  expect(fitRows(looks(0), NARROW, 0).folded).toBe(0);
});

test('a row that waits for its answer keeps the answer before it in sight', () => {
  expect(fitRows(looks(6, 'placed'), NARROW, 0).folded).toBe(5);
});

test('the row it is about stays raised when its answer was the last', () => {
  expect(raisedRow(looks(4))).toBe(4);
  expect(raisedRow(looks(4, 'placed'))).toBe(4);
  expect(raisedRow(looks(4, 'answered'))).toBe(4);
  expect(raisedRow(looks(0, 'resting'))).toBe(0);
});

test('all rows are as high when the last one is answered as before', () => {
  for (let height = 200; height < 700; height += 7)
    expect(fitRows(looks(5, 'answered'), PHONE, height)).toEqual(fitRows(looks(5), PHONE, height));
});

test('a board with low rows or rungs is as high in every turn, and each is a whole number of pixels high', () => {
  for (let answered = 1; answered <= 7; answered += 1)
    for (const height of [370, 450, 370.6])
      expect(heightOf(looks(answered), PHONE, height)).toBe(Math.floor(height));
});

test('most low rows keep their height in a turn', () => {
  const heights = (answered: number) => {
    const fit = fitRows(looks(answered), PHONE, 463);
    return Array.from({ length: 11 - answered }, (_, above) => restingHeight(fit, answered + 1 + above));
  };
  expect(heights(0)).toEqual([37, 37, 37, 37, 37, 37, 37, 38, 38, 38, 38]);
  expect(heights(1)).toEqual([37, 37, 37, 37, 37, 37, 37, 37, 37, 38]);
});

test('what fits at all is not higher than the height there is', () => {
  for (let answered = 0; answered <= 12; answered += 1) {
    for (let height = 200; height < 700; height += 7) {
      const rows = looks(answered);
      expect(heightOf(rows, PHONE, height), `${answered} rows in ${height}`).toBeLessThanOrEqual(
        height + 0.01,
      );
    }
  }
});
