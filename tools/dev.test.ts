// `npm run dev` as somebody runs it: the page with hot reload, online play through it, and nothing left afterwards.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROTOCOL } from '@blackpeg/protocol';
import { expect, test } from 'vitest';

test.runIf(process.platform !== 'win32')(
  'npm run dev serves the page and online play, and Ctrl-C ends all of it',
  async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'blackpeg-dev-'));
    const npm = spawn('npm', ['run', 'dev'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, BLACKPEG_PORT: '0', BLACKPEG_DATA_DIR: dataDir, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
      // With a process group of its own, which a terminal would send the signal to.
      detached: true,
    });
    const closed = once(npm, 'close');
    const address = await addressIn(npm.stdout);
    const origin = new URL(address).origin;
    expect(await (await fetch(address)).text()).toContain('/@vite/client');
    // All words are loaded: a page cannot load parts that only the terminal has.
    const words = path.resolve(import.meta.dirname, '../core/wording/src/words/languages.ts');
    expect(await (await fetch(`${origin}/@fs${words}`)).text()).toMatch(/words\/en\/index\.ts/);
    const guest = await fetch(`${origin}/api/guests/program`, { method: 'POST', headers: { origin } });
    expect(guest.status).toBe(200);
    const { token } = (await guest.json()) as { readonly token: string };
    expect(await upgrade(`${origin}/socket`, token)).toBe(101);
    process.kill(-(npm.pid ?? 0), 'SIGINT');
    // npm's output is closed once no process writes to it any more.
    await closed;
    await expect(fetch(address)).rejects.toThrow();
    rmSync(dataDir, { recursive: true });
  },
);

function addressIn(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    output.on('data', (piece) => {
      said += piece;
      const [found] = /http:\S+/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}

/** The status of the response to a page's upgrade request. */
function upgrade(address: string, token: string): Promise<number | undefined> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    origin: new URL(address).origin,
    authorization: `Bearer ${token}`,
    'sec-websocket-key': Buffer.from('sixteen bytes!!!').toString('base64'),
    'sec-websocket-version': '13',
    'sec-websocket-protocol': PROTOCOL,
  };
  return new Promise((resolve, reject) => {
    const asked = get(address, { headers });
    asked.once('upgrade', ({ statusCode }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.once('response', ({ statusCode }) => resolve(statusCode));
    asked.once('error', reject);
  });
}
