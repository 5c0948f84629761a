// Where and what is played in a simulated world: one table, with terms drawn so that a match is over soon.

import {
  customEdition,
  type Dice,
  openMatch,
  PERSON,
  seededDice,
  standardTerms,
  type Terms,
} from '@blackpeg/rules';
import type { StoredTable } from '../store/records.ts';
import type { Client } from './client.testing.ts';

export const TABLE = 'simulated-table-000000';
/** By virtual time. */
export const START = 1_000_000;

/** Everybody sits. */
export function tableOf(terms: Terms, clients: readonly Client[]): StoredTable {
  const seats = clients.filter(({ viewer }) => viewer !== 'spectator').map(({ guest }) => guest);
  return {
    id: TABLE,
    code: 'CODE',
    terms,
    seats,
    phase: 'playing',
    listed: false,
    openedAt: START,
    visitedAt: START,
    openedBy: seats[0]?.id ?? null,
  };
}

/** Small, so that a match is over soon. */
export function drawTerms(dice: Dice): Terms {
  for (;;) {
    const form = (['duel', 'classic', 'duel', 'classic', 'race'] as const)[dice(5)] ?? 'duel';
    const size = { holes: 2, facets: [{ name: 'colour', size: 2 + dice(2), blank: false }] } as const;
    const allowance = dice(2) === 0 ? 2_000 + dice(20_000) : null;
    const terms: Terms = {
      ...standardTerms(customEdition({ ...size, rows: 2 + dice(2) }), { form }),
      pace: dice(3) === 0 ? 'free' : 'turns',
      seats: Array.from({ length: form === 'race' ? 2 + dice(2) : 2 }, () => ({ ...PERSON, allowance })),
      firstMaker: dice(2) === 0 ? 'drawn' : 0,
      length: { kind: 'rounds', rounds: dice(4) === 0 ? 2 : 1 },
      marker: (['automatic', 'automatic', 'assisted', 'by-hand'] as const)[dice(4)] ?? 'automatic',
      custody: dice(4) === 0 ? 'sealed' : 'escrow',
      absence: 1_000 + dice(10_000),
    };
    if (openMatch(terms, seededDice(1), 0).ok) return terms;
  }
}
