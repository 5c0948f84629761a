// The built server as a real process: `npm test` builds it first.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROTOCOL } from '@blackpeg/protocol';
import { afterAll, afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';

const MAIN = path.resolve(import.meta.dirname, '../bundle/main.js');
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-server-'));
const running = new Set<ChildProcess>();

afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});
afterAll(() => rmSync(folder, { recursive: true }));

const modeOf = (file: string) => statSync(file).mode & 0o777;

interface Run {
  readonly child: ChildProcess;
  /** The address it printed; empty if it ended without one. */
  readonly address: Promise<string>;
  readonly end: Promise<{ readonly code: number | null; readonly errors: string }>;
}

function start(settings: Readonly<Record<string, string>>): Run {
  const env = { PATH: process.env.PATH, BLACKPEG_PORT: '0', BLACKPEG_DATA_DIR: folder, ...settings };
  const child = spawn(process.execPath, [MAIN], { env });
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return {
    child,
    address: new Promise((resolve) => {
      child.stdout.on('data', (chunk) => resolve(/http:\S+/.exec(String(chunk))?.[0] ?? ''));
      child.once('close', () => resolve(''));
    }),
    end: new Promise((resolve) => child.once('close', (code) => resolve({ code, errors }))),
  };
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'prints its address, answers there, and %s ends it with 0',
  async (signal) => {
    const dataDir = path.join(folder, signal, 'made');
    const server = start({ BLACKPEG_DATA_DIR: dataDir });
    const address = await server.address;
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
    expect(await (await fetch(`${address}healthz`)).text()).toBe('ok');
    // Other users of this machine must not be able to read it.
    expect(modeOf(dataDir)).toBe(0o700);
    for (const name of readdirSync(dataDir))
      expect([name, modeOf(path.join(dataDir, name))]).toEqual([name, 0o600]);
    server.child.kill(signal);
    expect(await server.end).toEqual({ code: 0, errors: '' });
  },
);

test('SIGTERM disconnects everybody with a message, and the server ends with 0', async () => {
  const server = start({ BLACKPEG_DATA_DIR: path.join(folder, 'drained') });
  const address = await server.address;
  expect(await (await fetch(`${address}readyz`)).text()).toBe('ok');
  const { token } = (await (await fetch(`${address}api/guests/program`, { method: 'POST' })).json()) as {
    readonly token: string;
  };
  const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, PROTOCOL, {
    headers: { authorization: `Bearer ${token}` },
  });
  await once(socket, 'open');
  const closed = once(socket, 'close');
  server.child.kill('SIGTERM');
  expect((await closed).map(String)).toEqual(['1012', 'stopping']);
  expect(await server.end).toEqual({ code: 0, errors: '' });
});

test('a database that cannot be used is refused in a sentence', async () => {
  const dataDir = path.join(folder, 'no-database');
  mkdirSync(dataDir);
  const file = path.join(dataDir, 'blackpeg.db');
  writeFileSync(file, 'x'.repeat(5000));
  expect(await start({ BLACKPEG_DATA_DIR: dataDir }).end).toEqual({
    code: 2,
    errors: `The database "${file}" cannot be used: it is no database; put a copy back, or move it away to begin with an empty one.\n`,
  });
});

test.each(['blackpeg.db', 'blackpeg.lock'])(
  'a folder where %s should be a file is refused in a sentence',
  async (name) => {
    const dataDir = path.join(folder, `folder-${name}`);
    mkdirSync(path.join(dataDir, name), { recursive: true });
    const { code, errors } = await start({ BLACKPEG_DATA_DIR: dataDir }).end;
    expect(code).toBe(2);
    expect(errors).toMatch(
      /^The (database|file) ".*" cannot be used: it cannot be opened; see that it is a file that may be written\.\n$/,
    );
  },
);

test('a folder that the system does not let anybody make is refused in a sentence', async () => {
  const dataDir = process.platform === 'linux' ? '/proc/blackpeg/data' : path.join(MAIN, 'data');
  const { code, errors } = await start({ BLACKPEG_DATA_DIR: dataDir }).end;
  expect(code).toBe(2);
  expect(errors).toMatch(
    /^BLACKPEG_DATA_DIR names ".*", which cannot be used as a folder to write in \(E\w+\)\.\n$/,
  );
});

test('a port in use is refused with a sentence', async () => {
  const port = new URL(await start({}).address).port;
  const elsewhere = path.join(folder, 'elsewhere');
  expect(await start({ BLACKPEG_PORT: port, BLACKPEG_DATA_DIR: elsewhere }).end).toEqual({
    code: 2,
    errors: `Port ${port} is taken: set BLACKPEG_PORT to another one, or to 0 for any free port.\n`,
  });
});

test('R2: a folder that another server uses is refused in a sentence, until that one is gone, however', async () => {
  const dataDir = path.join(folder, 'shared');
  const first = start({ BLACKPEG_DATA_DIR: dataDir });
  await first.address;
  expect(await start({ BLACKPEG_DATA_DIR: dataDir }).end).toEqual({
    code: 2,
    errors: `Another Blackpeg server uses the folder "${dataDir}": stop that one, or set BLACKPEG_DATA_DIR to another folder.\n`,
  });
  first.child.kill('SIGKILL');
  await first.end;
  expect(await start({ BLACKPEG_DATA_DIR: dataDir }).address).toMatch(/^http:/);
});

test('R2: a server started right after the old one was told to stop waits for it', async () => {
  const dataDir = path.join(folder, 'follows');
  const first = start({ BLACKPEG_DATA_DIR: dataDir });
  const { port } = new URL(await first.address);
  // A running request keeps the old one for a while.
  const slow = connect(Number(port), '127.0.0.1');
  slow.on('error', () => {});
  await once(slow, 'connect');
  slow.write('POST /api/guests/page HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n');
  first.child.kill('SIGTERM');
  const next = start({ BLACKPEG_DATA_DIR: dataDir, BLACKPEG_PORT: port });
  expect(await next.address).toMatch(/^http:/);
  expect(await first.end).toMatchObject({ code: 0 });
  slow.destroy();
});

test('bad settings are refused in a sentence each', async () => {
  const { code, errors } = await start({ BLACKPEG_PORT: 'x', BLACKPEG_HOSTS: 'y' }).end;
  expect(code).toBe(2);
  expect(errors.trim().split('\n')).toEqual([
    expect.stringContaining('BLACKPEG_HOSTS'),
    expect.stringContaining('BLACKPEG_PORT'),
  ]);
});

test('a data folder that is a file is refused in a sentence', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(await start({ BLACKPEG_DATA_DIR: file }).end).toEqual({
    code: 2,
    errors: `BLACKPEG_DATA_DIR names "${file}", which cannot be used as a folder to write in (EEXIST).\n`,
  });
});

test('an address this machine does not have is refused in a sentence', async () => {
  const { code, errors } = await start({ BLACKPEG_HOST: '192.0.2.1' }).end;
  expect(code).toBe(2);
  expect(errors).toBe(
    'This machine has no address "192.0.2.1": set BLACKPEG_HOST to one it has, such as 127.0.0.1.\n',
  );
});

test('metrics are on a separate port, and not on the port of the app', async () => {
  const dataDir = path.join(folder, 'figures');
  const server = start({ BLACKPEG_DATA_DIR: dataDir, BLACKPEG_METRICS_PORT: '0' });
  let said = '';
  for await (const piece of server.child.stdout ?? []) {
    said += piece;
    if (said.includes('metrics')) break;
  }
  const [app = '', figures = ''] = said.match(/http:\S+/g) ?? [];
  expect((await fetch(`${app}metrics`)).status).toBe(404);
  const answer = await fetch(figures);
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await answer.text()).toMatch(/^blackpeg_connections 0$[\s\S]*^process_open_fds \d+$/m);
  const port = new URL(figures).port;
  const other = { BLACKPEG_DATA_DIR: path.join(folder, 'figures-too'), BLACKPEG_METRICS_PORT: port };
  expect(await start(other).end).toEqual({
    code: 2,
    errors: `Port ${port} is taken: set BLACKPEG_METRICS_PORT to another one, or to 0 for any free port.\n`,
  });
  server.child.kill('SIGTERM');
  expect(await server.end).toEqual({ code: 0, errors: '' });
});

test('with BLACKPEG_LOG=json every line is an object', async () => {
  const settings = { BLACKPEG_DATA_DIR: path.join(folder, 'json'), BLACKPEG_LOG: 'json' };
  const { child } = start(settings);
  const [line] = await once(child.stdout ?? child, 'data');
  expect(JSON.parse(`${line}`)).toEqual({
    time: expect.any(String),
    level: 'info',
    message: expect.stringMatching(/^Blackpeg is at http:/),
  });
});
