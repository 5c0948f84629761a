// Strategies proved to be the best: branch and bound to its end.

import { optimalStrategy } from '@blackpeg/solver';
import { superField } from './games.ts';
import { printSearches, type Search } from './searches.ts';

export function benchExact(quick: boolean): void {
  const small: readonly Search[] = [
    {
      name: '4 × 6',
      field: superField(4, 6),
      run: (field) => optimalStrategy(field, { kind: 'average' }),
      published: '5625:6',
      goal: 'proved in 2 s',
    },
    {
      name: '4 × 6, at most 5 rows',
      field: superField(4, 6),
      run: (field) => optimalStrategy(field, { kind: 'average-within', rows: 5 }),
      published: '5626:5',
      goal: '',
    },
  ];
  const large: Search = {
    name: '4 × 7',
    field: superField(4, 7),
    run: (field) => optimalStrategy(field, { kind: 'average' }),
    published: '11228:6',
    goal: 'proved in 30 s',
  };
  printSearches('exact', quick ? small : [...small, large]);
}
