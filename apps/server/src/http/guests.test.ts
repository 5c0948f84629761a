// Guests: a name, devices, a recovery phrase, and a deletion that leaves nothing behind.

import { once } from 'node:events';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { describe, expect, test } from 'vitest';
import { askWith, caller, given } from '../ask.testing.ts';
import {
  bearing,
  cleanUp,
  dial,
  join,
  newToken,
  openTable,
  post,
  sit,
  startServer,
  type TestServer,
} from '../online.testing.ts';

cleanUp();

const TERMS = standardTerms(superEdition());

/** Everything the database holds about people and tables, as text. */
function written({ database }: TestServer): string {
  const rows = ['guests', 'tokens', 'seats', 'tables'].map((table) =>
    database.sql.prepare(`SELECT * FROM ${table}`).all(),
  );
  return JSON.stringify(rows);
}

async function pageOf({ address }: TestServer, where: string, body: unknown, cookie = '') {
  const answer = await post(`${address}/api/${where}`, body, { origin: address, ...(cookie && { cookie }) });
  return { answer, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
}

describe('a guest', () => {
  test('of a page has a token that no script can read, and stays the same', async () => {
    const server = await startServer();
    const first = await pageOf(server, 'guests/page', {});
    expect(first.answer.headers.get('set-cookie')).toMatch(
      /^blackpeg=[\w-]{43}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
    );
    const body = await first.answer.json();
    expect(body).toEqual({ name: expect.stringMatching(/^Guest \d{4}$/) });
    const again = await pageOf(server, 'guests/page', {}, first.cookie);
    // The same one, for another year.
    expect([await again.answer.json(), again.cookie]).toEqual([body, first.cookie]);
  });

  test('behind TLS has one for this host alone, never sent without TLS', async () => {
    const server = await startServer({ config: { behindTls: true } });
    const origin = server.address.replace('http', 'https');
    const answer = await post(`${server.address}/api/guests/page`, {}, { origin });
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-blackpeg=.*; Path=\/; .*; Secure$/);
  });

  test('of a program gets the token once', async () => {
    const server = await startServer();
    const { ask } = await caller(server);
    const { name } = await given(ask('guests/me', {}));
    expect(await given(ask('guests/program', {}))).toEqual({ name, token: null });
  });

  test.each([
    ['en', /^Guest \d{4}$/],
    ['fr', /^Invité \d{4}$/],
    ['de', /^Gast \d{4}$/],
    ['la', /^Guest \d{4}$/],
  ])('whose language is %s has a first name in it, or in English', async (language, name) => {
    const server = await startServer();
    const { answer } = await pageOf(server, 'guests/page', { language });
    expect(await answer.json()).toEqual({ name: expect.stringMatching(name) });
    const program = await post(`${server.address}/api/guests/program`, { language });
    expect(await program.json()).toMatchObject({ name: expect.stringMatching(name) });
  });

  test('names a language or none', async () => {
    const server = await startServer();
    const { answer } = await pageOf(server, 'guests/page', { language: 'none of them' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'bad-request', field: 'language', expected: 'a text like [a-z]{2,8}' },
    ]);
  });

  test('R13: is not made without end', async () => {
    const server = await startServer({ config: { guestsPerAddress: 30 } });
    for (let made = 0; made < 30; made += 1) await newToken(server);
    expect((await post(`${server.address}/api/guests/program`)).status).toBe(429);
  });
});

describe('a name', () => {
  test('is changed for everybody at the table, without what surrounds it', async () => {
    const server = await startServer();
    const [mine, yours] = [await caller(server), await caller(server)];
    const table = await openTable(server, mine.token, TERMS);
    const looking = join(server, yours.token, table, false);
    await looking.untilNews('waiting');
    expect(await given(mine.ask('guests/rename', { name: '  Guest Ö ' }))).toEqual({ name: 'Guest Ö' });
    const named = (news: object) => 'names' in news && JSON.stringify(news.names).includes('Guest Ö');
    await looking.untilNews('waiting', named);
    await sit(server, yours.token, table.table);
    await looking.untilNews('welcome', named);
    await given(yours.ask('guests/rename', { name: 'Guest B' }));
    await looking.untilNews('welcome', (news) => 'names' in news && news.names[1] === 'Guest B');
    expect(await given(mine.ask('guests/me', {}))).toEqual({ name: 'Guest Ö' });
    looking.leave();
  });

  test.each([
    ['an astronaut', '👩‍🚀 Léa'],
    ['letters that are kept apart, as in Persian', 'می\u200cخواهم'],
    ['a flag of two signs', '🏳️‍🌈'],
  ])('may have %s', async (_, name) => {
    const { ask } = await caller(await startServer());
    expect(await given(ask('guests/rename', { name }))).toEqual({ name });
  });

  test.each([
    ['nothing', ''],
    ['blanks alone', '  '],
    ['too many signs', 'x'.repeat(25)],
    ['a new line', 'a\nb'],
    ['a sign that turns the line around', 'a\u202eb'],
    ['half a sign', '\ud800'],
    ['a blank of Braille', '\u2800\u2800'],
    ['a letter that is blank', '\u3164'],
    ['a joiner with nothing to join', '\u200d'],
    ['blanks that are joined', '\u2800\u200d\u2800'],
    ['a joiner at its end', 'Ana\u200d'],
    ['joiners one after the other', 'a\u200d\u200db'],
  ])('of %s is refused', async (_, name) => {
    const { ask } = await caller(await startServer());
    expect(await ask('guests/rename', { name })).toMatchObject({
      ok: false,
      error: { error: 'bad-request', field: 'name' },
    });
  });

  test('has 24 signs at most, however many bytes they take', async () => {
    const { ask } = await caller(await startServer());
    const name = '😀'.repeat(24);
    expect(await given(ask('guests/rename', { name }))).toEqual({ name });
  });
});

describe('a recovery phrase', () => {
  test('makes another device the same guest, however it is written, and no device loses its token', async () => {
    const server = await startServer();
    const { token, ask } = await caller(server);
    const { name } = await given(ask('guests/rename', { name: 'Guest B' }));
    const { phrase } = await given(ask('guests/phrase', {}));
    expect(phrase).toMatch(/^([2-9A-HJ-NP-Z]{4}-){5}[2-9A-HJ-NP-Z]{4}$/);
    const ways = [phrase, phrase.toLowerCase(), phrase.replaceAll('-', ''), phrase.replaceAll('-', ' ')];
    for (const way of ways) {
      const other = await given(askWith(server, {})('guests/recover/program', { phrase: way }));
      expect(other.name).toBe(name);
      expect(await given((await caller(server, other.token)).ask('guests/me', {}))).toEqual({ name });
    }
    expect(await given((await caller(server, token)).ask('guests/me', {}))).toEqual({ name });
  });

  test('is stored only as a hash, and so is a token', async () => {
    const server = await startServer();
    const { token, ask } = await caller(server);
    const { phrase } = await given(ask('guests/phrase', {}));
    const text = written(server);
    for (const secret of [token, phrase, phrase.replaceAll('-', '')]) expect(text).not.toContain(secret);
  });

  test('is worth nothing once there is a newer one', async () => {
    const server = await startServer();
    const { ask } = await caller(server);
    const { phrase } = await given(ask('guests/phrase', {}));
    const newer = await given(ask('guests/phrase', {}));
    const recover = askWith(server, {});
    expect(await recover('guests/recover/program', { phrase })).toEqual({
      ok: false,
      error: { error: 'wrong-phrase' },
    });
    expect((await recover('guests/recover/program', newer)).ok).toBe(true);
  });

  test('R13, R14: is tried five times a minute from one address, and wrong ones lock nobody out', async () => {
    const server = await startServer({ config: { behindTls: true } });
    const { token, ask } = await caller(server);
    const { phrase } = await given(ask('guests/phrase', {}));
    const from = (address: string) => askWith(server, { 'x-forwarded-for': address });
    const wrong = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA';
    const tries = ['page', 'program', 'page', 'program', 'page', 'program', 'page'] as const;
    const errors: unknown[] = [];
    for (const kind of tries) {
      const tried = await from('192.0.2.1')(`guests/recover/${kind}`, { phrase: wrong });
      errors.push(!tried.ok && tried.error.error);
    }
    expect(errors).toEqual([...Array(5).fill('wrong-phrase'), 'too-fast', 'too-fast']);
    expect((await from('192.0.2.2')('guests/recover/program', { phrase })).ok).toBe(true);
    expect((await (await caller(server, token)).ask('guests/me', {})).ok).toBe(true);
  });

  test('makes a page the guest it is of, and nobody else any more', async () => {
    const server = await startServer();
    const { ask } = await caller(server);
    const { name } = await given(ask('guests/rename', { name: 'Guest B' }));
    const { phrase } = await given(ask('guests/phrase', {}));
    const before = await pageOf(server, 'guests/page', {});
    const after = await pageOf(server, 'guests/recover/page', { phrase }, before.cookie);
    expect(await after.answer.json()).toEqual({ name });
    expect(await (await pageOf(server, 'guests/me', {}, after.cookie)).answer.json()).toEqual({ name });
    expect((await pageOf(server, 'guests/me', {}, before.cookie)).answer.status).toBe(401);
  });
});

describe('R19: a guest who is deleted', () => {
  test('leaves no token, phrase or name behind, and the cookie is removed', async () => {
    const server = await startServer();
    const page = await pageOf(server, 'guests/page', {});
    await pageOf(server, 'guests/rename', { name: 'Guest B' }, page.cookie);
    const { phrase } = (await (await pageOf(server, 'guests/phrase', {}, page.cookie)).answer.json()) as {
      readonly phrase: string;
    };
    await pageOf(server, 'tables/open', { terms: TERMS, listed: true }, page.cookie);
    const { answer } = await pageOf(server, 'guests/forget', {}, page.cookie);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(answer.headers.get('set-cookie')).toMatch(/^blackpeg=; .*Max-Age=0;/);
    expect((await pageOf(server, 'guests/me', {}, page.cookie)).answer.status).toBe(401);
    expect((await pageOf(server, 'guests/recover/page', { phrase })).answer.status).toBe(403);
    expect(written(server)).toBe('[[],[],[],[]]');
  });

  test('E6f: has given up a running match, which their opponent keeps, with no name in the seat', async () => {
    const server = await startServer();
    const [mine, yours] = [await caller(server), await caller(server)];
    const table = await openTable(server, mine.token, { ...TERMS, absence: 0 });
    const seat = await sit(server, yours.token, table.code);
    const idle = dial(server, bearing(yours.token));
    await once(idle, 'open');
    const ended = once(idle, 'close');
    const [one, two] = [join(server, mine.token, table, false), join(server, yours.token, seat, false)];
    await Promise.all([one, two].map((program) => program.until(({ current }) => current().state !== null)));
    two.tell({ type: 'rematch', wanted: true });
    await one.untilNews('rematch', (news) => 'wanted' in news && news.wanted.length === 1);
    await given(yours.ask('guests/forget', {}));
    await one.untilNews('rematch', (news) => 'wanted' in news && news.wanted.length === 0);
    await one.untilNews('welcome', (news) => 'names' in news && news.names[1] === null);
    // Every connection of theirs is closed, with the reason.
    expect((await ended).map(String)).toEqual(['1008', 'forgotten']);
    await two.untilNews('error', (news) => 'code' in news && news.code === 'forgotten');
    expect(two.session.current().connection).toBe('gone');
    await one.untilNews('presence', (news) => 'seats' in news && news.seats[1] === 'away');
    expect(one.news.some((news) => news.type === 'presence' && news.spectators > 0)).toBe(false);
    await one.until(({ current }) => current().state?.phase === 'closed');
    const card = await given(mine.ask('tables/look', { table: table.table }));
    expect([card.names[1], card.phase]).toEqual([null, 'over']);
    expect((await given(mine.ask('guests/tables', {}))).tables).toEqual([card]);
    expect((await post(`${server.address}/api/guests/me`, {}, bearing(yours.token))).status).toBe(401);
    one.leave();
    two.leave();
  });
});
