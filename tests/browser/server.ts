// The built server as a separate process, on a free port of this machine, with a temporary folder.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RunningServer {
  /** `http://127.0.0.1:41234`, without a slash at the end. */
  readonly origin: string;
  /** Killed as by a power cut; the returned function starts it again at the same address, with its stored data. */
  kill(): Promise<() => Promise<void>>;
  /** It has ended when this resolves. */
  stop(): Promise<void>;
}

interface Running {
  readonly origin: string;
  kill(): Promise<void>;
}

/** Tests and benches are started from the project's folder by the tools that run them; `root` is another build. */
export async function startServer(root = '.'): Promise<RunningServer> {
  const main = path.resolve(root, 'apps/server/bundle/main.js');
  const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-browser-'));
  let running = await startAt(main, dataDir, '0');
  const { origin } = running;
  return {
    origin,
    async kill() {
      await running.kill();
      return async () => {
        running = await startAt(main, dataDir, new URL(origin).port);
      };
    },
    stop: async () => {
      await running.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Port 0 is any that is free. */
async function startAt(main: string, dataDir: string, port: string): Promise<Running> {
  const env = { PATH: process.env.PATH, BLACKPEG_PORT: port, BLACKPEG_DATA_DIR: dataDir };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = await new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0]));
    child.once('close', () => resolve(undefined));
  });
  if (address === undefined) throw new Error('The server did not start: run npm run setup first.');
  return {
    origin: new URL(address).origin,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
