// One connection: which messages are let through, how fast, how large, and for how long nothing may be heard.

import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import {
  type ClientMessage,
  decodeClientMessage,
  type ErrorCode,
  encodeMessage,
  LONGEST_REQUEST,
  type ServerMessage,
} from '@blackpeg/protocol';
import type { Milliseconds } from '@blackpeg/rules';
import type { RawData, WebSocket } from 'ws';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import type { Visit } from '../rooms/room.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { logged } from '../store/fault.ts';
import type { Guest } from '../store/records.ts';

/** R13. */
export const LIMIT_WINDOW: Milliseconds = 20_000;
const MOST_OF_PLAYER = 200;
const MOST_OF_SPECTATOR = 50;
/** Milliseconds between looks at whether somebody is still there; who missed one look is gone at the next. */
const PULSE: Milliseconds = 15_000;
const PING_BYTES = 12;
/** Bytes a client may leave unread before it is cut off; it asks for what it missed when it comes back. */
const MOST_UNREAD = 1_000_000;

/** Milliseconds a client has to say goodbye. */
const FAREWELL: Milliseconds = 2_000;

/** Close codes of WebSocket. */
const BROKE_POLICY = 1008;
const RESTARTING = 1012;
const closeCodeOf = (code: ErrorCode) => (code === 'stopping' ? RESTARTING : BROKE_POLICY);

export interface Connection {
  readonly guest: Guest;
  /** The guest was deleted: whatever else they say over this connection is not heard. */
  dismiss(): void;
  /** The server is about to end. */
  stop(): void;
}

export interface ConnectionPorts {
  /** The client takes the dispatch of an action for its answer. */
  readonly answeredOnce?: boolean;
  readonly rooms: Rooms;
  /** What each guest says, over all their connections: who is cut off gains nothing by coming back. */
  readonly ofGuests: RateLimit;
}

/** `stream` is what the socket writes to. */
export function serveConnection(
  socket: WebSocket,
  stream: Duplex,
  guest: Guest,
  { rooms, ofGuests, answeredOnce = false }: ConnectionPorts,
): Connection {
  const asPlayer = createRateLimit(MOST_OF_PLAYER, LIMIT_WINDOW);
  const asSpectator = createRateLimit(MOST_OF_SPECTATOR, LIMIT_WINDOW);
  let visit: Visit | null = null;
  /** Messages are heard one after the other; the first brings the visitor into a room. */
  let heard = Promise.resolve();
  /** What the answer to the last ping must hold, and when that was sent; null once it has come. */
  let awaited: { readonly payload: string; readonly at: number } | null = null;
  let isAlive = true;
  let isEnding = false;
  let isGathering = false;
  let isDismissed = false;

  function tell(message: ServerMessage): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else {
      gather();
      socket.send(encoded(message));
    }
  }

  /** What is said in one turn of the loop, an event and the answer to who brought it about, leaves in one piece. */
  function gather(): void {
    if (isGathering) return;
    isGathering = true;
    stream.cork();
    process.nextTick(() => {
      isGathering = false;
      stream.uncork();
    });
  }

  function end(code: ErrorCode): void {
    if (isEnding) return;
    isEnding = true;
    tell({ type: 'error', code, about: null });
    socket.close(closeCodeOf(code), code);
    setTimeout(() => socket.terminate(), FAREWELL).unref();
  }

  function dismiss(): void {
    isDismissed = true;
    end('forgotten');
    visit?.leave();
  }

  function isAllowed(): boolean {
    const limit = visit?.viewer() === 'spectator' ? asSpectator : asPlayer;
    const now = performance.now();
    return limit.allows('', now) && ofGuests.allows(guest.id, now);
  }

  /** What was said, or why the connection ends. */
  function read(data: RawData, isBinary: boolean): ClientMessage | ErrorCode {
    if (!isAllowed()) return 'too-fast';
    const text = data.toString();
    if (isBinary || Buffer.byteLength(text) > LONGEST_REQUEST) return 'bad-message';
    const message = decodeClientMessage(text);
    return message.ok ? message.value : 'bad-message';
  }

  function receive(data: RawData, isBinary: boolean): void {
    const message = read(data, isBinary);
    if (typeof message === 'string') end(message);
    else heard = heard.then(() => hear(message)).catch(failed);
  }

  async function hear(message: ClientMessage): Promise<void> {
    if (isDismissed) return;
    if (visit) await visit.hear(message);
    else if (message.type === 'hello') await enter(message.table);
    else end('bad-message');
  }

  function failed(error: unknown): void {
    console.error(logged(error));
    tell({ type: 'error', code: 'store-failed', about: null });
  }

  async function enter(table: string): Promise<void> {
    const entered = await rooms.enter(table, { guest, answeredOnce, tell });
    if (!entered) return tell({ type: 'error', code: 'no-such-table', about: null });
    visit = entered;
    if (socket.readyState === socket.OPEN) beat();
    else visit.leave();
  }

  function beat(): void {
    // Nobody can answer what they have not got.
    awaited = { payload: randomBytes(PING_BYTES).toString('base64url'), at: performance.now() };
    socket.ping(awaited.payload);
  }

  /** Only the answer to our last ping says anything; any other costs as much as a message. */
  function ponged(payload: string): void {
    if (payload === awaited?.payload) {
      isAlive = true;
      visit?.lag(Math.round(performance.now() - awaited.at));
      awaited = null;
    } else if (!isAllowed()) end('too-fast');
  }

  function pinged(payload: Buffer): void {
    if (!isAllowed()) end('too-fast');
    else if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    else socket.pong(payload);
  }

  const pulse = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    beat();
  }, PULSE);

  socket.on('message', receive);
  socket.on('ping', pinged);
  socket.on('pong', (payload) => ponged(payload.toString()));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(pulse);
    visit?.leave();
  });
  return { guest, dismiss, stop: () => end('stopping') };
}

/** The same message goes to everybody at a table, one after the other. */
let last: { readonly message: ServerMessage; readonly text: string } | null = null;

function encoded(message: ServerMessage): string {
  if (last?.message !== message) last = { message, text: encodeMessage(message) };
  return last.text;
}
