// S2: a race online, where the house hides; and another match for any number of players.

import {
  customEdition,
  duelEdition,
  type MatchState,
  PERSON,
  type SeatTerms,
  standardTerms,
  type Terms,
  verifyLog,
} from '@blackpeg/rules';
import type { Session } from '@blackpeg/session';
import { expect, test } from 'vitest';
import { caller, given } from '../../ask.testing.ts';
import {
  cleanUp,
  join,
  newFile,
  newToken,
  openTable,
  type Program,
  type Seated,
  sit,
  startServer,
  type TestServer,
} from '../../online.testing.ts';
import { createSqliteLogs } from '../../store/sqlite/logs.ts';

cleanUp();

const SMALL = customEdition({
  holes: 3,
  facets: [{ name: 'number', size: 4, blank: false }],
  repeats: true,
  rows: 6,
});

function race(seats: number, rounds: number): Terms {
  return standardTerms(SMALL, {
    form: 'race',
    seats: Array.from({ length: seats }, () => PERSON),
    length: { kind: 'rounds', rounds },
  });
}

interface Racer {
  readonly token: string;
  readonly seat: Seated;
}

async function seatAll(server: TestServer, terms: Terms): Promise<readonly Racer[]> {
  const tokens = await Promise.all(terms.seats.map(() => newToken(server)));
  const mine = await openTable(server, tokens[0] ?? '', terms);
  const others: Racer[] = [];
  for (const token of tokens.slice(1)) others.push({ token, seat: await sit(server, token, mine.code) });
  return [{ token: tokens[0] ?? '', seat: mine }, ...others];
}

const isClosed = ({ session }: Program) => session.current().state?.phase === 'closed';
const isSeeking = (state: MatchState | null) => state?.phase === 'seeking';

test.each([2, 8])('%i race for a code of the house to the end', async (count) => {
  const server = await startServer();
  const racers = await seatAll(server, race(count, 2));
  const programs = racers.map(({ token, seat }) => join(server, token, seat, true));
  await Promise.all(programs.map((program) => program.until(() => isClosed(program))));
  const id = racers[0]?.seat.table ?? '';
  const log = (await createSqliteLogs(server.database).read(id, 0)).flatMap(({ events }) => events);
  expect(verifyLog(log)).toBeNull();
  expect(log.filter((event) => event.type === 'code-hidden').map(({ maker }) => maker)).toEqual([
    'house',
    'house',
  ]);
  for (const program of programs) program.leave();
});

test('I4: the house hides what it owes after a restart, and a spectator is not counted as one', async () => {
  const file = newFile();
  let server = await startServer({ file });
  const { port } = server;
  const racers = await seatAll(server, race(2, 3));
  const programs = racers.map(({ token, seat }) => join(server, token, seat, false));
  const [one] = programs as [Program, ...Program[]];
  const all = (reached: (session: Session) => boolean) =>
    Promise.all(programs.map((program) => program.until(reached)));
  for (let round = 1; round <= 3; round += 1) {
    // All of them: a player who is behind may not resign yet, and would not be asked again.
    await all(({ current }) => current().state?.round.number === round && isSeeking(current().state));
    await server.end();
    server = await startServer({ file, port });
    await all(({ current }) => current().connection === 'online');
    for (const program of programs) program.session.perform({ type: 'resign-round' });
  }
  await one.until(() => isClosed(one));
  const presence = one.news.filter((news) => news.type === 'presence');
  expect(new Set(presence.map(({ spectators }) => spectators))).toEqual(new Set([0]));
  for (const program of programs) program.leave();
});

test('all players of a race get a rematch table when all want it, on their own seats, and returning players are told', async () => {
  const server = await startServer();
  const racers = await seatAll(server, race(3, 1));
  const programs = racers.map(({ token, seat }) => join(server, token, seat, false));
  await Promise.all(programs.map((program) => program.untilNews('welcome')));
  for (const program of programs) program.tell({ type: 'rematch', wanted: true });
  const agreed = (program: Program) =>
    program.untilNews('rematch', (news) => news.type === 'rematch' && news.table !== null);
  const told = await Promise.all(programs.map(agreed));
  const tables = new Set(told.map((news) => (news.type === 'rematch' ? news.table : null)));
  expect(tables.size).toBe(1);
  const [table] = tables;
  const seats = await Promise.all(racers.map(({ token }) => sit(server, token, table ?? '')));
  expect(seats.map(({ seat }) => seat)).toEqual([0, 1, 2]);
  for (const program of programs) program.leave();
  const again = join(server, racers[0]?.token ?? '', racers[0]?.seat as Seated, false);
  expect(await agreed(again)).toMatchObject({ table });
  again.leave();
});

test('M1e, D5: in another duel with a handicap everybody keeps their own length and their own time', async () => {
  const server = await startServer();
  const slow: SeatTerms = { ...PERSON, allowance: 90_000 };
  const racers = await seatAll(server, standardTerms(duelEdition([4, 5]), { seats: [slow, PERSON] }));
  const programs = racers.map(({ token, seat }) => join(server, token, seat, false));
  await Promise.all(programs.map((program) => program.untilNews('welcome')));
  for (const program of programs) program.tell({ type: 'rematch', wanted: true });
  const [one] = programs as [Program, ...Program[]];
  const news = await one.untilNews('rematch', (told) => told.type === 'rematch' && told.table !== null);
  const { ask } = await caller(server, racers[0]?.token);
  const card = await given(ask('tables/look', { table: news.type === 'rematch' ? (news.table ?? '') : '' }));
  expect([card.seat, card.terms.edition.holes, card.terms.seats]).toEqual([0, [4, 5], [slow, PERSON]]);
  for (const program of programs) program.leave();
});

test('E6f: a guest who deletes themselves during a match of two has lost it at once', async () => {
  const server = await startServer();
  const both = await seatAll(server, standardTerms(SMALL, { seats: [PERSON, PERSON], firstMaker: 1 }));
  const programs = both.map(({ token, seat }) => join(server, token, seat, false));
  const [one] = programs as [Program, ...Program[]];
  await Promise.all(programs.map((program) => program.until(({ current }) => current().state !== null)));
  const forgetting = await caller(server, both[1]?.token);
  await given(forgetting.ask('guests/forget', {}));
  await one.until(() => isClosed(one));
  expect(one.session.current().state?.result).toEqual({ kind: 'won', seat: 0, by: 'resignation' });
  for (const program of programs) program.leave();
});

test('E6f, S2d: a guest who deletes themselves during a race leaves a seat that nobody waits for', async () => {
  const server = await startServer();
  const racers = await seatAll(server, race(3, 1));
  const programs = racers.map(({ token, seat }) => join(server, token, seat, false));
  await Promise.all(programs.map((program) => program.until(({ current }) => isSeeking(current().state))));
  const gone = racers[2]?.token ?? '';
  const forgetting = await caller(server, gone);
  await given(forgetting.ask('guests/forget', {}));
  const [one, two] = programs as [Program, Program, Program];
  await one.until(({ current }) => current().state?.withdrawn.includes(2) ?? false);
  for (const { session } of [one, two]) session.perform({ type: 'resign-round' });
  await one.until(() => isClosed(one));
  for (const program of programs) program.leave();
});
