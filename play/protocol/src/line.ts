// Keeping a line up: opened again whenever it breaks or falls silent, with hello said first, until it is let go.

import type { WallClock } from '@blackpeg/referee';
import type { Dice, Milliseconds } from '@blackpeg/rules';
import { backOff } from './back-off.ts';
import type { ClientMessage } from './client-message.ts';
import { decodeServerMessage, encodeMessage } from './parse.ts';
import type { ServerMessage } from './server-message.ts';
import type { OpenSocket, Socket } from './socket.ts';
import { PATIENCE } from './waiting.ts';

export interface LinePorts {
  readonly open: OpenSocket;
  readonly clock: WallClock;
  readonly dice: Dice;
  /** What to say when the line is up, and again when nothing was heard for a while. */
  greeting(): ClientMessage;
  heard(message: ServerMessage): void;
  /** It broke; it is being opened again. */
  broken(): void;
}

export interface Line {
  /** False when the line is down and nothing was sent. */
  send(message: ClientMessage): boolean;
  /** Takes it for broken. */
  drop(): void;
  /** Tries at once: the network is said to be back. */
  hurry(): void;
  close(): void;
}

/** Milliseconds without a word until something is asked, to see whether anybody is there. */
const SILENCE: Milliseconds = 20_000;
/** A line that held so long was a good one: the next failure counts as the first. */
const STABLE: Milliseconds = 5_000;

export function createLine({ open, clock, dice, greeting, heard, broken }: LinePorts): Line {
  let socket: Socket | null = null;
  let isUp = false;
  let upSince = 0;
  let failures = 0;
  let closed = false;
  let cancelWatch = () => {};
  let cancelRetry = () => {};

  function connect(): void {
    cancelRetry();
    const mine: Socket = open({
      opened: () => {
        if (mine !== socket) return;
        isUp = true;
        upSince = clock.now();
        greet();
      },
      received: (text) => {
        if (mine === socket) receive(text);
      },
      closed: () => {
        if (mine === socket) lose();
      },
    });
    socket = mine;
    watch(PATIENCE, lose);
  }

  function receive(text: string): void {
    watch(SILENCE, greet);
    const message = decodeServerMessage(text);
    // What is not understood is left aside: versions tell what is missing.
    if (message.ok) heard(message.value);
  }

  function greet(): void {
    send(greeting());
    watch(PATIENCE, lose);
  }

  function send(message: ClientMessage): boolean {
    if (!isUp || !socket) return false;
    socket.send(encodeMessage(message));
    return true;
  }

  function watch(milliseconds: Milliseconds, then: () => void): void {
    cancelWatch();
    cancelWatch = clock.wake(clock.now() + milliseconds, then);
  }

  function lose(): void {
    if (!socket) return;
    if (isUp && clock.now() - upSince >= STABLE) failures = 0;
    letGo();
    cancelRetry = clock.wake(clock.now() + backOff(failures, dice), connect);
    failures += 1;
    broken();
  }

  function letGo(): void {
    cancelWatch();
    cancelRetry();
    const old = socket;
    socket = null;
    isUp = false;
    old?.close();
  }

  connect();
  return {
    send,
    drop: lose,
    hurry() {
      if (!closed && !socket) connect();
    },
    close() {
      closed = true;
      letGo();
    },
  };
}
