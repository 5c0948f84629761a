// Fuzzes a server: connections full of nonsense, bytes that are not frames, handshakes that never end.

import { connect, type Socket } from 'node:net';
import { PROTOCOL, SOCKET_PATH } from '@blackpeg/protocol';
import { type Dice, seededDice } from '@blackpeg/rules';
import { WebSocket } from 'ws';
import { anyBytes, anyFrame, type Frame, fatalFrame } from './nonsense.testing.ts';

export interface Target {
  readonly port: number;
  /** The senders, by their tokens, and the table they address: players, spectators and strangers. */
  readonly attackers: readonly { readonly token: string; readonly table: string }[];
  readonly frames: number;
  readonly seed: number;
}

/** Connections at a time. */
const AT_ONCE = 16;
/** Below the limit of messages, so that every frame is read. */
const FRAMES_PER_LINE = 190;

/** Returns the number of frames sent, after every connection has ended. */
export async function fire({ port, attackers, frames, seed }: Target): Promise<number> {
  const dice = seededDice(seed);
  let sent = 0;
  let lines = 0;
  async function fireOn(): Promise<void> {
    while (sent < frames) {
      const count = Math.min(FRAMES_PER_LINE, frames - sent);
      const attacker = attackers[lines % attackers.length];
      if (!attacker) return;
      lines += 1;
      sent += count;
      await fireLine(port, attacker.token, volley(attacker.table, count, dice), lines % 8 === 0, dice);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fireOn));
  return sent;
}

/** The first frame is a hello, usually a valid one, so that the rest reaches a table. */
function volley(table: string, count: number, dice: Dice): readonly Frame[] {
  const hello: Frame = { data: JSON.stringify({ type: 'hello', table }), binary: false };
  return Array.from({ length: count }, (_, index) => {
    if (index === 0 && dice(10) > 0) return hello;
    return index === count - 1 ? fatalFrame(dice) : anyFrame(table, dice);
  });
}

function fireLine(
  port: number,
  token: string,
  frames: readonly Frame[],
  isRaw: boolean,
  dice: Dice,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${SOCKET_PATH}`, PROTOCOL, { headers });
  let stream: Socket | null = null;
  socket.on('upgrade', (response) => {
    stream = response.socket;
  });
  return new Promise((resolve, reject) => {
    socket.on('open', () => {
      for (const { data, binary } of frames) socket.send(data, { binary });
      // Bytes outside any frame.
      if (isRaw) stream?.write(anyBytes(1 + dice(100), dice));
    });
    socket.on('unexpected-response', (_, response) => reject(new Error(`Refused: ${response.statusCode}.`)));
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });
}

export interface SlowHandshakes {
  /** How many the server has closed by now. */
  ended(): number;
  stop(): void;
}

/** Opens this many requests that never finish. */
export async function dawdle(port: number, count: number): Promise<SlowHandshakes> {
  let ended = 0;
  const streams: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const stream = connect(port, '127.0.0.1');
    stream.on('error', () => {});
    // Only a reader notices the end.
    stream.resume();
    stream.once('close', () => {
      ended += 1;
    });
    await new Promise((resolve) => stream.once('connect', resolve));
    stream.write(`GET ${SOCKET_PATH} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webso`);
    streams.push(stream);
  }
  return {
    ended: () => ended,
    stop() {
      for (const stream of streams) stream.destroy();
    },
  };
}
