// R13, R19, R22: the store does not grow for ever, and one that is nearly full still serves those who play.

import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { askWith, caller, given } from '../ask.testing.ts';
import { usualConfig } from '../config.testing.ts';
import { cleanUp, join, startServer } from '../online.testing.ts';
import { crowd } from '../proof/crowd.testing.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';
import { sweep } from '../store/sweep.ts';

cleanUp();

const TERMS = standardTerms(superEdition());
const DAY = 24 * 60 * 60_000;

test('unused tables, matches, tokens and guests are deleted while the server runs', async () => {
  const server = await startServer();
  const [hostile, other] = [await caller(server), await caller(server)];
  const { table } = await given(hostile.ask('tables/open', { terms: TERMS, listed: true }));
  crowd(server, table, 500);
  await given(other.ask('tables/sit', { table }));
  const program = join(server, other.token, { table, code: '', seat: 1 }, false);
  await program.until(({ current }) => current().state !== null);
  program.leave();
  const stores = createSqliteStores(server.database);
  const counts = () =>
    ['tables', 'seats', 'batches', 'tokens', 'guests'].map((name) => {
      const [row] = server.database.sql.prepare(`SELECT count(*) AS count FROM ${name}`).all();
      return (row as { readonly count: number }).count;
    });
  await sweep(stores, usualConfig(), Date.now() + 8 * DAY);
  expect(counts()).toEqual([1, 2, expect.any(Number), 2, 2]);
  await sweep(stores, usualConfig(), Date.now() + 401 * DAY);
  expect(counts()).toEqual([0, 0, 0, 0, 0]);
});

test('a store near its limit accepts no new guests and tables, and matches continue', async () => {
  const server = await startServer();
  const [one, two] = [await caller(server), await caller(server)];
  const seated = await given(one.ask('tables/open', { terms: TERMS, listed: true }));
  await given(two.ask('tables/sit', { table: seated.table }));
  crowd(server, seated.table, 1_500);
  await server.end();
  const again = await startServer({ file: server.file, config: { storeLimitMegabytes: 1 } });
  const refused = { ok: false, error: { error: 'failed' } };
  const mine = await caller(again, one.token);
  expect(await mine.ask('tables/open', { terms: TERMS, listed: false })).toEqual(refused);
  expect(await askWith(again, {})('guests/program', {})).toEqual(refused);
  const player = join(again, one.token, seated, false);
  await player.until(({ current }) => current().state !== null);
  player.session.perform({ type: 'resign-match' });
  await player.until(({ current }) => current().state?.phase === 'closed');
  player.leave();
});
