// A page becomes a guest by itself, once, and an unreachable server is a value, not an exception.

import { type AskOnline, createAskOnline, type HttpAnswer } from '@blackpeg/protocol';
import { err } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import { asGuest, createPost } from './ask.ts';

/** A fake server: responses by path, the last one repeated. */
function serverSaying(answers: Readonly<Record<string, readonly HttpAnswer[]>>) {
  const left = new Map(Object.entries(answers).map(([path, all]) => [`/api/${path}`, [...all]]));
  const paths: string[] = [];
  const names: (string | null)[] = [];
  const questions: unknown[] = [];
  const raw = createAskOnline(async (path, question) => {
    questions.push(question);
    paths.push(path.replace('/api/', ''));
    const all = left.get(path) ?? [];
    const answer = all.length > 1 ? all.shift() : all[0];
    if (!answer) throw new Error(`Nobody answers ${path}.`);
    return answer;
  });
  const ask = asGuest(raw, { named: (name) => names.push(name), language: () => 'fr' });
  return { ask, paths, questions, names };
}

const GUEST: HttpAnswer = { status: 201, body: { name: 'Guest' } };
const NO_TABLES: HttpAnswer = { status: 200, body: { tables: [] } };
const NO_TOKEN: HttpAnswer = { status: 401, body: { error: 'no-token' } };
const DONE: HttpAnswer = { status: 200, body: {} };
const ask = (asking: AskOnline) => asking('guests/tables', {});

test('a page is a guest before it asks, in its language, and two questions at once make one guest', async () => {
  const server = serverSaying({ 'guests/page': [GUEST], 'guests/tables': [NO_TABLES] });
  const answers = await Promise.all([ask(server.ask), ask(server.ask)]);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(server.paths).toEqual(['guests/page', 'guests/tables', 'guests/tables']);
  expect(server.questions[0]).toEqual({ language: 'fr' });
  expect(server.names).toEqual(['Guest']);
});

test('what needs no token is asked without becoming anybody', async () => {
  const server = serverSaying({ 'guests/recover/page': [{ status: 403, body: { error: 'wrong-phrase' } }] });
  const answer = await server.ask('guests/recover/page', { phrase: 'ABCD' });
  expect([answer, server.paths]).toEqual([err({ error: 'wrong-phrase' }), ['guests/recover/page']]);
});

test('a guest who was forgotten elsewhere is a new one; a second refusal is the answer', async () => {
  const server = serverSaying({ 'guests/page': [GUEST], 'guests/tables': [NO_TOKEN, NO_TABLES] });
  expect((await ask(server.ask)).ok).toBe(true);
  expect(server.paths).toEqual(['guests/page', 'guests/tables', 'guests/page', 'guests/tables']);
  const never = serverSaying({ 'guests/page': [GUEST], 'guests/tables': [NO_TOKEN] });
  expect(await ask(never.ask)).toEqual(err({ error: 'no-token' }));
  expect(never.paths).toHaveLength(4);
});

test('a server that was away is asked again from the beginning', async () => {
  const broken: HttpAnswer = { status: 405, body: undefined };
  const server = serverSaying({ 'guests/page': [broken, GUEST], 'guests/tables': [NO_TABLES] });
  expect(await ask(server.ask)).toEqual(err({ error: 'unreachable' }));
  expect((await ask(server.ask)).ok).toBe(true);
});

test.each(['guests/forget', 'guests/log-out'] as const)(
  'the name after recovery, or its removal by %s, is remembered',
  async (leaving) => {
    const server = serverSaying({
      'guests/page': [GUEST],
      'guests/recover/page': [{ status: 200, body: { name: 'You' } }],
      'guests/tables': [NO_TABLES],
      [leaving]: [DONE],
    });
    await server.ask('guests/recover/page', { phrase: 'ABCD-ABCD-ABCD-ABCD-ABCD' });
    await ask(server.ask);
    await server.ask(leaving, {});
    await ask(server.ask);
    expect(server.paths.filter((path) => path === 'guests/page')).toHaveLength(1);
    expect(server.names).toEqual(['You', null, 'Guest']);
  },
);

test('invalid JSON gives an empty body, and a failed connection throws', async () => {
  const saying = (response: () => Response) => createPost(async () => response());
  await expect(saying(() => new Response('<html>', { status: 404 }))('/api/x', {})).resolves.toEqual({
    status: 404,
    body: undefined,
  });
  await expect(saying(() => Response.json({ a: 1 }))('/api/x', {})).resolves.toEqual({
    status: 200,
    body: { a: 1 },
  });
  const failing = createPost(async () => {
    throw new TypeError('offline');
  });
  await expect(failing('/api/x', {})).rejects.toThrow('offline');
});
