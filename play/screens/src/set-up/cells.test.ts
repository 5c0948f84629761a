import { describe, expect, test } from 'vitest';
import { allCells, cellAfter } from './cells.ts';

describe('the table', () => {
  test('C3b: forty cells, each with its number of codes', () => {
    const cells = allCells(false);
    expect(cells).toHaveLength(40);
    expect(cells[0]).toEqual({ holes: 1, colours: 1, codes: 1, weight: 0, caption: null });
    expect(cells.at(-1)).toMatchObject({ holes: 5, colours: 8, codes: 32_768, caption: 'super' });
    expect(allCells(true).at(-1)).toMatchObject({ codes: 59_049, weight: 1 });
  });

  test('three cells have names', () => {
    const named = allCells(true).filter(({ caption }) => caption !== null);
    expect(named.map(({ codes, caption }) => [codes, caption])).toEqual([
      [125, 'start'],
      [2401, 'original'],
      [59_049, 'super'],
    ]);
  });
});

describe('the way from cell to cell', () => {
  const middle = { holes: 3, colours: 4 };
  test.each([
    ['wide', 'ArrowDown', 4, 4],
    ['wide', 'ArrowRight', 3, 5],
    ['wide', 'Home', 3, 1],
    ['wide', 'End', 3, 8],
    ['tall', 'ArrowDown', 3, 5],
    ['tall', 'ArrowLeft', 2, 4],
    ['tall', 'End', 5, 4],
    ['list', 'ArrowRight', 3, 5],
  ] as const)('%s: %s', (layout, key, holes, colours) => {
    expect(cellAfter(middle, key, layout)).toEqual({ holes, colours });
  });

  test('ends at the edge, and other keys are not its own', () => {
    expect(cellAfter({ holes: 5, colours: 8 }, 'ArrowDown', 'wide')).toEqual({ holes: 5, colours: 8 });
    expect(cellAfter(middle, 'Tab', 'wide')).toBeNull();
  });
});
