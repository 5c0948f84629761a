// The web app: one page, its chunks and fonts, nothing from outside.

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compress } from './vite/compress.ts';
import { filesOfPart, lateParts } from './vite/late-parts.ts';
import { serviceWorker } from './vite/service-worker.ts';

const SERVICE_WORKER = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url));

export default defineConfig({
  // In this order at the end of a build: the worker lists what was built, then all of it is made small.
  plugins: [svelte(), lateParts(), serviceWorker(SERVICE_WORKER), compress()],
  // Packages of this project are taken from their sources, so that no build of them is needed.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Nothing is preloaded as a module: WebKit remembers one that failed even over a reload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (script, files, { hostType }) =>
        hostType === 'html' ? [] : filesOfPart(script, files),
    },
    rolldownOptions: {
      // A busy machine is nothing to warn of.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: [
            // What the first picture needs comes in one file: on a slow line every wave of small ones costs a journey.
            { name: 'first', tags: ['$initial'] },
            // So does what four or more late parts share; else a table alone would ask for forty small files.
            { name: 'shared', minShareCount: 4 },
          ],
        },
      },
    },
  },
  worker: { rolldownOptions: { checks: { bundlerTimings: false } } },
});
