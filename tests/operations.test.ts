// Runs the commands of docs/operations.md in their order, and tests the files of deploy/ as far as possible
// without nginx, Docker and systemd.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETTINGS } from '@blackpeg/notation';
import { afterAll, expect, test } from 'vitest';
import { startPostgres } from '../tools/postgres.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const BIN = path.join(ROOT, 'apps/server/bin/blackpeg-server.js');
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-operations-'));
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/** The addresses a server prints, this many, once it is up. */
async function start(bin: string, env: Record<string, string>, count = 1): Promise<readonly string[]> {
  const child = spawn(process.execPath, [bin], {
    env: { PATH: process.env.PATH, BLACKPEG_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  let said = '';
  for await (const piece of child.stdout) {
    said += piece;
    const found = said.match(/http:\/\/[^\s"]+/g) ?? [];
    if (found.length >= count) return found;
  }
  throw new Error(`The server ended: ${said}`);
}

/** Lines of the document's commands, in their order. */
function commands(): readonly string[] {
  const blocks = [...read('docs/operations.md').matchAll(/```sh\n([\s\S]*?)```/g)];
  return blocks.flatMap(([, block = '']) => block.trim().split('\n'));
}

test('every command of docs/operations.md does what it says', async () => {
  const places = ['/var/backups/blackpeg', '/var/lib/blackpeg-new', '/tmp/drill'];
  const here = (line: string) =>
    places.reduce((text, place) => text.replaceAll(place, path.join(folder, path.basename(place))), line);
  mkdirSync(path.join(folder, 'blackpeg'));
  const data = path.join(folder, 'data');
  const env = { BLACKPEG_DATA_DIR: data, BLACKPEG_METRICS_PORT: '0' };
  const [app = '', figures = ''] = await start(BIN, env, 2);
  await fetch(`${app}api/guests/program`, { method: 'POST' });
  const printed: string[] = [];
  for (const line of commands()) {
    const [, set, args] = /^(?:BLACKPEG_DATA_DIR=(\S+) )?npx blackpeg-server (.+)$/.exec(here(line)) ?? [];
    const [, url] = /^curl -fsS (\S+)$/.exec(line) ?? [];
    if (url !== undefined) {
      const asked = url.includes('9464') ? figures : url.replace('http://127.0.0.1:8080/', app);
      expect([line, (await fetch(asked)).status]).toEqual([line, 200]);
    } else if (args !== undefined && args !== 'serve') {
      const where = { PATH: process.env.PATH, BLACKPEG_DATA_DIR: set ?? data };
      printed.push(
        execFileSync(process.execPath, [BIN, ...args.split(' ')], { env: where, encoding: 'utf8' }),
      );
    }
  }
  expect(printed).toEqual([
    'There are no reports.\n',
    'Cleared: 0.\n',
    expect.stringContaining('is a whole copy of'),
    expect.stringContaining('was restored: guests: 1, tables: 0, matches: 0, events: 0.'),
    expect.stringContaining('was restored: guests: 1,'),
  ]);
  expect((await start(BIN, { BLACKPEG_DATA_DIR: path.join(folder, 'drill') }))[0]).toMatch(/^http:/);
});

test('R14: the headers that nginx is told to pass make online play work, and count each client', async () => {
  const address = { BLACKPEG_BEHIND_TLS: 'yes', BLACKPEG_ORIGIN: 'https://play.example' };
  const limits = { BLACKPEG_GUESTS_PER_ADDRESS: '1', BLACKPEG_DATA_DIR: path.join(folder, 'proxied') };
  const [app = ''] = await start(BIN, { ...address, ...limits });
  const passed = [...read('deploy/nginx.conf').matchAll(/proxy_set_header (\S+) (\S+);/g)];
  const ask = (client: string) => {
    const values: Readonly<Record<string, string>> = {
      $host: 'play.example',
      $proxy_add_x_forwarded_for: `made up, ${client}`,
      $http_upgrade: '',
      $connection_upgrade: 'close',
    };
    const headers = Object.fromEntries(
      passed.map(([, name = '', value = '']) => [name, values[value] ?? '?']),
    );
    const options = { method: 'POST', headers: { ...headers, origin: 'https://play.example' } };
    return new Promise<readonly unknown[]>((resolve, reject) => {
      const asking = request(`${app}api/guests/page`, options, (response) => {
        response.resume();
        resolve([response.statusCode, response.headers['set-cookie']?.[0]?.split('=')[0]]);
      });
      asking.on('error', reject);
      asking.end();
    });
  };
  expect(await ask('192.0.2.1')).toEqual([200, '__Host-blackpeg']);
  expect(await ask('192.0.2.1')).toEqual([429, undefined]);
  expect(await ask('192.0.2.2')).toEqual([200, '__Host-blackpeg']);
});

/** What the second stage of the Dockerfile copies, and how that is started. */
function buildImage(): { readonly program: string; readonly env: Record<string, string> } {
  const dockerfile = read('deploy/Dockerfile');
  const image = path.join(folder, 'image');
  for (const [, from = '', to = ''] of dockerfile.matchAll(/^COPY --from=build \/app\/(\S+) (\S+)$/gm))
    cpSync(path.join(ROOT, from), path.join(image, to), { recursive: true });
  const [, command = ''] = /^ENTRYPOINT \["node", "(.+)"\]$/m.exec(dockerfile) ?? [];
  const [, set = ''] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  const env = Object.fromEntries(set.split(' ').map((one) => one.split('=', 2)));
  return { program: path.join(image, command), env: { ...env, BLACKPEG_HOST: '127.0.0.1' } };
}

test('what the Dockerfile copies into its image is enough to serve the app', async () => {
  const dockerfile = read('deploy/Dockerfile');
  const { program, env } = buildImage();
  const [app = ''] = await start(program, { ...env, BLACKPEG_DATA_DIR: path.join(folder, 'image-data') });
  expect(await (await fetch(app)).text()).toContain('<!doctype html>');
  expect((await fetch(`${app}readyz`)).status).toBe(200);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('npm run setup');
});

test('examples set what there is to set, and start what there is to start', () => {
  const known: readonly string[] = SETTINGS.server.map(({ name }) => name);
  const examples = [
    'Dockerfile',
    'blackpeg.service',
    'nginx.conf',
    'Caddyfile',
    'Caddyfile.nodes',
    'compose.yaml',
  ];
  for (const file of examples.map((name) => `deploy/${name}`))
    for (const [name] of read(file).matchAll(/\bBLACKPEG_[A-Z_]+/g)) expect(known).toContain(name);
  const [, started = ''] =
    /^ExecStart=\/usr\/bin\/node \/opt\/blackpeg\/(.+)$/m.exec(read('deploy/blackpeg.service')) ?? [];
  expect(path.join(ROOT, started)).toBe(BIN);
});

test('the servers of compose.yaml are those that its proxy knows, at their port, and have their database', async () => {
  const compose = read('deploy/compose.yaml');
  const services = [...compose.matchAll(/^ {2}(\w+): \*server$/gm)].map(([, name]) => `${name}:8080`);
  expect(services).toHaveLength(3);
  expect(read('deploy/Caddyfile.nodes')).toContain(`reverse_proxy ${services.join(' ')} {`);
  expect(read('deploy/Dockerfile')).toMatch(/^EXPOSE 8080$/m);
  const [, url = ''] = /DATABASE_URL: (\S+)/.exec(compose) ?? [];
  const { username, hostname, pathname } = new URL(url.replace(/\$\{.*?\}/, 'secret'));
  expect(compose).toContain(`POSTGRES_USER: ${username}\n`);
  expect(compose).toContain(`POSTGRES_DB: ${pathname.slice(1)}\n`);
  expect(compose).toMatch(new RegExp(`^ {2}${hostname}:$`, 'm'));
  expect(compose).toContain('dockerfile: deploy/Dockerfile');
});

test('three images start together on one PostgreSQL with the settings of compose.yaml, and write to no disk', async () => {
  const compose = read('deploy/compose.yaml');
  const [, set = ''] = /^ {2}environment:\n((?: {4}.+\n)+)/m.exec(compose) ?? [];
  const given = [...set.matchAll(/^ {4}(\w+): '?(.+?)'?$/gm)].map(([, name, value]) => [name, value]);
  const { program, env } = buildImage();
  const postgres = await startPostgres();
  try {
    const settings = { ...env, ...Object.fromEntries(given), DATABASE_URL: `${postgres.url}/postgres` };
    const nowhere = { BLACKPEG_DATA_DIR: path.join(folder, 'not-made') };
    const servers = ['server1', 'server2', 'server3'].map(() => start(program, { ...settings, ...nowhere }));
    for (const [app = ''] of await Promise.all(servers))
      expect((await fetch(`${app}readyz`)).status).toBe(200);
    expect(existsSync(nowhere.BLACKPEG_DATA_DIR)).toBe(false);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    postgres.stop();
  }
});
