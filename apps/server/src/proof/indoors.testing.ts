// All of online play without a network: connections within this process, with every byte the server would send.

import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { ClientMessage, EndpointName } from '@blackpeg/protocol';
import type { Dice, Milliseconds } from '@blackpeg/rules';
import type { WebSocket } from 'ws';
import { usualConfig } from '../config.testing.ts';
import { limitsOf } from '../limits.ts';
import { plainLog } from '../monitoring/log.ts';
import { createMetrics } from '../monitoring/metrics.ts';
import { createOnlinePlay, type OnlinePlay } from '../online.ts';
import { createRateLimit } from '../rate-limit.ts';
import { serveConnection } from '../socket/connection.ts';
import type { Guest } from '../store/records.ts';
import { type Database, openDatabase } from '../store/sqlite/database.ts';
import { createSqliteStores } from '../store/sqlite/stores.ts';

export interface Place {
  readonly database: Database;
  readonly online: OnlinePlay;
  /** The dice with which the house hides from now on. */
  throwWith(dice: Dice): void;
  close(): void;
}

/** Everything but the network and the disk. */
export function openPlace(): Place {
  const opened = openDatabase(':memory:');
  if (!opened.ok) throw new Error(opened.error);
  const database = opened.value;
  let dice: Dice = (sides) => randomInt(sides);
  const online = createOnlinePlay(createSqliteStores(database), usualConfig(), {
    dice: (sides) => dice(sides),
  });
  return {
    database,
    online,
    throwWith(another) {
      dice = another;
    },
    close() {
      online.stop();
      database.close();
    },
  };
}

export interface IndoorLine {
  /** Every frame, in order. */
  readonly heard: readonly string[];
  say(message: ClientMessage): void;
  /** The answer to an action of this id, as it was sent. */
  answerTo(id: string): string | undefined;
  leave(): void;
}

/** The part of a socket that a connection needs. */
class Ear extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly bufferedAmount = 0;
  readonly heard: string[] = [];
  private readonly lag: Milliseconds;

  constructor(lag: Milliseconds) {
    super();
    this.lag = lag;
  }

  send(text: string): void {
    this.heard.push(text);
  }

  ping(data: string): void {
    setTimeout(() => this.emit('pong', Buffer.from(data)), this.lag);
  }

  close(): void {
    if (this.readyState !== this.OPEN) return;
    this.readyState = 3;
    this.emit('close');
  }

  terminate(): void {
    this.close();
  }
}

const MOST_MESSAGES = 1_000_000;
const MINUTE = 60_000;
const LIMITS = limitsOf(usualConfig());
const metrics = createMetrics();

export function lineInto({ rooms }: OnlinePlay, guest: Guest, lag: Milliseconds = 0): IndoorLine {
  const ear = new Ear(lag);
  const ofGuests = createRateLimit(MOST_MESSAGES, MINUTE);
  serveConnection(ear as unknown as WebSocket, new PassThrough(), guest, {
    rooms,
    ofGuests,
    limits: LIMITS,
    metrics,
    log: plainLog,
  });
  return {
    heard: ear.heard,
    say(message) {
      ear.emit('message', Buffer.from(JSON.stringify(message)), false);
    },
    answerTo: (id) => {
      const starts = ['granted', 'refused'].map((type) => `{"type":"${type}","id":"${id}",`);
      return ear.heard.findLast((text) => starts.some((start) => text.startsWith(start)));
    },
    leave: () => ear.close(),
  };
}

/** The raw response of an endpoint. */
export async function ask(
  { routes }: OnlinePlay,
  name: EndpointName,
  body: object,
  token: string,
): Promise<string> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const incoming = { headers, socket: { remoteAddress: '127.0.0.1' } };
  const request = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await routes.request(`/${name}`, request, { incoming })).text();
}

/** Runs the event loop until a condition holds; if it never does, the test fails. */
export async function eventually(reached: () => boolean): Promise<void> {
  for (let turns = 0; !reached(); turns += 1) {
    if (turns > MOST_TURNS) throw new Error('What was waited for never came about.');
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const MOST_TURNS = 100_000;
