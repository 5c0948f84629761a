// `blackpeg lobby`: listed tables are shown, others are not.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { beforeAll, expect, it } from 'vitest';
import { ran } from '../console.testing.ts';
import { onlineTests, type TestServer } from '../online/players.testing.ts';

const CARD = {
  terms: standardTerms(superEdition(), { form: 'classic' }),
  names: ['Guest', null],
  seat: null,
  phase: 'waiting',
  listed: true,
  openedAt: 0,
};

const { startServer, sitDown, newFolder } = onlineTests();
let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});

it('lists the open tables as lines or as JSON, of one edition if requested', async () => {
  const at = ['--server', server.address];
  const env = { BLACKPEG_HOME: newFolder() };
  expect((await ran(['lobby', ...at], { env })).out).toBe('Nobody is waiting at an open table right now.\n');
  const host = sitDown(['host', 'duel', '--holes', '4', '--listed', '--name', 'Guest', ...at]);
  const code = (await host.hears(/^Table code/)).slice(-6);
  const hidden = sitDown(['host', 'super', '--name', 'Guest', ...at]);
  await hidden.hears(/^Waiting/);
  const told = await ran(['lobby', ...at, '--edition', 'duel'], { env });
  expect([told.code, told.err]).toEqual([0, '']);
  expect(told.out).toMatch(
    new RegExp(`^${code}: Sit down with Guest: Duel, [^\\n]+ 1 seat free, [^\\n]+\\.\\n$`),
  );
  expect((await ran(['lobby', ...at, '--lang', 'fr', '--edition', 'super'], { env })).out).not.toContain(
    code,
  );
  const [table, ...more] = JSON.parse((await ran(['lobby', ...at, '--json'], { env })).out);
  expect(more).toEqual([]);
  expect(table).toMatchObject({
    code,
    link: `${server.address}/table/${code}`,
    form: 'duel',
    names: ['Guest'],
    seats: 2,
  });
});

it('lists later pages too', async () => {
  const pages = [['K7MPQ2', 'K7MPQ3'], ['K7MPQ3', 'K7MPQ4'], ['K7MPQ5']];
  const many = createServer(async (request, response) => {
    const { page = 0 } = (await json(request)) as { readonly page?: number };
    const tables = (pages[page] ?? []).map((code) => ({ ...CARD, code, table: `table-${code}` }));
    const answers: Readonly<Record<string, object>> = {
      '/api/guests/program': { name: 'Guest', token: 'x'.repeat(40) },
      '/api/tables/lobby': { tables, more: page < pages.length - 1 },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[request.url ?? '']));
  });
  await new Promise<void>((resolve) => many.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(many.address() as AddressInfo).port}`;
  const env = { BLACKPEG_HOME: newFolder() };
  const { out } = await ran(['lobby', '--json', '--server', address], { env });
  many.close();
  expect(JSON.parse(out).map(({ code }: { readonly code: string }) => code)).toEqual([
    'K7MPQ2',
    'K7MPQ3',
    'K7MPQ4',
    'K7MPQ5',
  ]);
});

it.each([
  [['lobby', '--edition', 'chess'], 2, 'chess'],
  [['lobby', '--server', '127.0.0.1:1'], 1, 'http://127.0.0.1:1'],
] as const)('U22: %j is one sentence', async (args, code, named) => {
  const done = await ran([...args]);
  expect([done.code, done.out]).toEqual([code, '']);
  expect(done.err).toMatch(/^[^\n]+\n$/);
  expect(done.err).toContain(named);
});
