// One message up, one down: clients that offer it are answered by the dispatch alone; all others also get `granted`.

import { ANSWERED_ONCE, encodeMessage, PROTOCOL, type ServerMessage, SOCKET_PATH } from '@blackpeg/protocol';
import { duelEdition, standardTerms } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import {
  bearing,
  cleanUp,
  dial,
  newToken,
  openTable,
  sit,
  startServer,
  type TestServer,
} from '../online.testing.ts';

cleanUp();

/** The messages sent in reply to these actions, as types and ids; messages about the table are left out. */
async function answersTo(
  server: TestServer,
  token: string,
  table: string,
  protocols: string | string[],
  acts: readonly (readonly [string, 'offer-end' | 'withdraw-offer' | 'claim'])[],
): Promise<readonly string[]> {
  const socket = dial(server, bearing(token), SOCKET_PATH, protocols);
  const heard: string[] = [];
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.send(encodeMessage({ type: 'hello', table }));
      for (const [id, type] of acts) socket.send(encodeMessage({ type: 'act', id, action: { type } }));
      // Messages are handled in order: when this is answered, so is everything before it.
      socket.send(encodeMessage({ type: 'events-after', ask: 1, version: 0 }));
    });
    socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as ServerMessage;
      if (message.type === 'dispatch' && message.id !== null) heard.push(`dispatch ${message.id}`);
      if (message.type === 'granted' || message.type === 'refused')
        heard.push(`${message.type} ${message.id}`);
      if (message.type !== 'events') return;
      socket.terminate();
      resolve(heard);
    });
  });
}

async function twoAt(server: TestServer) {
  const tokens = [await newToken(server), await newToken(server)] as const;
  const { table } = await openTable(server, tokens[0], standardTerms(duelEdition(4)));
  await sit(server, tokens[1], table);
  return { token: tokens[0], table };
}

const BOTH = [PROTOCOL, ANSWERED_ONCE];

test('the batch with the id of an action acknowledges it; a refusal and an action that changed nothing are answered', async () => {
  const server = await startServer();
  const { token, table } = await twoAt(server);
  const heard = await answersTo(server, token, table, BOTH, [
    ['a', 'offer-end'],
    ['b', 'claim'],
    ['c', 'withdraw-offer'],
  ]);
  expect(heard).toEqual(['dispatch a', 'refused b', 'dispatch c']);
});

test('the same id again is granted, over the same connection and after reconnecting, and applied once', async () => {
  const server = await startServer();
  const { token, table } = await twoAt(server);
  const acts = [
    ['a', 'offer-end'],
    ['a', 'offer-end'],
  ] as const;
  expect(await answersTo(server, token, table, BOTH, acts)).toEqual(['dispatch a', 'granted a']);
  expect(await answersTo(server, token, table, BOTH, acts)).toEqual(['granted a', 'granted a']);
});

test('a client that offers the protocol alone hears both, as it always did', async () => {
  const server = await startServer();
  const { token, table } = await twoAt(server);
  const heard = await answersTo(server, token, table, PROTOCOL, [['a', 'offer-end']]);
  expect(heard).toEqual(['dispatch a', 'granted a']);
});
