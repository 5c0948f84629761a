// What a first visit loads: every script by its gzipped size, and all bytes that came over the line.

import { gzipSync } from 'node:zlib';
import type { Browser, Page, Request } from '@playwright/test';
import { freshPage } from './phone.ts';
import { openTable } from './table.ts';

export interface Load {
  readonly name: string;
  readonly scripts: number;
  readonly gzipped: number;
  readonly requests: number;
  readonly transferred: number;
}

export async function measureHome(browser: Browser, origin: string): Promise<Load> {
  const page = await freshPage(browser);
  const load = await measure(page, 'home', `${origin}/`);
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
  const load = await measure(page, 'a table', address);
  await page.context().close();
  return load;
}

async function measure(page: Page, name: string, address: string): Promise<Load> {
  const done: Request[] = [];
  page.on('requestfinished', (request) => done.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  // A part is fetched, then imported from the browser's cache: what comes twice came over the line once.
  const requests = [...new Map(done.toReversed().map((request) => [request.url(), request])).values()];
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
  const gzipped = await Promise.all(scripts.map(gzippedSize));
  const transferred = await Promise.all(requests.map(lineSize));
  return {
    name,
    scripts: scripts.length,
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
