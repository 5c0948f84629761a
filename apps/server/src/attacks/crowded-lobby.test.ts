// R13: thousands of tables without players block nobody, and hide no waiting player.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { type Caller, caller, given } from '../ask.testing.ts';
import { cleanUp, join, startServer } from '../online.testing.ts';
import { crowd } from '../proof/crowd.testing.ts';

cleanUp();

const TERMS = standardTerms(superEdition());
const MANY = 1_500;

/** Many tables of one hostile guest, and after them one whose player is waiting. */
async function crowded() {
  const server = await startServer();
  const [hostile, honest, asker] = [await caller(server), await caller(server), await caller(server)];
  const first = await given(hostile.ask('tables/open', { terms: TERMS, listed: true }));
  crowd(server, first.table, MANY);
  const waiting = await given(honest.ask('tables/open', { terms: TERMS, listed: true }));
  const program = join(server, honest.token, waiting, false);
  await program.untilNews('waiting');
  return { server, asker, waiting, program };
}

test('pairing finds a player who is present, whatever else waits', async () => {
  const { asker, waiting, program } = await crowded();
  expect((await given(asker.ask('tables/pair', { edition: 'super' }))).table).toBe(waiting.table);
  program.leave();
});

test('the lobby shows players who are present first, and the rest page by page', async () => {
  const { asker, waiting, program } = await crowded();
  const page = async (number?: number) => {
    const asked = {
      edition: null,
      phase: 'waiting',
      ...(number === undefined ? {} : { page: number }),
    } as const;
    return given(asker.ask('tables/lobby', asked));
  };
  const first = await page(0);
  expect([first.tables.length, first.more, first.tables[0]?.table]).toEqual([100, true, waiting.table]);
  const last = await page(Math.floor(MANY / 100));
  expect([last.tables.length, last.more]).toEqual([2, false]);
  // The request as it was before there were pages.
  expect((await page()).more).toBeUndefined();
  program.leave();
});

test('of a guest the lobby shows the table they opened last, by whatever way', async () => {
  const server = await startServer();
  const [hostile, asker] = [await caller(server), await caller(server)];
  const open = async ({ ask }: Caller) =>
    (await given(ask('tables/open', { terms: TERMS, listed: true }))).table;
  const shown = async () =>
    (await given(asker.ask('tables/lobby', { edition: null, phase: 'waiting' }))).tables.map(
      ({ table }) => table,
    );
  await open(hostile);
  const second = await open(hostile);
  expect(await shown()).toEqual([second]);
  const third = await given(hostile.ask('tables/pair', { edition: 'duel' }));
  expect(await shown()).toEqual([third.table]);
});
