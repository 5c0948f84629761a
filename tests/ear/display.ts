// A virtual Braille display of 40 cells: BRLTTY drives it, and its contents can be read.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const CELLS = 40;

export interface BrailleDisplay {
  /** Where a screen reader finds it. */
  readonly env: Readonly<Record<string, string>>;
  /** Everything it has shown, in order. */
  shown(): readonly string[];
  close(): Promise<void>;
}

/** BrlAPI counts its ports from here. */
const FIRST_PORT = 4101;

/** `folder` is for its files; `screen` is what it reads by itself: nothing (`no`) or the text console (`lx`). */
export async function startBrailleDisplay(
  brltty: string,
  folder: string,
  screen: 'no' | 'lx' = 'no',
): Promise<BrailleDisplay> {
  mkdirSync(folder, { recursive: true });
  const [device, api] = await Promise.all([freePort(), freePort()]);
  const host = `127.0.0.1:${api - FIRST_PORT}`;
  const options = {
    '--braille-driver': 'vr',
    '--braille-device': `server:127.0.0.1:${device}`,
    '--screen-driver': screen,
    '--speech-driver': 'no',
    '--api-parameters': `Auth=none,Host=${host}`,
    '--configuration-file': '/dev/null',
    '--updatable-directory': folder,
    '--writable-directory': folder,
    '--preferences-file': path.join(folder, 'preferences'),
    '--pid-file': path.join(folder, 'pid'),
  };
  const args = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  const child = spawn(brltty, ['--no-daemon', '--quiet', ...args], {
    stdio: 'ignore',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  const shown: string[] = [];
  const socket = await connected(device, child);
  socket.setEncoding('utf8');
  let buffer = '';
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    const lines = (buffer + chunk).split(/\r?\n/);
    buffer = lines.pop() ?? '';
    for (const line of lines) {
      const text = /^Visual "(.*)"$/.exec(line)?.[1];
      if (text !== undefined) shown.push(text.replaceAll(/\\(.)/g, '$1').trim());
    }
  });
  socket.write(`cells ${CELLS}\r\n`);
  return {
    env: { BRLAPI_HOST: host },
    shown: () => [...shown],
    async close() {
      socket.destroy();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
}

/** It accepts connections once it runs. */
async function connected(port: number, child: ChildProcess): Promise<Socket> {
  while (child.exitCode === null) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    await pause(100);
  }
  throw new Error(`${child.spawnfile} ended with ${child.exitCode}.`);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
