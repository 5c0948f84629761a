// More attacks of a hostile player on the built server: incomplete requests, endless guests and offers, dropped connections, crowded
// lobbies, invented versions, and a database removed while in use.

import { renameSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { encodeMessage, type PlayerAction, PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { WebSocket } from 'ws';
import { heldConnections, playersAt, ROW_TIME, TABLES } from './attacks.testing.ts';
import type { SeededTable } from './seeded.testing.ts';
import type { ServerProcess } from './server-process.testing.ts';

const HALF_REQUESTS = 200;
/** Milliseconds: longer than the head of a request may take. */
const HEAD_TIME = 12_000;
const NEWCOMERS = 200;
const OFFERS = 1_200;
const OFFERS_OF_CONNECTION = 150;

/** An attack, its result, and the expected result. */
export type AttackRow = readonly [string, string, string];

async function ask(port: number, where: string, token: string | null, body: object): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/${where}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
}

export async function halfRequests({ port, pid }: ServerProcess): Promise<AttackRow> {
  const before = heldConnections(pid);
  const streams = Array.from({ length: HALF_REQUESTS }, () => {
    const stream = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    stream.on('error', () => {});
    stream.resume();
    stream.write('GET / HTTP/1.1\r\nhost: a\r\n');
    return stream;
  });
  await pause(HEAD_TIME);
  const held = heldConnections(pid) - before;
  for (const stream of streams) stream.destroy();
  return [`1: descriptors held ${HEAD_TIME / 1000} s after ${HALF_REQUESTS} half requests`, `${held}`, '0'];
}

/** Drops the connection as soon as the row is marked; returns how long the next row lasts. */
export async function droppedConnections({ port }: ServerProcess, table: SeededTable): Promise<AttackRow> {
  const [hostile, honest] = await playersAt(port, table);
  const players = [hostile, honest];
  const act = (seat: number, id: string, action: PlayerAction) =>
    players[seat]?.socket.send(encodeMessage({ type: 'act', id, action }));
  const hiding = { code: [1, 2, 3, 4], blanks: null, palmed: null, commitment: null } as const;
  for (const seat of [0, 1]) act(seat, `hide-${seat}`, { type: 'hide-code', ...hiding });
  for (const seat of [0, 1]) act(seat, `row-${seat}`, { type: 'place-guess', guess: [5, 5, 6, 6] });
  const events = () => honest.heard.flatMap((message) => (message.type === 'dispatch' ? message.events : []));
  const ofHostile = (type: string) =>
    events().find((event) => event.type === type && (!('board' in event) || event.board === HOSTILE_BOARD));
  while (!ofHostile('guess-marked')) await pause(20);
  hostile.socket.terminate();
  while (!ofHostile('row-lost')) await pause(20);
  const lasted = (ofHostile('row-lost')?.at ?? 0) - (ofHostile('guess-marked')?.at ?? 0);
  honest.socket.terminate();
  const aim = `≤ ${(ROW_TIME / 1000 + 0.5).toFixed(1)} s`;
  return ['3: a row of 10 s whose player drops the connection', `${(lasted / 1000).toFixed(1)} s`, aim];
}

/** Where the first seat seeks. */
const HOSTILE_BOARD = 1;

/** Over one new connection after another. */
export async function offers({ port }: ServerProcess, table: SeededTable): Promise<AttackRow> {
  const started = performance.now();
  let honestSaw = 0;
  for (let sent = 0; sent < OFFERS; sent += OFFERS_OF_CONNECTION) {
    const [hostile, honest] = await playersAt(port, table);
    for (let count = 0; count < OFFERS_OF_CONNECTION; count += 1) {
      const action: PlayerAction = { type: count % 2 === 0 ? 'offer-end' : 'withdraw-offer' };
      hostile.socket.send(encodeMessage({ type: 'act', id: `${sent}-${count}`, action }));
    }
    const answered = () =>
      hostile.heard.filter(({ type }) => type === 'granted' || type === 'refused').length;
    while (answered() < OFFERS_OF_CONNECTION && hostile.socket.readyState === hostile.socket.OPEN)
      await pause(20);
    honestSaw += honest.heard.filter(({ type }) => type === 'dispatch').length;
    for (const { socket } of [hostile, honest]) socket.terminate();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  return [`4: events of ${OFFERS} offers and withdrawals in ${seconds} s`, `${honestSaw}`, '≤ 220'];
}

export async function newcomers({ port }: ServerProcess): Promise<AttackRow> {
  const statuses: number[] = [];
  for (let count = 0; count < NEWCOMERS; count += 1)
    statuses.push((await ask(port, 'guests/program', null, {})).status);
  const made = statuses.filter((status) => status === 200).length;
  return [`6: guests that one address becomes by ${NEWCOMERS} requests at once`, `${made}`, '≤ 60'];
}

/** Pairing with a connected player, beside thousands of abandoned tables. */
export async function crowdedLobby({ port }: ServerProcess, token: string): Promise<AttackRow> {
  const pairing = await ask(port, 'tables/pair', token, { edition: 'braille' });
  const { table = '' } = (await pairing.json()) as { readonly table?: string };
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, PROTOCOL, { headers });
  await new Promise((resolve) => {
    socket.on('open', () => socket.send(encodeMessage({ type: 'hello', table })));
    socket.on('message', resolve);
  });
  const lobby = await ask(port, 'tables/lobby', token, { edition: null, phase: 'waiting', page: 0 });
  const { tables } = (await lobby.json()) as { readonly tables: readonly { readonly table: string }[] };
  socket.terminate();
  const place = tables.findIndex((one) => one.table === table) + 1;
  return [`7: place in the lobby of an attended table beside ${TABLES} others`, `${place}`, '1'];
}

export async function madeUpVersion({ port }: ServerProcess, table: SeededTable): Promise<AttackRow> {
  const [one, two] = await playersAt(port, table);
  one.socket.send(encodeMessage({ type: 'events-after', ask: 9, version: 1_000_000, at: 1 }));
  const answer = () => one.heard.find((message) => message.type === 'events');
  while (!answer() && one.socket.readyState === one.socket.OPEN) await pause(20);
  const found = answer();
  for (const { socket } of [one, two]) socket.terminate();
  const told = found?.type === 'events' && found.afresh ? 'told afresh' : 'not told';
  return ['9: who asks for events beyond the head of the log', told, 'told afresh'];
}

/** Must be the last: afterwards there is no store. */
export async function storeTakenAway({ port }: ServerProcess, dataDir: string): Promise<AttackRow> {
  const file = path.join(dataDir, 'blackpeg.db');
  renameSync(file, `${file}.away`);
  const started = performance.now();
  const status = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
  while ((await status()) === 200) await pause(100);
  const seconds = (performance.now() - started) / 1000;
  return ['11: unready after the database was taken away', `${seconds.toFixed(1)} s`, '≤ 2 s'];
}
