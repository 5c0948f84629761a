// Whether a client is still there: pinged regularly; only the reply to the last ping counts.

import { randomBytes } from 'node:crypto';
import type { Timers } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';
import type { WebSocket } from 'ws';

export interface Pulse {
  /** Pings now. */
  beat(): void;
  /** How long the answer to our last ping took; null for any other. */
  answered(payload: string): Milliseconds | null;
  stop(): void;
}

/** Milliseconds between checks; a client that missed one check is disconnected at the next. */
const PULSE: Milliseconds = 15_000;
const PING_BYTES = 12;

export function startPulse(socket: Pick<WebSocket, 'ping' | 'terminate'>, { now, after }: Timers): Pulse {
  /** The expected content of the next pong, and when the ping was sent; null once it has arrived. */
  let awaited: { readonly payload: string; readonly at: number } | null = null;
  let isAlive = true;

  function beat(): void {
    // A client cannot answer what it has not received.
    awaited = { payload: randomBytes(PING_BYTES).toString('base64url'), at: now() };
    socket.ping(awaited.payload);
  }

  function look(): void {
    stop = after(PULSE, look);
    if (isAlive) {
      isAlive = false;
      beat();
    } else socket.terminate();
  }

  let stop = after(PULSE, look);
  return {
    beat,
    answered(payload) {
      if (payload !== awaited?.payload) return null;
      const lag = Math.round(now() - awaited.at);
      isAlive = true;
      awaited = null;
      return lag;
    },
    stop: () => stop(),
  };
}
