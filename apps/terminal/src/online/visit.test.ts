// A visit to a table whose server is heard over two connections: what was asked is answered over one, news come over the other.

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { AskOnline, ServerMessage, TableCard } from '@blackpeg/protocol';
import { err, ok, PERSON, standardTerms, superEdition } from '@blackpeg/rules';
import { afterEach, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { savedInMemory } from '../saved/memory.testing.ts';
import { openVault } from './vault.ts';
import { type Visit, visitTable } from './visit.ts';

const terms = standardTerms(superEdition(), { form: 'classic', seats: [PERSON, PERSON] });
const card: TableCard = {
  table: 'b2Rk0c1J9sYw7uQxT4mZpA',
  code: 'K7MPQ2',
  terms,
  names: ['You', null],
  seat: 0,
  phase: 'waiting',
  listed: false,
  openedAt: 0,
};

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** Sits at a table of which is heard that it is gone before the wish to leave it is answered. */
async function heardGoneBefore(answer: Awaited<ReturnType<AskOnline>>): Promise<Visit> {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(sockets, 'listening');
  const saved = savedInMemory();
  const heard: (() => void)[] = [];
  const gone = new Promise<void>((resolve) => heard.push(resolve));
  const ask = async () => {
    const message: ServerMessage = { type: 'error', code: 'no-such-table', about: null };
    for (const socket of sockets.clients) socket.send(JSON.stringify(message));
    await gone;
    return answer;
  };
  const came = once(sockets, 'connection');
  const visit = visitTable(
    {
      server: {
        address: `http://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
        ask: ask as AskOnline,
        token: () => 'token',
        lasts: () => true,
        wasForgotten: () => false,
      },
      vault: openVault(saved),
      dice: () => 0,
      saved,
      language: 'en',
      hear: () => {},
      news({ type }) {
        if (type === 'error') for (const resolve of heard) resolve();
      },
      trouble: () => {},
    },
    card,
  );
  ends.push(visit.table.close, () => new Promise((resolve) => sockets.close(resolve)));
  const [socket] = (await came) as [WebSocket];
  await once(socket, 'message');
  return visit;
}

it('U22: who gives up their seat has left, even where the table is heard to be gone first', async () => {
  const visit = await heardGoneBefore(ok({}));
  await visit.giveUpSeat();
  expect(await visit.over).toEqual({ kind: 'left', seat: 'free' });
});

it('U22: a table that is gone is gone where the seat cannot be given up', async () => {
  const visit = await heardGoneBefore(err({ error: 'no-such-table' }));
  await visit.giveUpSeat();
  expect(await visit.over).toEqual({ kind: 'gone' });
});
