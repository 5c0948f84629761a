// The built server as a separate process, which can be killed and started again.

import { type ChildProcess, spawn } from 'node:child_process';

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  /** Everything it wrote to stdout, and to stderr. */
  said(): string;
  complaints(): string;
  /** Resolves when it has ended in any way. */
  readonly ended: Promise<void>;
  /** SIGKILL: like a power cut for the process. */
  kill(): Promise<void>;
  /** SIGTERM: as an operator stops it. */
  stop(): Promise<void>;
}

export interface ServerPlace {
  /** The server's built main.js. */
  readonly main: string;
  readonly dataDir: string;
  /** 0 for any. */
  readonly port: number;
  readonly socketsPerAddress: number;
  /** A program to run it under: a tracer. */
  readonly under?: readonly string[];
  /** Further settings; the default allows programs to reconnect more often than people do. */
  readonly settings?: Readonly<Record<string, string>>;
}

const OFTEN = { BLACKPEG_MESSAGES_PER_GUEST: '100000' };

/** Resolves when it accepts connections; rejected with its error message if it ends instead. */
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
  // It ends with the process that started it.
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
