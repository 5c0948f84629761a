// Runs the examples of this folder: nginx and Caddy, where the machine has them, in front of the built server, all on loopback with a
// certificate of its own. `node deploy/check.mjs [nginx=/usr/sbin/nginx] [caddy=/usr/bin/caddy]`; ends with 1 when something is wrong.

import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as plainRequest } from 'node:http';
import { request } from 'node:https';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const SERVER = path.join(HERE, '../apps/server/bin/blackpeg-server.js');
const HOST = 'play.example';
const PATIENCE = 10_000;
/** More than an example lets through, and more than the server does. */
const TOO_LONG = 9_000;

const given = Object.fromEntries(process.argv.slice(2).map((arg) => arg.split('=')));
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-proxies-'));
const children = [];
let wrong = 0;
try {
  for (const [name, proxy] of Object.entries({ nginx, caddy }))
    await checkBehind(name, given[name] ?? name, proxy);
} finally {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(
    children.map((child) => child.exitCode ?? new Promise((resolve) => child.once('close', resolve))),
  );
  rmSync(folder, { recursive: true });
}
process.exitCode = wrong > 0 ? 1 : 0;

async function checkBehind(name, program, configure) {
  if (spawnSync(program, [name === 'nginx' ? '-v' : 'version']).error) {
    console.log(`${name}: not found, not checked (apt-get install ${name}, or ${name}=PATH).`);
    return;
  }
  const [upstream, tls, plain] = [await freePort(), await freePort(), await freePort()];
  let log = '';
  const server = start(process.execPath, [SERVER], {
    BLACKPEG_PORT: `${upstream}`,
    BLACKPEG_DATA_DIR: path.join(folder, `${name}-data`),
    BLACKPEG_BEHIND_TLS: 'yes',
    BLACKPEG_ORIGIN: `https://${HOST}`,
    BLACKPEG_LOG: 'json',
    BLACKPEG_LOG_LEVEL: 'debug',
    BLACKPEG_LOG_ADDRESSES: 'yes',
  });
  server.stdout.on('data', (chunk) => {
    log += chunk;
  });
  configure(program, { upstream, tls, plain });
  await until(async () => (await ask(tls, '/readyz')).status === 200, `${name} never answered`);
  const say = (what, isRight) => {
    if (!isRight) wrong += 1;
    console.log(`${name}: ${isRight ? 'ok   ' : 'WRONG'} ${what}`);
  };
  const page = await ask(tls, '/');
  say(
    'the app, with strict headers',
    page.status === 200 && page.headers['strict-transport-security'] !== undefined,
  );
  const guest = await ask(tls, '/api/guests/program', { body: '{}', 'x-forwarded-for': '203.0.113.9' });
  say('a guest', guest.status === 200);
  await until(async () => log.includes('/api/guests/program') || log.includes('guests/program'), 'no log');
  const line = log.split('\n').find((one) => one.includes('guests/program')) ?? '';
  say(
    'the client is who connected, not who a header names',
    line.includes('127.0.0.1') && !line.includes('203.0.113'),
  );
  const { token } = JSON.parse(guest.body);
  say('a WebSocket', (await upgrade(tls, token, {})) === 'open');
  say(
    'none for a foreign page',
    (await upgrade(tls, token, { origin: 'https://elsewhere.example' })) === 403,
  );
  const foreign = await ask(tls, '/api/guests/program', { body: '{}', host: 'elsewhere.example' });
  say('nothing for another host', !foreign.body.includes('token'));
  const long = await ask(tls, '/api/guests/program', { body: ' '.repeat(TOO_LONG) });
  say(`a body that is too long is refused (${long.status})`, long.status >= 400);
  const moved = await redirectOf(plain);
  say(
    'plain HTTP leads to TLS',
    moved.status >= 301 && moved.status <= 308 && moved.location.startsWith(`https://${HOST}`),
  );
}

/** The example, with ports, paths and a certificate of this check in place of its own. */
function nginx(program, { upstream, tls, plain }) {
  const prefix = path.join(folder, 'nginx');
  for (const part of ['', 'logs', 'body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'])
    mkdirSync(path.join(prefix, part), { recursive: true });
  const { key, cert } = certificate();
  const example = readFileSync(path.join(HERE, 'nginx.conf'), 'utf8')
    .replace(/listen \[::\].*\n/g, '')
    .replace(/listen 443/g, `listen 127.0.0.1:${tls}`)
    .replace(/listen 80/g, `listen 127.0.0.1:${plain}`)
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${cert};`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`)
    .replace('/var/log/nginx/', `${prefix}/logs/`)
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((part) => `${part}_temp_path ${prefix}/${part.replace('client_', '')};`)
    .join('\n');
  const file = path.join(prefix, 'nginx.conf');
  writeFileSync(
    file,
    `pid ${prefix}/pid;\nerror_log ${prefix}/logs/error.log;\nevents {}\nhttp {\naccess_log off;\n${paths}\n${example}\n}\n`,
  );
  start(program, ['-p', prefix, '-e', `${prefix}/logs/error.log`, '-c', file, '-g', 'daemon off;'], {});
}

function caddy(program, { upstream, tls, plain }) {
  const { key, cert } = certificate();
  const example = readFileSync(path.join(HERE, 'Caddyfile'), 'utf8')
    .replace(/^play\.example \{/m, `${HOST} {\n  bind 127.0.0.1\n  tls ${cert} ${key}`)
    .replace('127.0.0.1:8080', `127.0.0.1:${upstream}`);
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, `{\n  admin off\n  http_port ${plain}\n  https_port ${tls}\n}\n${example}`);
  start(program, ['run', '--adapter', 'caddyfile', '--config', file], {
    HOME: folder,
    XDG_DATA_HOME: folder,
  });
}

function certificate() {
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', `/CN=${HOST}`];
  spawnSync('openssl', [...args, '-addext', `subjectAltName=DNS:${HOST}`, '-keyout', key, '-out', cert]);
  return { key, cert };
}

function start(program, args, env) {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.on('error', (error) => console.error(error.message));
  child.stderr.on('data', (chunk) => {
    if (/emerg|Error:|unknown directive/.test(chunk)) console.error(String(chunk).trim());
  });
  children.push(child);
  return child;
}

function ask(port, where, { body, ...headers } = {}) {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        host: '127.0.0.1',
        port,
        path: where,
        servername: HOST,
        rejectUnauthorized: false,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          host: HOST,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

function redirectOf(port) {
  return new Promise((resolve, reject) => {
    const asked = plainRequest({ host: '127.0.0.1', port, path: '/', headers: { host: HOST } }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** 'open', or the status it was refused with. */
function upgrade(port, token, headers) {
  const socket = new WebSocket(`wss://127.0.0.1:${port}/socket`, 'blackpeg.v2', {
    servername: HOST,
    rejectUnauthorized: false,
    headers: { host: HOST, ...headers, authorization: `Bearer ${token}` },
  });
  return new Promise((resolve) => {
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
    socket.on('error', (error) => resolve(error.message));
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function until(isSo, complaint) {
  for (const end = Date.now() + PATIENCE; ; await new Promise((resolve) => setTimeout(resolve, 100))) {
    try {
      if (await isSo()) return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${complaint}: ${error.message}`);
    }
    if (Date.now() > end) throw new Error(complaint);
  }
}
