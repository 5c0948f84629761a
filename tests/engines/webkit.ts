// A minimal WebDriver client for WebKit, in a virtual display.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { WebKitFiles } from '../../tools/browsers/engines.mjs';
import type { Driver } from './driver.ts';

/** A WebDriver and its display. */
export interface WebKit {
  /** A browser with a separate profile. */
  open(): Promise<Driver>;
  close(): Promise<void>;
}

/** Keys that are no characters, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Otherwise the browser's toolbar prevents windows as narrow as a phone. */
const NARROW = '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; } headerbar { min-height: 0; }';
/** Milliseconds. */
const SCRIPT = 60_000;

export async function startWebKit(files: WebKitFiles): Promise<WebKit> {
  const home = mkdtempSync(path.join(tmpdir(), 'blackpeg-webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW);
  const display = await startDisplay(files.display);
  const port = await freePort();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    XDG_CONFIG_HOME: home,
    HOME: home,
    NO_AT_BRIDGE: '1',
    // Without a graphics card the other renderer takes more than twice the work.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const driver = spawn(files.driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const ask = askAt(`http://127.0.0.1:${port}`);
  await isReady(ask);
  return {
    open: () => openBrowser(ask, files.browser),
    async close() {
      await Promise.all([driver, display.process].map(end));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Ask = (method: 'GET' | 'POST' | 'DELETE', address: string, body?: object) => Promise<unknown>;

function askAt(origin: string): Ask {
  return async (method, address, body) => {
    const sent = method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {};
    const answer = await fetch(origin + address, { method, ...sent });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${address} is answered ${JSON.stringify(value)}`);
    return value;
  };
}

async function openBrowser(ask: Ask, binary: string): Promise<Driver> {
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
        timeouts: { script: SCRIPT },
      },
    },
  })) as { sessionId: string };
  const post = (name: string, body?: object) => ask('POST', `/session/${sessionId}/${name}`, body);
  const act = (type: string, actions: readonly object[], parameters?: object) =>
    post('actions', { actions: [{ type, id: type, actions, ...(parameters && { parameters }) }] });
  return {
    goto: async (url) => {
      await post('url', { url });
    },
    async run(expression) {
      const { result, error } = (await post('execute/async', {
        script: scriptFor(expression),
        args: [],
      })) as {
        readonly result?: unknown;
        readonly error?: string;
      };
      if (error !== undefined) throw new Error(error);
      return result;
    },
    press: async (keys) => {
      const values = keys.map((key) => KEYS[key] ?? key);
      await act(
        'key',
        values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      );
    },
    clickAt: async (x, y) => {
      const at = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const press = [
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await act('pointer', [at, ...press], { pointerType: 'mouse' });
    },
    async resize(width, height) {
      await post('window/rect', { width, height });
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`);
    },
  };
}

function scriptFor(expression: string): string {
  return `const done = arguments[0];
    (async () => (${expression}))().then(
      (result) => done({ result: result ?? null }),
      (error) => done({ error: String(error) }),
    );`;
}

/** The display says which number it took once it can be used. */
async function startDisplay(file: string): Promise<{ name: string; process: ChildProcess }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn(file, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    (process.stdio[3] as Readable).once('data', (chunk) => resolve(String(chunk).trim()));
    process.once('exit', (code) => reject(new Error(`The display ended with ${code}.`)));
  });
  return { name: `:${number}`, process };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function isReady(ask: Ask): Promise<void> {
  const end = performance.now() + SCRIPT;
  while (performance.now() < end) {
    if (await ask('GET', '/status').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The WebDriver of WebKit does not answer.');
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}
