// R13: connections that are slow, silent or closed, over a controllable socket.

import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ClientMessage, ServerMessage } from '@blackpeg/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { usualConfig } from '../config.testing.ts';
import { limitsOf } from '../limits.ts';
import { plainLog } from '../monitoring/log.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { createRateLimit } from '../rate-limit.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { serveConnection } from './connection.ts';

const GUEST = { id: 'one', name: 'Guest' };
const WELCOME: ServerMessage = { type: 'welcome', table: 'table', viewer: 0, names: ['Guest', null], now: 0 };
const PULSE = 15_000;

class FakeSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly send = vi.fn();
  readonly ping = vi.fn();
  /** The other end does not answer yet. */
  readonly close = vi.fn(() => {
    this.readyState = 2;
  });
  readonly terminate = vi.fn(() => {
    this.readyState = 3;
    this.emit('close');
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function atTable(noticePause = () => {}) {
  const socket = new FakeSocket();
  const visit = { viewer: () => 0 as const, hear: vi.fn(async () => {}), lag: vi.fn(), leave: vi.fn() };
  let tell: (message: ServerMessage) => void = () => {};
  const rooms: Pick<Rooms, 'enter'> = {
    async enter(_, visitor) {
      tell = visitor.tell;
      return visit;
    },
  };
  const connection = serveConnection(socket as unknown as WebSocket, new PassThrough(), GUEST, {
    rooms,
    ofGuests: createRateLimit(400, 20_000),
    limits: limitsOf(usualConfig()),
    metrics: createMetrics(),
    log: plainLog,
    noticePause,
  });
  const say = (message: ClientMessage) => socket.emit('message', Buffer.from(JSON.stringify(message)), false);
  say({ type: 'hello', table: 'table' });
  await vi.advanceTimersByTimeAsync(0);
  return { socket, visit, connection, say, tell };
}

test('who leaves a megabyte unread is cut off, and asks for what they missed when they come back', async () => {
  const { socket, visit, tell } = await atTable();
  socket.bufferedAmount = 1_000_000;
  tell(WELCOME);
  expect([socket.send.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([1, 0]);
  socket.bufferedAmount = 1_000_001;
  tell(WELCOME);
  tell(WELCOME);
  expect([socket.send.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([1, 1]);
  expect(visit.leave).toHaveBeenCalled();
});

test('who answers is kept, with the time that took; who does not is gone at the second look', async () => {
  const { socket, visit } = await atTable();
  await vi.advanceTimersByTimeAsync(PULSE);
  const [sent] = socket.ping.mock.lastCall as [string];
  await vi.advanceTimersByTimeAsync(70);
  socket.emit('pong', Buffer.from(sent));
  expect(visit.lag).toHaveBeenLastCalledWith(70);
  await vi.advanceTimersByTimeAsync(PULSE);
  expect(socket.terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(PULSE);
  expect(socket.terminate).toHaveBeenCalledOnce();
  expect(visit.leave).toHaveBeenCalled();
});

test('R19: the line of one who was deleted says why, is heard no more, and does not wait long for the other end', async () => {
  const { socket, visit, connection, say } = await atTable();
  connection.dismiss();
  expect(JSON.parse(socket.send.mock.lastCall?.[0] as string)).toEqual({
    type: 'error',
    code: 'forgotten',
    about: null,
  });
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(1008, 'forgotten');
  expect(visit.leave).toHaveBeenCalled();
  say({ type: 'say', phrase: 'hello' });
  await vi.advanceTimersByTimeAsync(1_999);
  expect([visit.hear.mock.calls.length, socket.terminate.mock.calls.length]).toEqual([0, 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(socket.terminate).toHaveBeenCalledOnce();
});

test('R6: what was sent to a server while it stood still is not heard where the connection is cut for that', async () => {
  let isCut = false;
  const { socket, visit, connection, say } = await atTable(() => isCut && connection.cut());
  say({ type: 'presence', here: true });
  await vi.advanceTimersByTimeAsync(0);
  isCut = true;
  say({ type: 'presence', here: false });
  say({ type: 'presence', here: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(visit.hear).toHaveBeenCalledExactlyOnceWith({ type: 'presence', here: true });
  expect(socket.terminate).toHaveBeenCalled();
  expect(visit.leave).toHaveBeenCalled();
});

test('who goes on after too much is not listened to, and cut off without the time to say goodbye', async () => {
  const { socket, visit, say } = await atTable();
  const flood = (count: number) => {
    for (let said = 0; said < count; said += 1) socket.emit('pong', Buffer.from(''));
  };
  flood(200);
  expect(socket.close).toHaveBeenCalledOnce();
  for (let said = 0; said < 200; said += 1) say({ type: 'presence', here: false });
  await vi.advanceTimersByTimeAsync(0);
  expect(visit.hear).not.toHaveBeenCalled();
  expect(socket.terminate).not.toHaveBeenCalled();
  flood(1);
  expect(socket.terminate).toHaveBeenCalledOnce();
});
