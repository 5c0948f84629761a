// The expected cost of large games, compared with what was played (docs/solver.md).

import { allPegs, countCodes, shapesEdition, superEdition, widestSpec } from '@blackpeg/rules';
import { expect, it } from 'vitest';
import { estimatedTotal, modelOf } from './model.ts';

it.each([
  ['5 x 8', superEdition(), 5.44],
  ['shapes 1', shapesEdition('1'), 6.03],
  ['shapes 2', shapesEdition('2'), 6.93],
  ['shapes 3, without blue', shapesEdition('3'), 9.41],
  ['shapes 3b, without blue', shapesEdition('3b'), 11.84],
])('%s is expected to take about as many rows as it does', (_, edition, played) => {
  const spec = widestSpec(edition);
  const codes = countCodes(spec);
  const model = modelOf({ spec, marking: edition.marking, pegs: allPegs(spec) });
  expect(Math.abs(estimatedTotal(model, codes) / codes / played - 1)).toBeLessThan(0.05);
});
