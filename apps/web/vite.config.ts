// The web app: one page, its chunks and fonts, nothing from outside.

import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { compileHint } from './vite/compile-hint.ts';
import { compress } from './vite/finished-build.ts';
import { filesOfPart, lateParts } from './vite/late-parts.ts';
import { serviceWorker } from './vite/service-worker.ts';

const SERVICE_WORKER = fileURLToPath(new URL('src/offline/service-worker.ts', import.meta.url));

/** What every page needs of a language is in a folder of its own, every other part is a file. */
const WORDS = /[\\/]wording[\\/]src[\\/]words[\\/](\w+)[\\/](?:parts[\\/])?(\w+)/;

const HOME = /[\\/]web[\\/]src[\\/]screens[\\/]home[\\/]/;
const KEPT = /[\\/]web[\\/]src[\\/](storage[\\/]matches\.ts|board[\\/]MiniRow\.svelte)$/;
const FIRST = /[\\/]web[\\/]src[\\/](main\.ts|screens[\\/]home[\\/]HomeScreen\.svelte)$/;
const TABLE =
  /[\\/]web[\\/]src[\\/](table[\\/]open-tables\.ts|screens[\\/]play[\\/](PlayScreen|GameView)\.svelte)$/;

const CHUNKS = [
  // What every page needs, including home, is in one file: on a slow connection every wave of small files costs a round
  // trip. With the words comes the screen of the first address; that of home has only what home alone needs, and what it
  // shares with lists of matches.
  { name: 'home', test: HOME, includeDependenciesRecursively: false },
  { name: 'kept', test: KEPT, includeDependenciesRecursively: false },
  { name: 'first', test: FIRST },
  { name: wordsName, test: WORDS, includeDependenciesRecursively: false },
  // A table comes with all its code, including the referee; and with what four or more other parts share, except words,
  // which are loaded as they are needed.
  { name: 'table', test: TABLE },
  { name: 'shared', test: /[\\/]web[\\/]src[\\/]/, minShareCount: 4, includeDependenciesRecursively: false },
];

/** As `src/late/load-part.ts` knows them. */
function wordsName(module: string): string {
  const [, language, part] = WORDS.exec(module) ?? [];
  return `words-${language}-${part}`;
}

export default defineConfig(({ command }) => ({
  // In this order at the end of a build: the worker lists what was built, then everything is compressed.
  plugins: [svelte(), lateParts(), compileHint('table'), serviceWorker(SERVICE_WORKER), compress()],
  // Packages of this project are used from their sources, so that they need no build. In a build words are loaded part
  // by part; in development all are loaded, since code that no page uses, the terminal's, needs its words as well.
  resolve: {
    conditions: [
      ...(command === 'build' ? ['lazy-words'] : []),
      ...['source', 'module', 'browser', 'development|production'],
    ],
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    // Nothing is preloaded as a module: WebKit remembers a failed one even after a reload.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (script, files, { hostType }) =>
        hostType === 'html' ? [] : filesOfPart(script, files),
    },
    rolldownOptions: {
      // A slow build on a busy machine needs no warning.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  worker: { rolldownOptions: { checks: { bundlerTimings: false } } },
}));
