// What a first visit loads: every script by its gzipped size, and all bytes transferred; and what is loaded
// only on demand.

import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { editionName } from '@blackpeg/wording';
import type { Browser, Locator, Page, Request } from '@playwright/test';
import { freshPage } from './phone.ts';
import { openTable } from './table.ts';

export interface Load {
  readonly name: string;
  /** File names. */
  readonly scripts: readonly string[];
  readonly gzipped: number;
  readonly requests: number;
  readonly transferred: number;
}

/** A script of the build, with its bytes as they are sent. */
export interface ScriptPart {
  readonly name: string;
  readonly gzipped: number;
  readonly brotli: number;
  /** The first visit that loads it; null if it is loaded on demand. */
  readonly loadedBy: string | null;
}

/** The largest first. */
export function scriptParts(build: string, loads: readonly Load[]): readonly ScriptPart[] {
  const folder = path.join(build, 'assets');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({
      name: file.replace(/-[\w-]{8}\.js$/, ''),
      gzipped: sentSize(path.join(folder, file), '.gz'),
      brotli: sentSize(path.join(folder, file), '.br'),
      loadedBy: loads.find(({ scripts }) => scripts.includes(file))?.name ?? null,
    }))
    .sort((one, other) => other.gzipped - one.gzipped);
}

/** Small files are sent as they are. */
function sentSize(file: string, compression: string): number {
  const compressed = `${file}${compression}`;
  return statSync(existsSync(compressed) ? compressed : file).size;
}

export async function measureHome(browser: Browser, origin: string): Promise<Load> {
  const page = await freshPage(browser);
  const box = page.getByRole('link', { name: editionName('en', 'super') }).first();
  const load = await measure(page, 'home', `${origin}/`, box);
  await page.context().close();
  return load;
}

/** A link to a match of this browser, with nothing of the app cached. */
export async function measureTable(browser: Browser, origin: string): Promise<Load> {
  const page = await freshPage(browser);
  await openTable(page, origin);
  const address = page.url();
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const nextHole = page.getByRole('gridcell', { selected: true });
  const load = await measure(page, 'a table', address, nextHole);
  await page.context().close();
  return load;
}

/** Until the requested page is shown, and nothing more is loaded. */
async function measure(page: Page, name: string, address: string, shown: Locator): Promise<Load> {
  const done: Request[] = [];
  page.on('requestfinished', (request) => done.push(request));
  await page.goto(address, { waitUntil: 'commit' });
  await shown.waitFor();
  await page.waitForLoadState('networkidle');
  // A part is fetched, then imported from the browser's cache: what is listed twice was transferred once.
  const requests = [...new Map(done.toReversed().map((request) => [request.url(), request])).values()];
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const gzipped = await Promise.all(scripts.map(gzippedSize));
  const transferred = await Promise.all(requests.map(lineSize));
  return {
    name,
    scripts: scripts.map((request) => path.posix.basename(new URL(request.url()).pathname)),
    gzipped: sum(gzipped),
    requests: requests.length,
    transferred: sum(transferred),
  };
}

async function gzippedSize(request: Request): Promise<number> {
  const response = await request.response();
  return response === null ? 0 : gzipSync(await response.body(), { level: 9 }).length;
}

async function lineSize(request: Request): Promise<number> {
  const { responseBodySize, responseHeadersSize } = await request.sizes();
  return responseBodySize + responseHeadersSize;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
