// Whether a client is still there: pinged regularly; only the reply to the last ping counts.

import { randomBytes } from 'node:crypto';
import type { Timers } from '@blackpeg/referee';
import type { Milliseconds } from '@blackpeg/rules';
import type { WebSocket } from 'ws';

export interface Pulse {
  /** Asks now. */
  beat(): void;
  /** How long the answer to our last ping took; null for any other. */
  answered(payload: string): Milliseconds | null;
  stop(): void;
}

/** Milliseconds between looks at whether somebody is still there; who missed one look is gone at the next. */
const PULSE: Milliseconds = 15_000;
const PING_BYTES = 12;

export function startPulse(socket: Pick<WebSocket, 'ping' | 'terminate'>, { now, after }: Timers): Pulse {
  /** What the answer to the last ping must hold, and when that was sent; null once it has come. */
  let awaited: { readonly payload: string; readonly at: number } | null = null;
  let isAlive = true;

  function beat(): void {
    // Nobody can answer what they have not got.
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
