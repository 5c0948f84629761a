// E6, T2f: what the server writes by itself survives a store that fails for a moment.

import { createTable } from '@blackpeg/referee/testing';
import { seededDice, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { createInsistence } from './insist.ts';

const SECOND = 1_000;

async function atTable() {
  let failures = 0;
  const table = createTable({
    wrap: (store) => ({
      ...store,
      async append(...written) {
        failures -= 1;
        if (failures >= 0) throw new Error('The disk is full.');
        return store.append(...written);
      },
    }),
  });
  await table.referee.open('m', standardTerms(superEdition()), seededDice(1));
  const faults: unknown[] = [];
  const insistence = createInsistence({ ...table, fault: (_, error) => faults.push(error) }, 'm');
  const written = () =>
    table
      .log('m')
      .slice(2)
      .map(({ type }) => type);
  return {
    ...table,
    insistence,
    faults,
    written,
    failNext(count: number): void {
      failures = count;
    },
  };
}

test('a player who left while the store failed is recorded as having left once it works again', async () => {
  const { insistence, clock, faults, written, failNext } = await atTable();
  failNext(2);
  insistence.act('presence 1', 'referee', { type: 'leave', seat: 1 });
  await clock.advance(0);
  await clock.advance(SECOND);
  expect(written()).toEqual([]);
  await clock.advance(SECOND);
  expect(written()).toEqual(['left']);
  expect(faults).toHaveLength(2);
});

test('a player who is back by then has not left', async () => {
  const { insistence, clock, written, failNext } = await atTable();
  failNext(1);
  insistence.act('presence 1', 'referee', { type: 'leave', seat: 1 });
  insistence.act('presence 1', 'referee', { type: 'return', seat: 1 });
  await clock.advance(5 * SECOND);
  expect(written()).toEqual([]);
});

test('nothing is tried once it is stopped', async () => {
  const { insistence, clock, written, failNext } = await atTable();
  failNext(1);
  insistence.act('presence 1', 'referee', { type: 'leave', seat: 1 });
  await clock.advance(0);
  insistence.stop();
  await clock.advance(5 * SECOND);
  expect(written()).toEqual([]);
});
