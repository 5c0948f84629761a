// T2, R12: dropping the connection gives a player no more time than staying.

import { createFakeClock, type FakeClock, settled } from '@blackpeg/referee/testing';
import { customEdition, hideCode, type MatchEvent, PERSON, standardTerms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { cleanUp, join, newToken, openTable, type Program, sit, startServer } from '../online.testing.ts';
import { createSqliteLogs } from '../store/sqlite/logs.ts';

cleanUp();

const ALLOWANCE = 10_000;
/** T2f: the time after which a mark counts as seen. */
const SEEN_AFTER = 500;
const TIMED = { ...PERSON, allowance: ALLOWANCE };
const EDITION = customEdition({
  holes: 3,
  facets: [{ name: 'number', size: 4, blank: false }],
  repeats: true,
  rows: 6,
});

/** Seat 0 has hidden a code and stays; seat 1 seeks it. */
async function timedMatch() {
  const clock = createFakeClock(Date.now());
  const server = await startServer({ world: { clock } });
  const [maker, breaker] = [await newToken(server), await newToken(server)];
  const terms = standardTerms(EDITION, { seats: [TIMED, TIMED], firstMaker: 0 });
  const seated = await openTable(server, maker, terms);
  const seat = await sit(server, breaker, seated.table);
  const staying = join(server, maker, seated, false);
  await staying.until(({ current }) => current().state !== null);
  staying.session.perform(hideCode([1, 2, 3]));
  const log = async () =>
    (await createSqliteLogs(server.database).read(seated.table, 0)).flatMap(({ events }) => events);
  return { clock, staying, log, comeBack: () => join(server, breaker, seat, false) };
}

const marksIn = (program: Program) => program.session.current().state?.round.boards[0]?.rows.length ?? 0;

/** Until it is in the stored log; the clock is not advanced meanwhile. */
async function stored(log: () => Promise<readonly MatchEvent[]>, type: MatchEvent['type'], times: number) {
  const found = async () => (await log()).filter((event) => event.type === type);
  await expect.poll(async () => (await found()).length).toBe(times);
  return found();
}

async function pass(clock: FakeClock, milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= 100) {
    await clock.advance(Math.min(100, left));
    await settled();
  }
}

test('dropping the connection after each mark gains half a second a row and no more', async () => {
  const { clock, staying, log, comeBack } = await timedMatch();
  for (let row = 0; row < 3; row += 1) {
    const cheat = comeBack();
    await cheat.until(({ current }) => current().state?.phase === 'seeking');
    cheat.session.perform({ type: 'place-guess', guess: [4, 4, 4] });
    await cheat.until(() => marksIn(cheat) === 2 * row + 1);
    cheat.leave();
    await expect.poll(() => staying.news.at(-1)).toMatchObject({ type: 'presence', seats: ['here', 'away'] });
    await pass(clock, ALLOWANCE + SEEN_AFTER + 100);
    const lost = await stored(log, 'row-lost', row + 1);
    const marked = await stored(log, 'guess-marked', row + 1);
    expect((lost.at(-1)?.at ?? 0) - (marked.at(-1)?.at ?? 0)).toBeLessThanOrEqual(ALLOWANCE + SEEN_AFTER);
  }
  staying.leave();
});

test('with nobody there at all, time runs on too', async () => {
  const { clock, staying, log, comeBack } = await timedMatch();
  const cheat = comeBack();
  await cheat.until(({ current }) => current().state?.phase === 'seeking');
  staying.leave();
  cheat.leave();
  await pass(clock, 7_000);
  await stored(log, 'left', 2);
  await pass(clock, 60_000);
  const again = comeBack();
  await again.until(({ current }) => current().state !== null);
  await pass(clock, SEEN_AFTER);
  await stored(log, 'row-lost', 1);
  await again.until(() => marksIn(again) === 1);
  again.leave();
});
