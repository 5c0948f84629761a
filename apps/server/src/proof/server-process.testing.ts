// The built server as a process of its own, to be killed and started again where it was.

import { type ChildProcess, spawn } from 'node:child_process';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Everything it said, and everything it wrote to its error output. */
  said(): string;
  complaints(): string;
  /** Kept when it has ended, however. */
  readonly ended: Promise<void>;
  /** As a power cut would, for the process. */
  kill(): Promise<void>;
  /** As an operator would. */
  stop(): Promise<void>;
}

export interface ServerPlace {
  /** The built main.js of the server. */
  readonly main: string;
  readonly dataDir: string;
  /** 0 for any. */
  readonly port: number;
  readonly socketsPerAddress: number;
  /** A program to run it under: a tracer. */
  readonly under?: readonly string[];
  /** Beside those above; without any, what programs need that come back more often than people do. */
  readonly settings?: Readonly<Record<string, string>>;
}

const OFTEN = { BLACKPEG_MESSAGES_PER_GUEST: '100000' };

/** Kept when it accepts; rejected with what it complained about when it ends instead. */
export function startProcess(place: ServerPlace): Promise<ServerProcess> {
  const { main, dataDir, port, socketsPerAddress, under = [], settings = OFTEN } = place;
  const [command = '', ...args] = [...under, process.execPath, main];
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      BLACKPEG_DATA_DIR: dataDir,
      BLACKPEG_PORT: `${port}`,
      BLACKPEG_SOCKETS_PER_ADDRESS: `${socketsPerAddress}`,
      ...settings,
    },
  });
  // Whatever becomes of who started it, it does not stay behind.
  const takeAlong = () => child.kill('SIGKILL');
  process.once('exit', takeAlong);
  let [said, complaints] = ['', ''];
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = endOf(child).then(() => {
    process.off('exit', takeAlong);
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const address = /http:\S+/.exec(said)?.[0];
      if (address === undefined || child.pid === undefined) return;
      resolve({
        port: Number(new URL(address).port),
        pid: child.pid,
        said: () => said,
        complaints: () => complaints,
        ended,
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      });
    });
    void ended.then(() => reject(new Error(`The server ended: ${complaints}`)));
  });
}

function endOf(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
}
