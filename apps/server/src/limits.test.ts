// R13: every limit of the table, respected and then exceeded; a limit without a test does not compile.

import { EventEmitter, once } from 'node:events';
import { PassThrough } from 'node:stream';
import { type EndpointName, encodeMessage } from '@blackpeg/protocol';
import { standardTerms, superEdition } from '@blackpeg/rules';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { caller, given } from './ask.testing.ts';
import { hold, pipeline, releaseAll } from './attacks/raw.testing.ts';
import { usualConfig } from './config.testing.ts';
import { ASKS } from './identity/matrix.testing.ts';
import { type LimitName, limitsOf } from './limits.ts';
import { plainLog } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import * as online from './online.testing.ts';
import { createRateLimit } from './rate-limit.ts';
import type { Rooms } from './rooms/rooms.ts';
import { serveConnection } from './socket/connection.ts';
import { createSqliteStores } from './store/sqlite/stores.ts';

online.cleanUp();
releaseAll();

const { bearing, dial, newToken, openTable, post } = online;

/** Uses this much more of what is limited; for sizes and times, this much at once. */
type Use = (amount: number) => Promise<unknown>;
type Trial = (server: online.TestServer, metrics: Metrics) => Promise<Use>;

const CONFIG = { socketsPerAddress: 3, messagesPerGuest: 60, guestsPerAddress: 300, tablesPerAddress: 20 };
const AT_ONCE = 25;

/** This many at a time. */
async function repeat(count: number, act: (turn: number) => Promise<unknown>): Promise<void> {
  for (let done = 0; done < count; done += AT_ONCE) {
    const turns = Array.from({ length: Math.min(AT_ONCE, count - done) }, (_, index) => done + index);
    await Promise.all(turns.map(act));
  }
}

/** Requested by this many guests in turn; by strangers without a guest. */
function asking(name: EndpointName, guests: number): Trial {
  return async (server) => {
    const tokens: string[] = [];
    for (let count = 0; count < guests; count += 1) tokens.push(await newToken(server));
    const body = JSON.stringify(ASKS[name][0]('nowhere'));
    const asked = (turn: number) =>
      [
        `POST /api/${name} HTTP/1.1`,
        'host: 127.0.0.1',
        'content-type: application/json',
        `content-length: ${body.length}`,
        ...(guests > 0 ? [`authorization: Bearer ${tokens[turn % guests]}`] : []),
        `\r\n${body}`,
      ].join('\r\n');
    return (amount) =>
      pipeline(
        server,
        Array.from({ length: amount }, (_, turn) => asked(turn)),
      );
  };
}

async function connected(server: online.TestServer, token: string): Promise<WebSocket> {
  const socket = dial(server, bearing(token));
  socket.on('error', () => {});
  await Promise.race([once(socket, 'open'), once(socket, 'unexpected-response')]);
  return socket;
}

/** Sends each, and waits for a reply to each, or for the end. */
async function say(socket: WebSocket, frames: readonly string[]): Promise<void> {
  const ended = once(socket, 'close');
  for (const frame of frames) {
    socket.send(frame);
    await Promise.race([once(socket, 'message'), ended]);
  }
}

/** Over this many connections in turn; a spectator has no seat. */
function saying(connections: number, watches: boolean): Trial {
  return async (server) => {
    const host = await newToken(server);
    const { table } = await openTable(server, host, standardTerms(superEdition()));
    const hello = encodeMessage({ type: 'hello', table });
    const sockets: WebSocket[] = [];
    const token = watches ? await newToken(server) : host;
    for (let count = 0; count < connections; count += 1) sockets.push(await connected(server, token));
    return async (amount) => {
      const each = Math.ceil(amount / connections);
      for (const [index, socket] of sockets.entries())
        await say(socket, Array<string>(Math.min(each, amount - index * each)).fill(hello));
    };
  };
}

/** One frame of this many bytes. */
const sending: Trial = async (server) => async (amount) => {
  const socket = await connected(server, await newToken(server));
  const ended = once(socket, 'close');
  socket.send('x'.repeat(amount));
  await ended;
};

/** As long as allowed, by answering in time; then for longer, by staying silent. */
function waiting(said: string): Trial {
  return async (server) => async (amount) => {
    if (amount > 1) hold(server, said);
    else await fetch(`${server.address}/healthz`);
  };
}

class Unread extends EventEmitter {
  readonly OPEN = 1;
  readonly readyState = 1;
  bufferedAmount = 0;
  pong(): void {}
  terminate(): void {
    this.emit('close');
  }
}

/** A client that has left this many bytes unread sends a ping. */
const leavingUnread: Trial = async (_, metrics) => async (amount) => {
  const socket = new Unread();
  serveConnection(
    socket as unknown as WebSocket,
    new PassThrough(),
    { id: 'x', name: 'x' },
    {
      rooms: {} as Rooms,
      limits: limitsOf(usualConfig()),
      ofGuests: createRateLimit(10, 1000),
      log: plainLog,
      metrics,
    },
  );
  socket.bufferedAmount = amount;
  socket.emit('ping', Buffer.from(''));
  socket.terminate();
};

/** A guest who has muted this many others mutes one more. */
const treating: Trial = async (server) => {
  const stores = createSqliteStores(server.database);
  const me = await caller(server);
  const { guest } = await given(me.ask('guests/export', {}));
  const by = guest?.id ?? '';
  let people = 0;
  return async (amount) => {
    for (const last = people + amount - 1; people < last; people += 1) {
      const about = { id: `guest ${people}`, name: 'Guest' };
      await stores.guests.add(about, `token ${people}`);
      const entry = {
        person: `entry-${people}`,
        guestId: about.id,
        name: 'Guest',
        as: 'muted',
        since: 1,
      } as const;
      await stores.people.add(by, entry, Number.POSITIVE_INFINITY);
    }
    const { table } = await openTable(server, await newToken(server), standardTerms(superEdition()));
    await me.ask('people/set', { table, seat: 0, as: 'muted' });
  };
};

const TRIALS: Readonly<Record<LimitName, Trial>> = {
  'request-bytes': async (server) => (amount) =>
    post(`${server.address}/api/guests/program`, `"${'x'.repeat(amount - 2)}"`),
  'message-bytes': sending,
  'frame-bytes': sending,
  'unread-bytes': leavingUnread,
  // Before the first message anybody may be a player.
  'messages-of-player': saying(1, false),
  'messages-of-spectator': async (server, metrics) => {
    const use = await saying(1, true)(server, metrics);
    await use(1);
    return use;
  },
  'messages-of-guest': saying(2, false),
  'sockets-of-address': async (server) => {
    const token = await newToken(server);
    return (amount) => repeat(amount, () => connected(server, token));
  },
  'connections-of-address': async (server) => (amount) =>
    repeat(amount, () => once(hold(server, 'GET / HTTP/1.1\r\n', '127.0.0.3').socket, 'connect')),
  'requests-unanswered': async (server) => async (amount) => {
    const { answered, socket } = hold(server, 'GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(amount));
    await Promise.race([answered, once(socket, 'end')]);
  },
  'head-milliseconds': waiting('GET / HTTP/1.1\r\nhost: a\r\nx: '),
  'request-milliseconds': waiting('POST /api/guests/page HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{'),
  'silent-milliseconds': waiting(''),
  'readiness-of-address': async (server) => (amount) =>
    repeat(amount, () => fetch(`${server.address}/readyz`)),
  'newcomers-of-address': asking('guests/program', 0),
  'recoveries-of-address': asking('guests/recover/program', 0),
  'games-of-guest': asking('tables/pair', 1),
  'games-of-address': asking('tables/pair', 3),
  'lookups-of-guest': asking('tables/look', 1),
  'lookups-of-address': asking('tables/look', 11),
  'changes-of-guest': asking('guests/rename', 1),
  'changes-of-address': asking('guests/rename', 35),
  'looks-of-guest': asking('guests/me', 1),
  'looks-of-address': asking('guests/me', 45),
  'people-of-guest': treating,
  'reports-of-guest': asking('people/report', 1),
  'reports-of-address': asking('people/report', 12),
  'exports-of-guest': asking('guests/export', 1),
  'exports-of-address': asking('guests/export', 11),
};

/** Limits that would take too long or too much on a default server. */
const OPTIONS: Readonly<Partial<Record<LimitName, online.ServerOptions>>> = {
  'messages-of-player': { config: { messagesPerGuest: 5_000 } },
  'messages-of-spectator': { config: { messagesPerGuest: 5_000 } },
  'head-milliseconds': { connections: { head: 1_000 } },
  'request-milliseconds': { connections: { head: 1_000, request: 1_100 } },
  'silent-milliseconds': { connections: { silence: 2_000 } },
};

test.each(Object.keys(TRIALS) as LimitName[])('R13: %s', async (name) => {
  const metrics = createMetrics();
  const { config, connections } = OPTIONS[name] ?? {};
  const options = { config: { ...CONFIG, ...config }, world: { metrics } };
  const server = await online.startServer(connections ? { ...options, connections } : options);
  const hits = async () => {
    const line = new RegExp(`blackpeg_limits_hit_total\\{limit="${name}"\\} (\\d+)`).exec(
      await metrics.text(),
    );
    return Number(line?.[1] ?? 0);
  };
  const isAtOnce = /bytes|milliseconds|unanswered/.test(name);
  const { most } = limitsOf({ ...usualConfig(), ...CONFIG, ...config })[name];
  const use = await TRIALS[name](server, metrics);
  await use(name.endsWith('milliseconds') ? 1 : most);
  expect(await hits()).toBe(0);
  await use(isAtOnce ? most + 1 : 1);
  await expect.poll(hits).toBeGreaterThan(0);
});
