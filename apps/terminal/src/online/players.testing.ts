// A server and terminals for the tests of a file, each a process of its own; all are ended after the tests.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { testFolders } from '../saved/folder.testing.ts';
import { startTerminal, type Terminal } from './terminal.testing.ts';

const MAIN = fileURLToPath(new URL('../../../server/bundle/main.js', import.meta.url));

export interface TestServer {
  readonly address: string;
  /** By SIGKILL, and started again at the same address with what it had stored. */
  killAndStart(): Promise<void>;
}

/** Called once by a test file. */
export function onlineTests() {
  const newFolder = testFolders();
  const terminals: Terminal[] = [];
  const servers: { child: ChildProcess }[] = [];
  afterAll(async () => {
    for (const terminal of terminals) await terminal.kill();
    for (const { child } of servers) await end(child);
  });

  async function startServer(): Promise<TestServer> {
    const data = newFolder();
    const server = await serve(data, 0);
    servers.push(server);
    const { address } = server;
    return {
      address,
      async killAndStart() {
        await end(server.child);
        server.child = (await serve(data, Number(new URL(address).port))).child;
      },
    };
  }

  function sitDown(args: readonly string[], home = newFolder(), env: NodeJS.ProcessEnv = {}): Terminal {
    const terminal = startTerminal(args, home, env);
    terminals.push(terminal);
    return terminal;
  }

  return { startServer, sitDown, newFolder };
}

async function serve(data: string, port: number) {
  const env = { PATH: process.env.PATH, BLACKPEG_PORT: String(port), BLACKPEG_DATA_DIR: data };
  const child: ChildProcess = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('close', () => reject(new Error('The server did not start.')));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /http:\S+/.exec(line)?.[0];
      if (url) resolve(new URL(url).origin);
    });
  });
  return { child, address };
}

async function end(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close');
  child.kill('SIGKILL');
  await closed;
}
