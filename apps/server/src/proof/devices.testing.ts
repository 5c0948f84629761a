// A player's device in a test, which can lose its connection, be behind a network that lets nothing through, or sleep.

import { OFFERED_PROTOCOLS, type OpenSocket, SOCKET_PATH } from '@blackpeg/protocol';
import { createWallClock, type WallClock } from '@blackpeg/referee';
import { WebSocket } from 'ws';
import { monotonicTimers } from '../wall-clock.ts';

export const LOSSES = ['cut', 'partition', 'sleep'] as const;
export type Loss = (typeof LOSSES)[number];

export interface TestDevice {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  begin(loss: Loss): void;
  end(): void;
}

/** A port where nobody listens. */
const NOBODY = 1;

export function createDevice(port: number, token: string): TestDevice {
  const sockets = new Set<WebSocket>();
  /** What is held until the loss is over: frames and connections, as by a network that resends them; in sleep, timers too. */
  const held: (() => void)[] = [];
  let loss: Loss | null = null;

  function whenThrough(job: () => void): void {
    if (loss === 'partition' || loss === 'sleep') held.push(job);
    else job();
  }

  const clock = createWallClock({
    now: () => Date.now(),
    after: (milliseconds, run) =>
      monotonicTimers.after(milliseconds, () => {
        if (loss === 'sleep') held.push(run);
        else run();
      }),
  });

  const open: OpenSocket = ({ opened, received, closed }) => {
    let socket: WebSocket | null = null;
    let isClosed = false;
    whenThrough(() => {
      if (isClosed) return;
      const address = `ws://127.0.0.1:${loss === 'cut' ? NOBODY : port}${SOCKET_PATH}`;
      const mine = new WebSocket(address, OFFERED_PROTOCOLS, {
        headers: { authorization: `Bearer ${token}` },
      });
      socket = mine;
      sockets.add(mine);
      mine.on('open', opened);
      mine.on('message', (data) => received(data.toString()));
      mine.on('error', () => {});
      mine.on('close', () => {
        sockets.delete(mine);
        closed();
      });
    });
    return {
      send: (text) => whenThrough(() => socket?.send(text)),
      close() {
        isClosed = true;
        socket?.terminate();
      },
    };
  };

  return {
    open,
    clock,
    begin(begun) {
      loss = begun;
      for (const socket of sockets)
        if (begun === 'cut') socket.terminate();
        else socket.pause();
    },
    end() {
      loss = null;
      for (const socket of sockets) socket.resume();
      for (const job of held.splice(0)) job();
    },
  };
}
