// Beams on the large games: the most promising guesses only, by depth.

import { beamStrategy, indexOfCode } from '@blackpeg/solver';
import { superField } from './games.ts';
import { printSearches, type Search } from './searches.ts';

interface Beam {
  readonly holes: number;
  readonly kinds: number;
  /** The first width is for the first guess, which is given. */
  readonly widths: readonly [1, ...number[]];
  readonly first: string;
  /** No code may take more guesses. */
  readonly rows?: number;
  readonly published: string;
  readonly goal: string;
}

const QUICK: Beam = {
  holes: 5,
  kinds: 8,
  widths: [1, 2, 2, 2],
  first: '11223',
  published: '179274',
  goal: '179,400 in 300 s',
};

const LONG: readonly Beam[] = [
  { ...QUICK, rows: 7, goal: '' },
  { ...QUICK, widths: [1, 5, 5, 5], rows: 7, goal: '' },
  { ...QUICK, kinds: 6, widths: [1, 5, 5, 5], published: '37089', goal: '' },
  { ...QUICK, kinds: 7, widths: [1, 5, 5, 5], published: '86406', goal: '' },
  { ...QUICK, kinds: 9, first: '11234', rows: 8, published: '342916', goal: '' },
];

export function benchBeam(quick: boolean): void {
  printSearches('beam', (quick ? [QUICK] : [QUICK, ...LONG]).map(asSearch));
}

function asSearch({ holes, kinds, widths, first, rows, published, goal }: Beam): Search {
  const most = rows === undefined ? '' : `, at most ${rows} rows`;
  const aim =
    rows === undefined ? ({ kind: 'average' } as const) : ({ kind: 'average-within', rows } as const);
  return {
    name: `${holes} × ${kinds}: ${widths.join(', ')} from ${first}${most}`,
    field: superField(holes, kinds),
    run: (field) =>
      beamStrategy(field, widths, aim, { openings: [indexOfCode(field.table, Array.from(first, Number))] }),
    published,
    goal,
  };
}
