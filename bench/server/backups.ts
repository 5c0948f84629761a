// R21: backups under load, each restored and verified elsewhere.

import { backUpUnderLoad } from '../../apps/server/src/proof/backups.testing.ts';
import { type Figure, faultFigure, median, part } from './figures.ts';
import { MAIN } from './machine.ts';
import type { Options } from './options.ts';

/** Duels that are played as fast as they can be. */
const MOST_TABLES = 50;

export async function benchBackups(options: Options, folder: string): Promise<readonly Figure[]> {
  const tables = Math.min(options.tables, MOST_TABLES);
  const found = await backUpUnderLoad({ main: MAIN, folder, tables, backups: options.backups });
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    { goal: 'R21', what: `backups of ${tables} duels`, found: `${found.backups.length}`, aim: '10' },
    { goal: 'R21', what: 'moves acknowledged meanwhile', found: `${found.acknowledged}`, aim: '' },
    { goal: 'R21', what: 'a backup, median', found: seconds(median(found.backups)), aim: '' },
    {
      goal: 'R21',
      what: 'a restore with --verify, at worst',
      found: seconds(part(found.restores, 1)),
      aim: '≤ 60 s',
    },
    faultFigure('R21', 'lost, or in another state', found.faults),
  ];
}
