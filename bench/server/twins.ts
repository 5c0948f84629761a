// R9: ten thousand pairs of matches that differ in one code, compared in every byte sent to anybody but its maker, and
// in how long the answers took.

import { openPlace } from '../../apps/server/src/proof/indoors.testing.ts';
import { likeness } from '../../apps/server/src/proof/likeness.testing.ts';
import { anyTwins } from '../../apps/server/src/proof/twin-wishes.testing.ts';
import { heardWith } from '../../apps/server/src/proof/twins.testing.ts';
import { anyTerms } from '../../play/referee/src/any-match.testing.ts';
import { type Figure, faultFigure } from './figures.ts';
import type { Options } from './options.ts';

/** Pairs before the server is restarted: it remembers players who left for a while. */
const AT_ONE_PLACE = 500;

export async function benchTwins({ pairs }: Options): Promise<readonly Figure[]> {
  const faults: string[] = [];
  let place = openPlace();
  const delays: readonly [number[], number[]] = [[], []];
  let [compared, rows, bytes] = [0, 0, 0];
  for (let seed = 0; compared < pairs; seed += 1) {
    const twins = anyTwins(anyTerms, seed);
    if (!twins) continue;
    // They alternate in going first, so that neither benefits from a warm cache.
    const first = seed % 2 === 0 ? 0 : 1;
    const one = await heardWith(place, twins, first, seed);
    const two = await heardWith(place, twins, first === 0 ? 1 : 0, seed);
    // A round that is over has shown its code.
    if (one.isRevealed) continue;
    compared += 1;
    rows += one.rows;
    bytes += one.bytes.length;
    delays[first].push(...one.delays);
    delays[1 - first]?.push(...two.delays);
    if (one.bytes !== two.bytes) faults.push(`pair ${seed} ${difference(one.bytes, two.bytes)}`);
    if (compared % AT_ONE_PLACE > 0) continue;
    place.close();
    place = openPlace();
  }
  place.close();
  return [
    { goal: 'R9', what: 'pairs of matches', found: `${compared}`, aim: `${pairs}` },
    { goal: 'R9', what: 'rows placed in them', found: `${rows}`, aim: '' },
    { goal: 'R9', what: 'bytes compared', found: `${bytes}`, aim: '' },
    faultFigure('R9', 'pairs that somebody could tell apart', faults),
    { goal: 'R9', what: 'answers timed', found: `${delays[0].length + delays[1].length}`, aim: '' },
    {
      goal: 'R9',
      what: 'chance that the times of both come from one source (Kolmogorov-Smirnov)',
      found: likeness(...delays).toFixed(3),
      aim: '> 0.01',
    },
  ];
}

/** Where they differ. */
function difference(one: string, two: string): string {
  let place = 0;
  while (one[place] === two[place]) place += 1;
  return `${one.slice(place - 20, place + 20)} | ${two.slice(place - 20, place + 20)}`;
}
