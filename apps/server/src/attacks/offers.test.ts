// R13, R22: one seat cannot fill the store, nor make a match that nobody can load.

import { encodeMessage, type PlayerAction, type ServerMessage } from '@blackpeg/protocol';
import { type MatchEvent, standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import {
  bearing,
  cleanUp,
  dial,
  join,
  newFile,
  newToken,
  openTable,
  type Seated,
  type ServerOptions,
  sit,
  startServer,
  type TestServer,
} from '../online.testing.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';

cleanUp();

async function playedTable(options: ServerOptions = {}) {
  const server = await startServer(options);
  const [hostile, honest] = [await newToken(server), await newToken(server)];
  const seated = await openTable(server, hostile, standardTerms(superEdition()));
  return { server, hostile, honest: { token: honest, ...(await sit(server, honest, seated.table)) } };
}

type Played = Awaited<ReturnType<typeof playedTable>>;

/** Offers the end and takes it back this many times over one connection; returns how many were answered until it was closed. */
function offer({ server, hostile, honest }: Played, times: number, name: string): Promise<number> {
  const socket = dial(server, bearing(hostile));
  let answered = 0;
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.send(encodeMessage({ type: 'hello', table: honest.table }));
      for (let count = 0; count < times; count += 1) {
        const action: PlayerAction = { type: count % 2 === 0 ? 'offer-end' : 'withdraw-offer' };
        socket.send(encodeMessage({ type: 'act', id: `${name}-${count}`, action }));
      }
    });
    socket.on('message', (data) => {
      const { type } = JSON.parse(data.toString()) as ServerMessage;
      if (type === 'granted' || type === 'refused') answered += 1;
      if (answered === times) socket.close();
    });
    // A guest who sent too much cannot reconnect at once.
    socket.on('error', () => {});
    socket.on('close', () => resolve(answered));
  });
}

test('a guest who sends too much over several connections is cut off as over one', async () => {
  const table = await playedTable({ config: { messagesPerGuest: 100 } });
  expect(await offer(table, 60, 'first')).toBe(60);
  expect(await offer(table, 60, 'second')).toBeLessThan(40);
  expect(await offer(table, 60, 'third')).toBe(0);
  // Nobody else is affected.
  const { server, honest } = table;
  const program = join(server, honest.token, honest, false);
  await program.until(({ current }) => current().state !== null);
  program.leave();
});

/** The first two answers to a client that requests everything. */
function answersToLoading(server: TestServer, { token, table }: Seated & { readonly token: string }) {
  const socket = dial(server, bearing(token));
  const answers: object[] = [];
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.send(encodeMessage({ type: 'hello', table }));
      socket.send(encodeMessage({ type: 'events-after', ask: 1, version: 0 }));
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type !== 'events' && message.type !== 'dispatch') return;
      answers.push({ type: message.type, count: message.events.length, after: message.after });
      if (answers.length < 2) return;
      socket.terminate();
      resolve(answers);
    });
  });
}

test('a log that is longer than one answer is loaded all the same', async () => {
  const file = newFile();
  const { server: before, honest } = await playedTable({ file });
  const first = join(before, honest.token, honest, false);
  await first.until(({ current }) => current().state !== null);
  first.leave();
  await before.end();
  const server = await startServer({ file });
  const { logs } = createSqliteStores(server.database);
  const stored = (await logs.read(honest.table, 0)).at(-1);
  const after = (stored?.after ?? 0) + (stored?.events.length ?? 0);
  const events = Array.from({ length: 2_500 }, (_, index): MatchEvent => {
    return { type: index % 2 === 0 ? 'end-offered' : 'end-withdrawn', seat: 0, at: Date.now() };
  });
  await logs.append(honest.table, after, { by: 0, actionId: 'flood', events });
  expect(await answersToLoading(server, honest)).toEqual([
    { type: 'events', count: 1_000, after: 0 },
    { type: 'dispatch', count: 0, after: after + events.length },
  ]);
  const again = join(server, honest.token, honest, false);
  await again.until(({ current }) => (current().state?.version ?? 0) >= after + events.length);
  again.session.perform({ type: 'resign-match' });
  await again.until(({ current }) => current().state?.phase === 'closed');
  again.leave();
});
