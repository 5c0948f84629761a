// R2: a server with thousands of stored games, killed a hundred times under a tenth of the load of R1.

import { survive } from '../../apps/server/src/proof/lives.testing.ts';
import { seedGames } from '../../apps/server/src/proof/played.testing.ts';
import { reckon } from '../../apps/server/src/proof/reckoning.testing.ts';
import { longDuel, openIn, registersOf, seedTables } from '../../apps/server/src/proof/seeded.testing.ts';
import { type Figure, faultFigure, part } from './figures.ts';
import { MAIN } from './machine.ts';
import type { Options } from './options.ts';

/** So long that no clock runs out. */
const ALLOWANCE = 3_600_000;
/** In acknowledgements. */
const LONGEST_LIFE = 150;
/** Milliseconds at most, spread evenly, as clients come back. */
const RETRY = 2000;

export async function benchKills(options: Options, dataDir: string): Promise<readonly Figure[]> {
  const { games, tables, moves, kills } = options;
  const before = openIn(dataDir);
  await seedGames(before, games);
  const seeded = await seedTables(before, longDuel(ALLOWANCE), Math.ceil(tables / 10));
  before.close();
  const survivors = await survive({
    place: { main: MAIN, dataDir, port: 0, socketsPerAddress: 100_000 },
    tables: seeded,
    kills,
    longestLife: LONGEST_LIFE,
    movesPerSecond: moves / 10,
    retry: RETRY,
    seed: Date.now(),
  });
  const after = openIn(dataDir);
  const { faults, acknowledged, outages } = await reckon(
    registersOf(after).logs,
    survivors.playersOf,
    survivors.kills,
  );
  after.close();
  const back = survivors.kills.map(({ killedAt, backAt }) => backAt - killedAt);
  const serving = survivors.kills.map(({ killedAt, servingAt }) => servingAt - killedAt);
  const seconds = (times: readonly number[], share: number) => `${(part(times, share) / 1000).toFixed(2)} s`;
  const about = `${games} games stored, ${seeded.length} duels, ${moves / 10} moves/s`;
  return [
    { goal: 'R2', what: `kills (${about})`, found: `${survivors.kills.length}`, aim: `${kills}` },
    { goal: 'R2', what: 'accepting again, median', found: seconds(back, 0.5), aim: '' },
    { goal: 'R2', what: 'accepting again, at worst', found: seconds(back, 1), aim: '≤ 2 s' },
    { goal: 'R2', what: 'acknowledging again, median', found: seconds(serving, 0.5), aim: '' },
    { goal: 'R2', what: 'outages charged to nobody', found: `${outages}`, aim: '' },
    { goal: 'R2', what: 'moves acknowledged', found: `${acknowledged}`, aim: '' },
    faultFigure('R2', 'lost, doubled, out of order or charged', [
      ...faults,
      ...(survivors.complaints === '' ? [] : [survivors.complaints]),
    ]),
  ];
}
