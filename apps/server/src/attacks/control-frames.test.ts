// R13: unsolicited pings and pongs cost the others nothing.

import { once } from 'node:events';
import { encodeMessage, type ServerMessage } from '@blackpeg/protocol';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { bearing, cleanUp, dial, newToken, openTable, sit, startServer } from '../online.testing.ts';

cleanUp();

const FLOOD = 300;

interface Player {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
  /** The close code. */
  readonly closed: Promise<number>;
}

/** At a table with a running match against somebody else. */
async function twoPlayers(): Promise<readonly [Player, Player]> {
  const server = await startServer();
  const tokens = [await newToken(server), await newToken(server)] as const;
  const { table } = await openTable(server, tokens[0], standardTerms(superEdition()));
  await sit(server, tokens[1], table);
  const player = async (token: string): Promise<Player> => {
    const socket = dial(server, bearing(token));
    const heard: ServerMessage[] = [];
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const welcomed = new Promise<void>((resolve) =>
      socket.on('message', (data) => {
        heard.push(JSON.parse(data.toString()));
        if (heard.at(-1)?.type === 'welcome') resolve();
      }),
    );
    socket.once('open', () => socket.send(encodeMessage({ type: 'hello', table })));
    await welcomed;
    return { socket, heard, closed };
  };
  return [await player(tokens[0]), await player(tokens[1])];
}

test('a flood of pongs, each with another lag, tells the opponent nothing and ends with 1008', async () => {
  const [hostile, honest] = await twoPlayers();
  for (let count = 0; count < FLOOD; count += 1) hostile.socket.pong(`${Date.now() - 40 * (count % 100)}`);
  expect(await hostile.closed).toBe(1008);
  await expect.poll(() => honest.heard.at(-1)).toMatchObject({ type: 'presence', seats: ['away', 'here'] });
  // Each may have been measured once since arriving.
  expect(honest.heard.filter(({ type }) => type === 'lag').length).toBeLessThanOrEqual(2);
  honest.socket.terminate();
});

test('pings are answered, and too many of them end the connection like messages', async () => {
  const [hostile, honest] = await twoPlayers();
  const answer = new Promise((resolve) => honest.socket.once('pong', (data) => resolve(data.toString())));
  honest.socket.ping('there?');
  expect(await answer).toBe('there?');
  for (let count = 0; count < FLOOD; count += 1) hostile.socket.ping();
  expect(await hostile.closed).toBe(1008);
  honest.socket.terminate();
});

test('a guest who was cut off for sending too much cannot reconnect at once, and nobody else is locked out', async () => {
  const server = await startServer({ config: { messagesPerGuest: FLOOD / 2 } });
  const [flooding, honest] = [await newToken(server), await newToken(server)];
  const hostile = dial(server, bearing(flooding));
  await once(hostile, 'open');
  for (let count = 0; count < FLOOD; count += 1) hostile.pong();
  await once(hostile, 'close');
  const answers = [dial(server, bearing(flooding)), dial(server, bearing(honest))].map(async (socket) => {
    socket.on('error', () => {});
    const open = once(socket, 'open').then(() => 101);
    const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode);
    const status = await Promise.race([open, refused]);
    socket.terminate();
    return status;
  });
  expect(await Promise.all(answers)).toEqual([429, 101]);
});
