import { allCodes, type CodeSpec, type Marking } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { pairSpec, plainSpec } from '../small-games.testing.ts';
import { codeAt, codeTable, indexOfCode, kernelShape } from './code-table.ts';

const blanks: CodeSpec = { holes: 3, facets: [{ name: 'colour', size: 3, blank: true }], repeats: true };

const GAMES: readonly { spec: CodeSpec; marking: Marking }[] = [
  { spec: plainSpec(1, 1), marking: 'places' },
  { spec: plainSpec(4, 6), marking: 'places' },
  { spec: plainSpec(4, 6, false), marking: 'places' },
  { spec: blanks, marking: 'places' },
  { spec: pairSpec(2, 3, 4), marking: 'pairs' },
  { spec: pairSpec(2, 2, 2, true), marking: 'pairs' },
  { spec: pairSpec(2, 2, 3), marking: 'places' },
];

describe.each(GAMES)('table of $spec.holes holes, marking $marking', ({ spec, marking }) => {
  const table = codeTable(spec, marking);

  it('has the codes of the rules, in their order', () => {
    const codes = [...allCodes(spec)];
    expect(table.size).toBe(codes.length);
    for (const [index, code] of codes.entries()) {
      expect(codeAt(table, index)).toEqual(code);
      expect(indexOfCode(table, code)).toBe(index);
    }
  });

  it('knows no other code', () => {
    expect(indexOfCode(table, [])).toBe(-1);
    expect(
      indexOfCode(
        table,
        Array.from({ length: spec.holes }, () => 99),
      ),
    ).toBe(-1);
    if (!spec.repeats) expect(indexOfCode(table, [1, 1, 2, 3])).toBe(-1);
  });

  it('tells the kernel of two facets only where blue is given', () => {
    const { first, second, blue } = kernelShape(table);
    expect(first * second).toBe(table.pegs.length);
    expect(blue).toBe(marking === 'pairs');
    expect(second > 1).toBe(marking === 'pairs');
  });
});
