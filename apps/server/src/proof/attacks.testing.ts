// The long attacks of a hostile player against the built server: each returns what it did, what was found and what was expected.

import { readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  encodeMessage,
  type PlayerAction,
  PROTOCOL,
  type ServerMessage,
  SOCKET_PATH,
} from '@blackpeg/protocol';
import { WebSocket } from 'ws';
import type { SeededTable } from './seeded.testing.ts';
import type { ServerProcess } from './server-process.testing.ts';

const UPGRADES = 200;
const PONGS = 60_000;
export const TABLES = 22_500;
export const ROW_TIME = 10_000;
const STOPPED = 12_000;
const LINGER = 2_000;

/** Descriptors of connections; one for a file of the database may come and go by itself. */
export function heldConnections(pid: number): number {
  const isConnection = (name: string) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  };
  return readdirSync(`/proc/${pid}/fd`).filter(isConnection).length;
}

export async function refusedUpgrades({ port, pid }: ServerProcess): Promise<readonly string[]> {
  const before = heldConnections(pid);
  const asked = `GET ${SOCKET_PATH} HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`;
  const streams = Array.from({ length: UPGRADES }, () => {
    const stream = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    stream.on('error', () => {});
    stream.resume();
    stream.write(asked);
    return stream;
  });
  await pause(LINGER);
  const held = heldConnections(pid) - before;
  for (const stream of streams) stream.destroy();
  return [`1: descriptors held ${LINGER / 1000} s after ${UPGRADES} refused upgrades`, `${held}`, '0'];
}

export async function pongs({ port }: ServerProcess, table: SeededTable): Promise<readonly string[]> {
  const [hostile, honest] = await playersAt(port, table);
  for (let count = 0; count < PONGS && hostile.socket.readyState === hostile.socket.OPEN; count += 1) {
    hostile.socket.pong(`${Date.now() - 40 * (count % 100)}`);
    if (count % 1000 === 0) await pause(0);
  }
  await pause(LINGER);
  const isOpen = honest.socket.readyState === honest.socket.OPEN;
  const lags = honest.heard.filter(({ type }) => type === 'lag').length;
  for (const { socket } of [hostile, honest]) socket.terminate();
  return [
    `2: opponent during ${PONGS} pongs`,
    `${isOpen ? 'connected' : 'cut off'}, ${lags} lags`,
    'connected, ≤ 2 lags',
  ];
}

export async function crowdedPairing({ port }: ServerProcess): Promise<readonly string[]> {
  const ask = (where: string, token: string | null) =>
    fetch(`http://127.0.0.1:${port}/api/${where}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: where === 'tables/pair' ? '{"edition":"super"}' : '{}',
    }).then((answer) => answer.json() as Promise<{ readonly token?: string }>);
  const { token = '' } = await ask('guests/program', null);
  const started = performance.now();
  await ask('tables/pair', token);
  return [
    `5: pairing beside ${TABLES} waiting tables`,
    `${(performance.now() - started).toFixed(0)} ms`,
    '< 100 ms',
  ];
}

/** The guess is sent while the process is paused for longer than the time of the row. */
export async function stopped({ port, pid }: ServerProcess, table: SeededTable): Promise<readonly string[]> {
  const players = await playersAt(port, table);
  const act = (seat: number, id: string, action: PlayerAction) =>
    players[seat]?.socket.send(encodeMessage({ type: 'act', id, action }));
  const hiding = {
    type: 'hide-code',
    code: [1, 2, 3, 4],
    blanks: null,
    palmed: null,
    commitment: null,
  } as const;
  for (const seat of [0, 1]) act(seat, `hide-${seat}`, hiding);
  await pause(LINGER / 2);
  process.kill(pid, 'SIGSTOP');
  for (const seat of [0, 1]) act(seat, `guess-${seat}`, { type: 'place-guess', guess: [5, 5, 6, 6], row: 0 });
  await pause(STOPPED);
  process.kill(pid, 'SIGCONT');
  await pause(LINGER);
  const events = (players[0]?.heard ?? []).flatMap((message) =>
    message.type === 'dispatch' ? message.events : [],
  );
  for (const { socket } of players) socket.terminate();
  const count = (wanted: string) => events.filter(({ type }) => type === wanted).length;
  const found = `${count('guess-placed')} placed, ${count('row-lost')} lost`;
  return [`8: rows of ${ROW_TIME / 1000} s after a stop of ${STOPPED / 1000} s`, found, '2 placed, 0 lost'];
}

export interface Player {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[];
}

export function playersAt(port: number, { table, tokens }: SeededTable): Promise<readonly [Player, Player]> {
  const player = (token: string) =>
    new Promise<Player>((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}` };
      const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, PROTOCOL, { headers });
      const heard: ServerMessage[] = [];
      socket.on('open', () => socket.send(encodeMessage({ type: 'hello', table })));
      socket.on('error', reject);
      socket.on('message', (data) => {
        const message = JSON.parse(data.toString()) as ServerMessage;
        heard.push(message);
        if (message.type === 'welcome') resolve({ socket, heard });
      });
    });
  const [first = '', second = ''] = tokens;
  return Promise.all([player(first), player(second)]);
}
