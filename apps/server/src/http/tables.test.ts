// Opening a table and sitting down: responses, and refusals with their reasons.

import {
  duelEdition,
  HOUSE,
  PERSON,
  type SeatTerms,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { caller, given } from '../ask.testing.ts';
import { bearing, cleanUp, join, newToken, openTable, post, sit, startServer } from '../online.testing.ts';

cleanUp();

const TERMS = standardTerms(superEdition());

function race(seats: number, last: SeatTerms = PERSON): Terms {
  const people = [...Array.from({ length: seats - 1 }, () => PERSON), last];
  return standardTerms(superEdition(), { form: 'race', seats: people });
}

describe('a table', () => {
  test.each<readonly [string, object, number, object]>([
    [
      'a field nobody knows',
      { terms: TERMS, listed: true, more: 1 },
      400,
      { error: 'bad-request', field: 'more', expected: 'no such field' },
    ],
    [
      'terms with a wrong field',
      { terms: { ...TERMS, form: 'x' }, listed: true },
      400,
      { error: 'bad-request', field: 'terms.form', expected: expect.any(String) },
    ],
    [
      'terms against the rules',
      { terms: { ...TERMS, length: { kind: 'rounds', rounds: 3 } }, listed: true },
      422,
      { error: 'bad-request', violation: { rule: 'M1', kind: 'rounds-not-even', rounds: 3 } },
    ],
    [
      'the house in a seat',
      { terms: { ...TERMS, seats: [PERSON, HOUSE] }, listed: true },
      422,
      { error: 'not-offered' },
    ],
    [
      'one screen for both',
      { terms: { ...TERMS, oneScreen: true }, listed: true },
      422,
      { error: 'not-offered' },
    ],
    [
      'one who plays alone',
      { terms: standardTerms(superEdition(), { form: 'solitaire' }), listed: true },
      422,
      { error: 'not-offered' },
    ],
    [
      'a race with the house in a seat',
      { terms: race(3, HOUSE), listed: true },
      422,
      { error: 'not-offered' },
    ],
  ])('of %s is refused', async (_, body, status, fault) => {
    const server = await startServer();
    const answer = await post(`${server.address}/api/tables/open`, body, bearing(await newToken(server)));
    expect([answer.status, await answer.json()]).toEqual([status, fault]);
  });

  test.each<readonly [string, Terms]>([
    ['sealed codes', { ...TERMS, custody: 'sealed', marker: 'by-hand' }],
    ['a sealed duel', standardTerms(duelEdition(), { custody: 'sealed', marker: 'by-hand' })],
    ['a race for eight', race(8)],
    ['marking by hand, a clock and a counted tray', { ...TERMS, marker: 'by-hand', supply: 24 }],
  ])('of %s is offered', async (_, terms) => {
    const server = await startServer();
    expect((await openTable(server, await newToken(server), terms)).seat).toBe(0);
  });

  test('R13: is opened ten times a minute at most, by pairing too', async () => {
    const server = await startServer();
    const { token, ask } = await caller(server);
    for (let opened = 0; opened < 10; opened += 1) await openTable(server, token, TERMS);
    await expect(openTable(server, token, TERMS)).rejects.toThrow('too-fast');
    expect(await ask('tables/pair', { edition: 'super' })).toMatchObject({ error: { error: 'too-fast' } });
  });

  test('gives each player a seat, the same however often they ask, and none to one too many', async () => {
    const server = await startServer();
    const tokens = await Promise.all([1, 2, 3].map(() => newToken(server)));
    const [one = '', two = '', three = ''] = tokens;
    const { table, code, seat } = await openTable(server, one, TERMS);
    expect(seat).toBe(0);
    const sat = await Promise.all([two, one, two, two].map((token) => sit(server, token, table)));
    expect(sat.map((mine) => mine.seat)).toEqual([1, 0, 1, 1]);
    await expect(sit(server, three, code)).rejects.toThrow('no-seat-left');
    await expect(sit(server, three, 'NOWHERE')).rejects.toThrow('no-such-table');
  });

  test('gives the last seat to one of several who ask at once', async () => {
    const server = await startServer();
    const { table } = await openTable(server, await newToken(server), TERMS);
    const others = await Promise.all([1, 2, 3, 4].map(() => newToken(server)));
    const sat = await Promise.allSettled(others.map((token) => sit(server, token, table)));
    expect(sat.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('can be looked up by anybody who has its code', async () => {
    const server = await startServer();
    const [mine, other] = [await caller(server), await caller(server)];
    const { name } = await given(mine.ask('guests/me', {}));
    const { table, code } = await openTable(server, mine.token, TERMS);
    const card = { table, code, terms: TERMS, names: [name, null], phase: 'waiting', listed: false };
    const looked = await given(other.ask('tables/look', { table: code.toLowerCase() }));
    expect(looked).toEqual({ ...card, seat: null, openedAt: expect.any(Number) });
    expect(await given(mine.ask('tables/look', { table }))).toEqual({ ...looked, seat: 0 });
  });
});

describe('a seat', () => {
  test('is given up before the match begins, and those waiting are told', async () => {
    const server = await startServer();
    const [mine, yours] = [await caller(server), await caller(server)];
    const { table } = await openTable(server, mine.token, race(3));
    const looking = join(server, mine.token, { table, code: '', seat: 0 }, false);
    await sit(server, yours.token, table);
    await looking.untilNews('waiting', (news) => 'names' in news && news.names[1] !== null);
    const before = looking.news.length;
    expect(await given(yours.ask('tables/leave', { table }))).toEqual({});
    await looking.untilNews(
      'waiting',
      (news) => looking.news.indexOf(news) >= before && 'names' in news && news.names[1] === null,
    );
    looking.leave();
  });

  test('of the last player removes the table, and spectators are told', async () => {
    const server = await startServer();
    const [mine, other] = [await caller(server), await caller(server)];
    const { table } = await openTable(server, mine.token, TERMS);
    const looking = join(server, other.token, { table, code: '', seat: 0 }, false);
    await looking.untilNews('waiting');
    await given(mine.ask('tables/leave', { table }));
    await looking.until(({ current }) => current().connection === 'gone');
    expect(await other.ask('tables/look', { table })).toMatchObject({ error: { error: 'no-such-table' } });
    looking.leave();
  });

  test('is not given up once the match has begun', async () => {
    const server = await startServer();
    const [mine, yours] = [await caller(server), await caller(server)];
    const { table } = await openTable(server, mine.token, TERMS);
    await sit(server, yours.token, table);
    expect(await yours.ask('tables/leave', { table })).toMatchObject({ error: { error: 'already-begun' } });
  });
});

describe('S2: a race', () => {
  test('is begun by the player who opened it, with two or more, and the empty seats are removed', async () => {
    const server = await startServer();
    const callers = await Promise.all([1, 2, 3, 4].map(() => caller(server)));
    const [first, second, third, other] = callers as [(typeof callers)[0], ...typeof callers];
    const slow: SeatTerms = { ...PERSON, allowance: 90_000 };
    const { table } = await openTable(server, first.token, race(5, slow));
    const begin = (who: (typeof callers)[0] | undefined) => who?.ask('tables/begin', { table });
    expect(await begin(first)).toMatchObject({ error: { error: 'not-enough-players' } });
    await sit(server, second?.token ?? '', table);
    await sit(server, third?.token ?? '', table);
    await second?.ask('tables/leave', { table });
    for (const who of [third, other]) {
      expect(await begin(who)).toMatchObject({ error: { error: 'not-your-table' } });
    }
    const racing = join(server, third?.token ?? '', { table, code: '', seat: 1 }, false);
    expect(await racing.untilNews('waiting')).toMatchObject({ viewer: 2 });
    expect(await begin(first)).toMatchObject({ ok: true, value: { seat: 0 } });
    expect(await racing.untilNews('welcome')).toMatchObject({
      viewer: 1,
      names: [/./, /./].map((name) => expect.stringMatching(name)),
    });
    await racing.until(({ current }) => current().state?.phase === 'seeking');
    racing.leave();
    expect(await begin(third)).toMatchObject({ ok: true, value: { seat: 1 } });
    const card = await given(first.ask('tables/look', { table }));
    expect([card.phase, card.names.length, card.terms.seats]).toEqual(['playing', 2, [PERSON, PERSON]]);
    await expect(sit(server, second?.token ?? '', table)).rejects.toThrow('no-seat-left');
  });

  test('is begun by the next player if the one who opened it has left', async () => {
    const server = await startServer();
    const callers = await Promise.all([1, 2, 3].map(() => caller(server)));
    const [first, second, third] = callers as [(typeof callers)[0], ...typeof callers];
    const { table } = await openTable(server, first.token, race(4));
    for (const who of [second, third]) await sit(server, who?.token ?? '', table);
    await given(first.ask('tables/leave', { table }));
    expect(await second?.ask('tables/begin', { table })).toMatchObject({ ok: true, value: { seat: 0 } });
  });
});
