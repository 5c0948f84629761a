// `test` with a listener who uses a real screen reader: one desk for all tests of a worker.

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { test as base, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../tools/browsers/chromium.mjs';
import { ensureBrltty, ensureEar, missingEar } from '../../tools/browsers/ear.mjs';
import { App } from '../browser/fixtures/app.ts';
import { type RunningServer, startServer } from '../browser/server.ts';
import { type Desk, startDesk } from './desk.ts';
import { Listener } from './listener.ts';

interface Shared {
  /** Characters a second of the voice. */
  readonly pace: number;
  /** With a Braille display. */
  readonly braille: boolean;
  readonly desk: Desk;
  readonly server: RunningServer;
}

/** Where transcripts are kept for reading. */
const TRANSCRIPTS = path.resolve('node_modules/.cache/ear');

/** Quick enough for tests, slow enough that a sentence can be cut off. */
const PACE = 200;

const FLAGS = [
  ...CHROMIUM_FLAGS,
  '--force-renderer-accessibility',
  '--hide-crash-restore-bubble',
  '--window-size=1280,960',
  '--window-position=0,0',
];

export const test = base.extend<{ readonly listener: Listener }, Shared>({
  pace: [PACE, { scope: 'worker', option: true }],
  braille: [false, { scope: 'worker', option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  desk: [
    async ({ pace, braille }, use) => {
      const files = ensureEar();
      if (files === undefined) throw new Error(missingEar().join('\n'));
      const desk = await startDesk(files, pace, braille ? (ensureBrltty() ?? '') : null);
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  listener: async ({ desk, server }, use, { title }) => {
    const executablePath = ensureEar()?.browser ?? '';
    const context = await chromium.launchPersistentContext('', {
      executablePath,
      headless: false,
      viewport: null,
      env: desk.env,
      args: FLAGS,
      ignoreDefaultArgs: ['--enable-automation'],
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
    const app = await App.in(context, server.origin, {});
    await Promise.all(context.pages().map((page) => page === app.page || page.close()));
    const listener = new Listener(desk, app);
    await use(listener);
    await context.close();
    mkdirSync(TRANSCRIPTS, { recursive: true });
    writeFileSync(path.join(TRANSCRIPTS, `${title.replaceAll(/\W+/g, '-')}.txt`), listener.transcript());
  },
});

export { expect } from '@playwright/test';
