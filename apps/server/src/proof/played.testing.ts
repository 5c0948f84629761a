// Partly played games written into the database, as in one that has been in use for long.

import { actionOf } from '@blackpeg/protocol';
import type { StoredBatch } from '@blackpeg/referee';
import { type Dice, decide, dutyOf, evolve, fold, openMatch, seededDice } from '@blackpeg/rules';
import type { Database } from '../store/sqlite/database.ts';
import { createSqliteLogs } from '../store/sqlite/logs.ts';
import { nextAction } from './playing.testing.ts';
import { longDuel, seedTables } from './seeded.testing.ts';

const BATCHES = 20;

export async function seedGames(database: Database, count: number): Promise<void> {
  const store = createSqliteLogs(database);
  const batches = playedBatches(seededDice(1));
  const tables = await seedTables(database, longDuel(), count);
  for (const { table } of tables) {
    await Promise.all(batches.map(({ after, ...batch }) => store.append(table, after, batch)));
  }
}

function playedBatches(dice: Dice): readonly StoredBatch[] {
  const opening = openMatch(longDuel(), dice, 0);
  if (!opening.ok) throw new Error('A duel that cannot be opened.');
  const batches: StoredBatch[] = [{ by: 'referee', actionId: 'open', events: opening.value, after: 0 }];
  let state = fold(opening.value);
  while (state && batches.length < BATCHES) {
    const by = dutyOf(state, 0) ? 0 : 1;
    const action = nextAction(state, by, dice);
    const decided = action && decide(state, by, actionOf(action), 0);
    if (!decided?.ok) throw new Error('A move that is not granted.');
    batches.push({ by, actionId: `${batches.length}`, events: decided.value, after: state.version });
    state = decided.value.reduce(evolve, state);
  }
  return batches;
}
