// A whole server on a port of this machine, and programs that reach it as any program would.

import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import {
  createSocketLink,
  OFFERED_PROTOCOLS,
  type OpenSocket,
  PROTOCOL,
  SOCKET_PATH,
  type TableNews,
} from '@blackpeg/protocol';
import { type Dice, drawCode, drawPalmed, fittingCode, seededDice, type Terms } from '@blackpeg/rules';
import { type Brain, createSession, type Session, startBot } from '@blackpeg/session';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { WebSocket } from 'ws';
import { usualConfig } from './config.testing.ts';
import type { OnlineConfig } from './config.ts';
import { noteRequest } from './http/access-log.ts';
import { addressOf } from './http/addresses.ts';
import { createApp } from './http/app.ts';
import { type ConnectionLimits, connectionLimits } from './http/connection-limits.ts';
import { listen } from './http/listen.ts';
import { securityHeaders } from './http/security-headers.ts';
import { plainLog } from './monitoring/log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { createOnlinePlay, type OnlinePlay, type OnlineWorld } from './online.ts';
import { type Database, openDatabase } from './store/sqlite/database.ts';
import { createSqliteStores } from './store/sqlite/stores.ts';
import { wallClock } from './wall-clock.ts';

export interface TestServer {
  readonly address: string;
  readonly port: number;
  readonly online: OnlinePlay;
  readonly database: Database;
  readonly file: string;
  /** How many connections of any kind are open. */
  connections(): Promise<number>;
  /** Ends it as if the process had ended. */
  end(): Promise<void>;
}

/** Its address. */
export type ServerAddress = Pick<TestServer, 'address' | 'port'>;

export interface Seated {
  readonly table: string;
  readonly code: string;
  readonly seat: number;
}

let folder = '';
const running = new Set<TestServer>();
let files = 0;

/** Called once by a test file: ends what its tests started. */
export function cleanUp(): void {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-online-'));
  });
  afterEach(async () => {
    await Promise.all([...running].map((server) => server.end()));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
}

export function newFile(): string {
  files += 1;
  return path.join(folder, `${files}.db`);
}

export interface ServerOptions {
  readonly file?: string;
  readonly port?: number;
  /** Settings that differ from the defaults. */
  readonly config?: Partial<OnlineConfig>;
  readonly world?: Partial<OnlineWorld>;
  /** Instead of the default ones. */
  readonly connections?: Partial<ConnectionLimits>;
}

export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  const { file = newFile(), port = 0, connections } = options;
  const config = { ...usualConfig(), ...options.config };
  const world = { metrics: createMetrics(), log: plainLog, ...options.world };
  const { metrics, log } = world;
  const opened = openDatabase(file, metrics.committed);
  if (!opened.ok) throw new Error(opened.error);
  const leftOut = (sentence: string) => log.error('The database', sentence);
  const online = createOnlinePlay(createSqliteStores(opened.value, leftOut), config, world);
  const headers = securityHeaders(config);
  const limits = { ...connectionLimits(config), ...connections };
  const app = createApp(null, online, log);
  const listening = await listen(
    app,
    { host: '127.0.0.1', port },
    {
      headers,
      limits,
      noted: (request, response) => noteRequest(log, config, request, response),
      limited: metrics.limited,
    },
  );
  if (!listening.ok) throw new Error(listening.fault);
  online.accept(listening.server, headers);
  const server: TestServer = {
    address: addressOf(listening.server).slice(0, -1),
    port: Number(new URL(addressOf(listening.server)).port),
    online,
    database: opened.value,
    file,
    connections: () => promisify(listening.server.getConnections.bind(listening.server))(),
    async end() {
      if (!running.delete(server)) return;
      online.stop();
      await closed(listening.server);
      opened.value.close();
    },
  };
  running.add(server);
  return server;
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}

export async function post(
  where: string,
  body: unknown = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(where, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export const bearing = (token: string) => ({ authorization: `Bearer ${token}` });

export async function newToken({ address }: ServerAddress): Promise<string> {
  const answer = (await (await post(`${address}/api/guests/program`)).json()) as { readonly token: string };
  return answer.token;
}

export async function openTable({ address }: ServerAddress, token: string, terms: Terms): Promise<Seated> {
  const answer = await post(`${address}/api/tables/open`, { terms, listed: false }, bearing(token));
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Seated;
}

export async function sit({ address }: ServerAddress, token: string, table: string): Promise<Seated> {
  const answer = await post(`${address}/api/tables/sit`, { table }, bearing(token));
  if (answer.status !== 200) throw new Error(await answer.text());
  return (await answer.json()) as Seated;
}

/** A raw connection. */
export function dial(
  { port }: ServerAddress,
  headers: Record<string, string>,
  where = SOCKET_PATH,
  protocol: string | string[] = PROTOCOL,
): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${port}${where}`, protocol, { headers });
}

/** The socket of the protocol's link over `ws`, as a program in Node would make it. */
function socketOver(server: ServerAddress, token: string): OpenSocket {
  return ({ opened, received, closed: ended }) => {
    const socket = dial(server, bearing(token), SOCKET_PATH, OFFERED_PROTOCOLS);
    socket.on('open', opened);
    socket.on('message', (data) => received(data.toString()));
    socket.on('error', () => {});
    socket.on('close', ended);
    return { send: (text) => socket.send(text), close: () => socket.terminate() };
  };
}

export interface Program {
  readonly session: Session;
  readonly news: readonly TableNews[];
  tell: ReturnType<typeof createSocketLink>['tell'];
  /** Once the session's state fulfils it. */
  until(reached: (session: Session) => boolean): Promise<void>;
  untilNews(type: TableNews['type'], fits?: (news: TableNews) => boolean): Promise<TableNews>;
  leave(): void;
}

let ids = 0;

/** Somebody at a table over a real connection; `plays` leaves the playing to the house's own bot. */
export function join(server: ServerAddress, token: string, { table, seat }: Seated, plays: boolean): Program {
  const news: TableNews[] = [];
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const dice = seededDice(seat);
  const link = createSocketLink({
    open: socketOver(server, token),
    clock: wallClock,
    dice,
    table,
    news(one) {
      news.push(one);
      changed();
    },
  });
  const session = createSession({
    link,
    viewer: seat,
    clock: wallClock,
    newId() {
      ids += 1;
      return `${seat}-${ids}`;
    },
  });
  session.subscribe(changed);
  const stop = plays
    ? startBot({ session, who: seat, brain: plainBrain(dice), clock: wallClock, pace: () => 0 })
    : () => {};
  const when = (reached: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!reached()) return;
        listeners.delete(check);
        resolve();
      };
      listeners.add(check);
      check();
    });
  return {
    session,
    news,
    tell: link.tell,
    until: (reached) => when(() => reached(session)),
    async untilNews(type, fits = () => true) {
      const found = () => news.find((one) => one.type === type && fits(one));
      await when(() => found() !== undefined);
      return found() as TableNews;
    },
    leave() {
      stop();
      session.close();
    },
  };
}

/** Guesses codes that fit; that is enough, since the referee marks. */
function plainBrain(dice: Dice): Brain {
  const never = () => {
    throw new Error('The referee marks here.');
  };
  return {
    chooseCode: (spec) => drawCode(spec, dice),
    choosePalmed: (spec, supply, code) => drawPalmed(spec, supply, code, dice),
    chooseGuess: (clues) => fittingCode(clues) ?? drawCode(clues.spec, dice),
    seesContradiction: (clues) => fittingCode(clues) === null,
    chooseMark: never,
    settleOn: never,
  };
}
