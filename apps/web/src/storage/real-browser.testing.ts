// A real browser for tests of what only a browser has: an address of its own, a bundle made for the test, no network.

import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { CHROMIUM_FLAGS, ensureChromium, NO_CHROMIUM } from '../../../../tools/browsers/chromium.mjs';

/** Tabs of one browser that share their storage. */
export interface RealBrowser {
  /** A tab with the bundle running in it; `before` is a script that runs first. */
  openTab(before?: string): Promise<Page>;
  close(): Promise<void>;
}

/** Localhost, because locks and persistent storage are for secure pages only; every request is answered here. */
const ADDRESS = 'http://localhost/';

/** `entry` is the script's file, seen from this one. */
export async function openRealBrowser(entry: string): Promise<RealBrowser> {
  const script = await bundle(fileURLToPath(new URL(entry, import.meta.url)));
  const executablePath = ensureChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const browser: Browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  const context = await browser.newContext();
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tab</title>' }),
  );
  return {
    async openTab(before = '') {
      const page = await context.newPage();
      await page.addInitScript(before);
      await page.goto(ADDRESS);
      await page.addScriptTag({ content: script });
      return page;
    },
    close: () => browser.close(),
  };
}

async function bundle(entry: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: { write: false, minify: false, lib: { entry, name: 'tab', formats: ['iife'] } },
  });
  const outputs = Array.isArray(made) ? made : [made];
  const chunks = outputs.flatMap((one) => ('output' in one ? one.output : []));
  return chunks.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
}
