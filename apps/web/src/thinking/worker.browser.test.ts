// The real worker in a real browser, built as it ships and under the served security policy.

import { fileURLToPath } from 'node:url';
import {
  brailleEdition,
  type Clues,
  type Edition,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CHROMIUM_FLAGS, ensureChromium, NO_CHROMIUM } from '../../../../tools/browsers/chromium.mjs';
import type { ThinkingTab } from './thinking-tab.testing.ts';

/** Localhost, because a browser trusts it; every request is answered here. */
const ADDRESS = 'http://localhost';
const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; " +
  "require-trusted-types-for 'script'; trusted-types svelte-trusted-html blackpeg";

let site: ReadonlyMap<string, string | Uint8Array>;
let browser: Browser;
let page: Page;
let asked: string[] = [];

beforeAll(async () => {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  site = await buildSite();
  browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
});
afterAll(() => browser?.close());
afterEach(() => page?.close());

test('the worker thinks under the policy of the page, and trees come when they are needed', async () => {
  await open();
  expect(await goodRow(start(superEdition()))).toMatchObject({
    advice: { guess: [1, 1, 2, 3, 4], worstCase: 7 },
  });
  expect(asked.filter((path) => path.endsWith('.tree'))).toEqual([]);
  const rows = [{ guess: [4, 4, 5, 6, 7], mark: { black: 1, white: 1, blue: 0 } }];
  expect(await goodRow({ ...start(superEdition()), rows })).toMatchObject({
    advice: { grounds: 'exact', worstCase: 6 },
  });
  expect(asked.filter((path) => path.endsWith('.tree'))).toEqual([expect.stringContaining('5x8')]);
});

test('the page goes on while the worker works, and a stop is heard at once', async () => {
  await open();
  const { ticks, stopped, after } = await page.evaluate(
    async ([large, small]) => {
      const { thinker } = globalThis as unknown as ThinkingTab;
      const stop = new AbortController();
      const work = thinker.ask('puzzle', { edition: large, seed: 6 }, { signal: stop.signal });
      let count = 0;
      const timer = setInterval(() => {
        count += 1;
        if (count === 5) stop.abort('enough');
      }, 10);
      const reason = await work.then(String, String);
      clearInterval(timer);
      const next = await thinker.ask('puzzle', { edition: small, seed: 1 });
      return { ticks: count, stopped: reason, after: next?.solution.length };
    },
    [shapesEdition('2'), brailleEdition()] as const,
  );
  expect({ ticks, stopped, after }).toEqual({ ticks: 5, stopped: 'enough', after: 4 });
});

test('it works without WebAssembly if that is forbidden', async () => {
  await open(POLICY.replace(" 'wasm-unsafe-eval'", ''));
  expect(await goodRow(start(brailleEdition()))).toMatchObject({
    advice: { guess: [1, 1, 2, 3], candidatesLeft: 1296 },
  });
});

async function open(policy = POLICY): Promise<void> {
  asked = [];
  page = await browser.newPage();
  await page.route('**/*', (route) => {
    const path = new URL(route.request().url()).pathname;
    asked.push(path);
    const body = path === '/' ? '<script type="module" src="/tab.js"></script>' : site.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    const contentType = path === '/' ? 'text/html' : path.endsWith('.js') ? 'text/javascript' : 'text/plain';
    const headers = { 'content-security-policy': policy };
    return route.fulfill({ body: Buffer.from(body), contentType, headers });
  });
  await page.goto(ADDRESS);
  await page.waitForFunction(() => 'thinker' in globalThis);
}

function goodRow(clues: Clues) {
  return page.evaluate(
    (given) => (globalThis as unknown as ThinkingTab).thinker.ask('good-row', { clues: given, rowsLeft: 12 }),
    clues,
  );
}

function start(edition: Edition): Clues {
  return { spec: widestSpec(edition), marking: edition.marking, rows: [], missing: null };
}

/** The files by address. */
async function buildSite(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const input = fileURLToPath(new URL('./thinking-tab.testing.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2023',
      assetsInlineLimit: 0,
      rollupOptions: { input, output: { entryFileNames: 'tab.js' } },
    },
  });
  const files = (Array.isArray(made) ? made : [made]).flatMap((one) => ('output' in one ? one.output : []));
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
}
