// Ways to a table that lead nowhere, each with one sentence; and a server with another version.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { onlineTests, type TestServer } from '../online/players.testing.ts';

const { startServer, sitDown } = onlineTests();

describe('U22: impossible rules are reported before any request', () => {
  const nobody = ['--server', '127.0.0.1:1'];
  it.each([
    [['join', 'no table'], 2, 'code of six characters'],
    [['join'], 2, 'CODE|LINK'],
    [['join', '--pair', 'custom'], 2, '--pair'],
    [['join', 'K7MPQ2', '--pair', 'duel'], 2, 'K7MPQ2'],
    [['join', 'K7MPQ2', '--server', 'ftp://x'], 2, 'ftp://x'],
    [['join', 'K7MPQ2', '--name', ' ', ...nobody], 2, '1 to 24'],
    [['join', 'K7MPQ2', ...nobody], 1, 'http://127.0.0.1:1'],
    [['join', 'http://127.0.0.1:1/table/K7MPQ2'], 1, 'http://127.0.0.1:1'],
    [['watch', 'K7MPQ2', ...nobody], 1, 'http://127.0.0.1:1'],
    [['host', ...nobody], 2, 'EDITION'],
    [['host', 'super', '--form', 'solitaire', ...nobody], 2, '--form'],
    [['host', 'super', '--players', '9', ...nobody], 2, '--players'],
    [['host', 'super', '--edition', 'duel', ...nobody], 2, 'super'],
    [['identity', 'sell', ...nobody], 2, 'sell'],
    [['identity', 'phrase', ...nobody], 1, 'http://127.0.0.1:1'],
  ] as const)('%j', async (args, code, named) => {
    const done = await ran([...args]);
    expect([done.code, done.out]).toEqual([code, '']);
    expect(done.err).toMatch(/^[^\n]+\n$/);
    expect(done.err).toContain(named);
  });
});

describe('at a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });

  it('U22: a missing table, a full one, and incompatible rules', async () => {
    const at = ['--server', server.address];
    expect(await ran(['join', 'K7MPQ2', ...at])).toMatchObject({
      code: 1,
      err: expect.stringContaining('no such table'),
    });
    expect(await ran(['host', 'super', '--form', 'duel', '--bonus', ...at])).toMatchObject({ code: 2 });
    const host = sitDown(['host', 'super', '--holes', '4', ...at]);
    const code = (await host.hears(/^Table code/)).slice(-6);
    const other = sitDown(['join', code, ...at, '--lang', 'fr']);
    await other.hears(/^Manche 1/);
    const late = await ran(['join', code, ...at, '--lang', 'de'], { env: { BLACKPEG_HOME: undefined } });
    expect([late.code, late.err]).toEqual([
      1,
      expect.stringMatching(/^An diesem Tisch ist jeder Platz besetzt/),
    ]);
  });

  it('R14, R19: the identity is shown, moved to another machine by a typed phrase, and deleted', async () => {
    const at = ['--server', server.address];
    const host = sitDown(['host', 'super', '--name', 'Guest', ...at]);
    const code = (await host.hears(/^Table code/)).slice(-6);
    await host.hears(/^Waiting/);
    const here = { BLACKPEG_HOME: host.home };
    expect((await ran(['identity', ...at], { env: here })).out).toBe('You play as Guest.\n');
    const { out } = await ran(['identity', 'phrase', ...at], { env: here });
    const phrase = /phrase: (\S+)/.exec(out)?.[1] ?? '';
    const elsewhere = sitDown(['identity', 'recover', ...at]);
    elsewhere.type(phrase.toLowerCase());
    await elsewhere.hears(/^You are now Guest here/);
    expect(await elsewhere.ended).toBe(0);
    const again = sitDown(['join', code, ...at], elsewhere.home);
    await again.hears(/^At the table: Guest\.$/);
    const env = { BLACKPEG_HOME: elsewhere.home };
    expect((await ran(['identity', 'forget', ...at], { env, input: 'no\n' })).out).toContain(
      'Nothing was deleted',
    );
    expect((await ran(['identity', 'forget', ...at], { env, input: 'yes\n' })).out).toContain('Deleted');
    expect((await ran(['identity', ...at], { env })).out).toMatch(/^The server at \S+ does not know you yet/);
    expect(await again.ended).toBe(1);
  });
});

describe('at a server of another time', () => {
  const card = {
    table: 'b2Rk0c1J9sYw7uQxT4mZpA',
    code: 'K7MPQ2',
    terms: standardTerms(superEdition(), { form: 'classic' }),
    names: ['Guest', null],
    seat: 0,
    phase: 'waiting',
    listed: false,
    openedAt: 0,
  };
  const ANSWERS: Readonly<Record<string, object>> = {
    '/api/guests/program': { name: 'Guest', token: 'x'.repeat(40) },
    '/api/guests/me': { name: 'Guest' },
    '/api/tables/look': card,
  };
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(ANSWERS[request.url ?? '']));
  });
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\n\r\n'));
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server.close());

  it('U22: the visit ends with a sentence, without a key being pressed', async () => {
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const terminal = sitDown(['join', 'K7MPQ2', '--server', address, '--lang', 'fr']);
    expect(await terminal.ended).toBe(1);
    expect(terminal.err()).toMatch(/^Le serveur à http\S+ utilise une autre version de Blackpeg/);
  });
});
