import { brailleEdition, customEdition, duelEdition, shapesEdition, superEdition } from '@blackpeg/rules';
import { cellFor, parseManifest } from '@blackpeg/solver';
import manifest from '@blackpeg/solver/trees/manifest.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { bestPlay } from './best-rows.ts';

it('knows the printed games of pegs', () => {
  expect(bestPlay(brailleEdition())).toEqual({ average: 5625 / 1296, most: 6, proved: true });
  expect(bestPlay(superEdition())).toEqual({ average: expect.closeTo(5.442, 3), most: 7, proved: false });
  expect(bestPlay(superEdition({ blanks: 'choice' }))).toEqual(bestPlay(superEdition({ blanks: 'on' })));
});

it('D5: goes by what each seat has to find', () => {
  const handicap = duelEdition([5, 4]);
  expect(bestPlay(handicap)).toEqual(bestPlay(superEdition()));
  expect(bestPlay(handicap, 1)).toEqual(bestPlay(superEdition({ holes: 4 })));
});

it.each([
  shapesEdition('1'),
  shapesEdition('3'),
  customEdition({ holes: 6, facets: [{ name: 'number', size: 4, blank: false }] }),
  customEdition({ holes: 4, facets: [{ name: 'number', size: 6, blank: false }], repeats: false }),
])('knows nothing of games without a tree', (edition) => {
  expect(bestPlay(edition)).toBeNull();
});

it('has a figure for every cell of the booklet, as the solver has', () => {
  const cells = parseManifest(JSON.stringify(manifest));
  if (!cells.ok) throw new Error(cells.error);
  for (const holes of [1, 2, 3, 4, 5]) {
    for (const colours of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const edition = superEdition({ holes, colours });
      const spec = { holes, facets: edition.facets, repeats: true };
      expect(bestPlay(edition)?.most).toBe(cellFor(cells.value, spec, 'places')?.most);
    }
  }
});
