// Actions that do not advance the match are limited for each seat, across restarts too.

import { type Action, seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { createTable } from './table.testing.ts';

const MOST_OFFERS = 100;
const MOST_RETURNS = 500;

async function opened() {
  const table = createTable();
  await table.referee.open('m', standardTerms(superEdition()), seededDice(1));
  return table;
}

test('M7: an end can be offered a limited number of times, and withdrawn as often', async () => {
  let table = await opened();
  const refused: unknown[] = [];
  for (let count = 0; count < 2 * MOST_OFFERS + 20; count += 1) {
    // A new referee has the same log.
    if (count === MOST_OFFERS) table = table.restarted();
    const action: Action = { type: count % 2 === 0 ? 'offer-end' : 'withdraw-offer' };
    const reply = await table.referee.act('m', 0, `${count}`, action);
    if (reply?.ok === false) refused.push(reply.error);
  }
  expect(table.log('m').filter(({ type }) => type === 'end-offered')).toHaveLength(MOST_OFFERS);
  expect(refused[0]).toEqual({ rule: 'M7', kind: 'too-often', most: MOST_OFFERS });
  // The other seat has its own limit.
  expect((await table.referee.act('m', 1, 'other', { type: 'offer-end' }))?.ok).toBe(true);
});

test('E6: a player who has left and come back too often stays away in the log', async () => {
  const { referee, log, truth } = await opened();
  for (let count = 0; count < 2 * MOST_RETURNS + 20; count += 1)
    await referee.act('m', 'referee', `${count}`, { type: count % 2 === 0 ? 'leave' : 'return', seat: 1 });
  expect(log('m').filter(({ type }) => type === 'returned')).toHaveLength(MOST_RETURNS);
  expect(truth('m').away.map(({ seat }) => seat)).toEqual([1]);
});
