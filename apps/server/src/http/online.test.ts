// Becoming a guest, opening a table, sitting down: what is given, and what is refused with a word on why.

import { HOUSE, PERSON, standardTerms, superEdition, type Terms } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { bearing, cleanUp, newToken, openTable, post, sit, startServer } from '../online.testing.ts';

cleanUp();

const TERMS = standardTerms(superEdition());

describe('a guest', () => {
  test('of a page has a token that no script can read, and keeps it', async () => {
    const server = await startServer();
    const headers = { origin: server.address };
    const first = await post(`${server.address}/api/guests/page`, {}, headers);
    const given = first.headers.get('set-cookie') ?? '';
    expect(given).toMatch(/^blackpeg=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/);
    const body = await first.json();
    expect(body).toEqual({ name: expect.stringMatching(/^Guest \d{4}$/) });
    const again = await post(
      `${server.address}/api/guests/page`,
      {},
      { ...headers, cookie: given.split(';')[0] ?? '' },
    );
    expect([await again.json(), again.headers.get('set-cookie')]).toEqual([body, null]);
  });

  test('behind TLS has one for this host alone, never sent without TLS', async () => {
    const server = await startServer({ behindTls: true });
    const answer = await post(
      `${server.address}/api/guests/page`,
      {},
      { origin: server.address.replace('http', 'https') },
    );
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-blackpeg=.*; Path=\/; .*; Secure$/);
  });

  test('comes from our own page or from a program', async () => {
    const server = await startServer();
    for (const origin of ['http://else.example', 'null']) {
      const answer = await post(`${server.address}/api/guests/page`, {}, { origin });
      expect([answer.status, await answer.json()]).toEqual([403, { error: 'foreign-origin' }]);
    }
  });

  test('is not made without end', async () => {
    const server = await startServer();
    for (let made = 0; made < 30; made += 1) await newToken(server);
    expect((await post(`${server.address}/api/guests/program`)).status).toBe(429);
  });
});

describe('a table', () => {
  test('is nobody’s without a token', async () => {
    const server = await startServer();
    for (const headers of [{}, bearing('z'.repeat(43))]) {
      const answer = await post(`${server.address}/api/tables/open`, { terms: TERMS }, headers);
      expect([answer.status, await answer.json()]).toEqual([401, { error: 'no-token' }]);
    }
  });

  test.each<readonly [string, unknown, number, object]>([
    ['no JSON', '{', 400, { error: 'bad-request', field: '', expected: 'an object' }],
    [
      'a field nobody knows',
      { terms: TERMS, more: 1 },
      400,
      { error: 'bad-request', field: 'more', expected: 'no such field' },
    ],
    [
      'terms with a wrong field',
      { terms: { ...TERMS, form: 'x' } },
      400,
      { error: 'bad-request', field: 'terms.form', expected: expect.any(String) },
    ],
    [
      'terms against the rules',
      { terms: { ...TERMS, length: { kind: 'rounds', rounds: 3 } } },
      422,
      { error: 'bad-request', violation: { rule: 'M1', kind: 'rounds-not-even', rounds: 3 } },
    ],
    ['the house in a seat', { terms: { ...TERMS, seats: [PERSON, HOUSE] } }, 422, { error: 'not-offered' }],
    ['one screen for both', { terms: { ...TERMS, oneScreen: true } }, 422, { error: 'not-offered' }],
    ['more than it may hold', { terms: TERMS, more: 'x'.repeat(5000) }, 413, { error: 'bad-request' }],
  ])('of %s is refused', async (_, body, status, fault) => {
    const server = await startServer();
    const answer = await post(`${server.address}/api/tables/open`, body, bearing(await newToken(server)));
    expect([answer.status, await answer.json()]).toEqual([status, fault]);
  });

  test('R13: is opened ten times a minute at most', async () => {
    const server = await startServer();
    const token = await newToken(server);
    for (let opened = 0; opened < 10; opened += 1) await openTable(server, token, TERMS);
    await expect(openTable(server, token, TERMS)).rejects.toThrow('too-fast');
  });

  test('gives each who sits a seat of their own, the same however often they ask, and none to one too many', async () => {
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

  test('with one seat left gives it to one of those who ask at once', async () => {
    const server = await startServer();
    const host = await newToken(server);
    const { table } = await openTable(server, host, TERMS as Terms);
    const others = await Promise.all([1, 2, 3, 4].map(() => newToken(server)));
    const sat = await Promise.allSettled(others.map((token) => sit(server, token, table)));
    expect(sat.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
