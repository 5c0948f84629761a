// Responses over a real socket, including their headers.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usualConfig } from '../config.testing.ts';
import { readBuild } from '../web/build.ts';
import { addressOf } from './addresses.ts';
import { createApp } from './app.ts';
import { connectionLimits } from './connection-limits.ts';
import { listen } from './listen.ts';
import { securityHeaders } from './security-headers.ts';
import { expectStrict } from './strict-headers.testing.ts';

const PICTURE = '<meta property="og:image" content="/icons/icon-512.png" />';
const PAGE = `<!doctype html><title>Blackpeg</title>${PICTURE}`;
const SCRIPT = 'export const pegs = 8;';
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-web-'));
const servers: Server[] = [];
let address = '';

beforeAll(async () => {
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  const put = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, 'dist', name), content);
  put('index.html', PAGE);
  put('manifest.webmanifest', '{}');
  put('notes.secret', 'of no kind that is served');
  put('assets/app-1a2b.js', SCRIPT);
  put('assets/app-1a2b.js.br', brotliCompressSync(SCRIPT));
  put('assets/app-1a2b.js.gz', gzipSync(SCRIPT));
  writeFileSync(path.join(folder, 'outside.txt'), 'not to be seen');
  address = await serve(path.join(folder, 'dist'), false);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function serve(dist: string, behindTls: boolean, origin: string | null = null): Promise<string> {
  const place = { host: '127.0.0.1', port: 0 };
  const limits = connectionLimits({ ...usualConfig(), behindTls, socketsPerAddress: 20 });
  const headers = securityHeaders({ behindTls });
  const listening = await listen(createApp(readBuild(dist, origin), null), place, { headers, limits });
  if (!listening.ok) throw new Error(listening.fault);
  servers.push(listening.server);
  return addressOf(listening.server).slice(0, -1);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Without fetch, which decodes, and normalises addresses. */
function ask(where: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    const asking = request({ hostname, port, path: where, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks).toString('latin1'),
        }),
      );
    });
    asking.on('error', reject);
    asking.end();
  });
}

describe('the web app', () => {
  test.each(['/', '/index.html', '/set-up/super', '/play/a%2Fb', '/nowhere', '/daily/2026-03-14'])(
    '%s is the page, which is asked for every time',
    async (where) => {
      const { status, headers, body } = await ask(where);
      expect([status, body]).toEqual([200, PAGE]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test.each([
    ['br', 'br', brotliCompressSync(SCRIPT)],
    ['gzip', 'gzip', gzipSync(SCRIPT)],
    ['gzip;q=0.5, br;q=0.1', 'gzip', gzipSync(SCRIPT)],
    ['identity', undefined, Buffer.from(SCRIPT)],
  ])(
    'a script is sent to clients that accept %s as %s, and cached for ever',
    async (accepted, encoding, bytes) => {
      const { status, headers, body } = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted });
      expect([status, body]).toEqual([200, bytes.toString('latin1')]);
      expect(headers).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      expect(headers['content-encoding']).toBe(encoding);
    },
  );

  test('what the client has is not sent again, and each encoding has a name of its own', async () => {
    const plain = (await ask('/')).headers.etag as string;
    for (const known of [plain, `W/${plain}`, `"x", ${plain}`, '*']) {
      const again = await ask('/', { 'if-none-match': known });
      expect([again.status, again.body, again.headers.etag]).toEqual([304, '', plain]);
    }
    const packed = await ask('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    const unpacked = await ask('/assets/app-1a2b.js');
    expect(packed.headers.etag).not.toBe(unpacked.headers.etag);
    const other = { 'accept-encoding': 'br', 'if-none-match': String(unpacked.headers.etag) };
    expect((await ask('/assets/app-1a2b.js', other)).status).toBe(200);
  });

  test('HEAD gets the same headers without the body', async () => {
    const { status, headers, body } = await ask('/', {}, 'HEAD');
    expect([status, body, headers['content-length']]).toEqual([200, '', String(PAGE.length)]);
  });

  test.each([
    '/assets/app-gone.js',
    '/assets/',
    '/missing.png',
    '/metrics',
    '/app.js.br',
    '/assets/app-1a2b.js.br',
    '/notes.secret',
  ])('%s does not exist, and no page is sent instead', async (where) => {
    const { status, headers, body } = await ask(where);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=UTF-8']);
    expect(body.split('\n')).toContain('Page not found.');
  });

  test.each([
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/assets/..%5c..%5coutside.txt',
    '//outside.txt',
    '/assets/%00/../outside.txt',
    '/./../outside.txt',
  ])('%s reaches no file outside the build', async (where) => {
    const { status, body } = await ask(where);
    expect(body).not.toContain('not to be seen');
    expect(status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('link previews have the absolute address of their picture if it is known; the file itself stays as built', async () => {
    const known = await serve(path.join(folder, 'dist'), false, 'https://play.example');
    const whole = PAGE.replace('"/icons', '"https://play.example/icons');
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await fetch(`${known}/table/x`, { headers: { 'accept-encoding': encoding } });
      expect(await answer.text()).toBe(whole);
    }
    expect(await (await fetch(`${known}/index.html`)).text()).toBe(PAGE);
  });

  test('without a build the server says so, in three languages, and still answers /healthz', async () => {
    const bare = await serve(path.join(folder, 'none'), false);
    const response = await fetch(bare);
    expect(response.status).toBe(503);
    expect((await response.text()).trim().split('\n')).toEqual([
      'The web app is not built yet: run npm run setup, then start again.',
      'L’application web n’est pas encore construite\u202f: lancez npm run setup, puis redémarrez.',
      'Die Web-App ist noch nicht gebaut: Führe npm run setup aus und starte dann neu.',
    ]);
    expect(await (await fetch(`${bare}/healthz`)).text()).toBe('ok');
  });
});

describe('every answer', () => {
  test.each(['/', '/healthz', '/assets/app-1a2b.js', '/missing.png', '//[bad'])(
    '%s carries the security headers',
    async (where) => {
      const { headers } = await ask(where);
      expectStrict(headers);
    },
  );

  test('only behind TLS it asks for TLS', async () => {
    const response = await fetch(await serve(path.join(folder, 'dist'), true));
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
