// Answers over a real socket: what stands in the headers is part of them.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuild } from '../web/build.ts';
import { addressOf } from './addresses.ts';
import { createApp } from './app.ts';
import { connectionLimits } from './connection-limits.ts';
import { listen } from './listen.ts';
import { securityHeaders } from './security-headers.ts';

const PAGE = '<!doctype html><title>Blackpeg</title>';
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

async function serve(dist: string, behindTls: boolean): Promise<string> {
  const place = { host: '127.0.0.1', port: 0 };
  const limits = connectionLimits({ behindTls, socketsPerAddress: 20 });
  const headers = securityHeaders({ behindTls });
  const listening = await listen(createApp(readBuild(dist), null), place, headers, limits);
  if (!listening.ok) throw new Error(listening.fault);
  servers.push(listening.server);
  return addressOf(listening.server).slice(0, -1);
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

/** Without the conveniences of fetch, which decodes, and tidies addresses. */
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
  ])('a script for who accepts %s comes as %s and is kept for ever', async (accepted, encoding, bytes) => {
    const { status, headers, body } = await ask('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect([status, body]).toEqual([200, bytes.toString('latin1')]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(bytes.length),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(headers['content-encoding']).toBe(encoding);
  });

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

  test('HEAD is told the same without the bytes', async () => {
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
  ])('%s is not there, and no page stands in for it', async (where) => {
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

  test.each([
    ['what is no HTTP', 'no such thing\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a head without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n`, 431],
    ['CONNECT', 'CONNECT else.example:443 HTTP/1.1\r\nhost: else.example\r\n\r\n', 405],
    ['another expectation', 'GET / HTTP/1.1\r\nhost: a\r\nexpect: tea\r\nconnection: close\r\n\r\n', 200],
  ])('R16: to %s carries them too, and ends no other connection', async (_, asked, status) => {
    const [head = ''] = (await answerTo(asked)).split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expectStrict(Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2))));
    expect((await ask('/healthz')).body).toBe('ok');
  });

  function expectStrict(headers: NodeJS.Dict<string | string[]>): void {
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval'.*unsafe-eval|http/);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  }

  /** The bytes that come back for these bytes. */
  function answerTo(asked: string): Promise<string> {
    const { hostname, port } = new URL(address);
    return new Promise((resolve) => {
      let answer = '';
      const socket = connect(Number(port), hostname, () => socket.write(asked));
      socket.on('data', (data) => {
        answer += String(data);
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => {});
    });
  }

  test('only behind TLS it asks for TLS', async () => {
    const response = await fetch(await serve(path.join(folder, 'dist'), true));
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});
