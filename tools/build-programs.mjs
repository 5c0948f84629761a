// Bundles the command line and the server if their sources changed: hundreds of small modules take Node longer
// to load than to run, so a program that ships is a few files. `--force` bundles in any case.

import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildIfChanged, filesUnder } from './build-changed.mjs';
import { ROOT } from './project.mjs';

/** Milliseconds a program that is being started may still need the files of an earlier bundle. */
const GRACE = 3_600_000;

/** Modules shared by at least this many commands and threads go into one file; measured with `npm run bench:terminal`. */
const SHARED_BY = 12;

const PROGRAMS = ['apps/terminal', 'apps/server'];

await buildIfChanged({
  name: 'programs',
  sources: [...PROGRAMS, 'core', 'play', 'package-lock.json', 'tools/build-programs.mjs'],
  built: PROGRAMS.map((program) => `${program}/bundle/main.js`),
  run: build,
});

async function build() {
  console.log('Bundling the command line and the server …');
  const { build: bundle } = await import('rolldown');
  try {
    for (const program of PROGRAMS) {
      const { output } = await bundle({
        cwd: path.join(ROOT, program),
        input: entries(program),
        platform: 'node',
        // Packages with native parts find them beside themselves. The version of Node is checked at the entry point.
        external: ['ws', 'libsql', /tools\/check-node\.mjs$/],
        resolve: { conditionNames: ['source', 'node', 'default'] },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          codeSplitting: { groups: [{ name: 'shared', minShareCount: SHARED_BY }] },
          // Read only when source maps are enabled.
          sourcemap: true,
        },
        write: false,
      });
      save(path.join(ROOT, program, 'bundle'), output.map(fileOf));
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

/** @typedef {{ readonly name: string, readonly content: string | Uint8Array, readonly isEntry: boolean }} BundledFile */

/** @param {import('rolldown').OutputChunk | import('rolldown').OutputAsset} part @returns {BundledFile} */
function fileOf(part) {
  if (part.type === 'asset') return { name: part.fileName, content: part.source, isEntry: false };
  return { name: part.fileName, content: part.code, isEntry: part.isEntry };
}

/**
 * A program started meanwhile finds a complete bundle, the old or the new one: imported files are written before the
 * entry files that import them.
 *
 * @param {string} folder
 * @param {readonly BundledFile[]} files
 */
function save(folder, files) {
  mkdirSync(folder, { recursive: true });
  for (const { name, content } of files.toSorted((a, b) => Number(a.isEntry) - Number(b.isEntry))) {
    const draft = path.join(folder, `${name}.${process.pid}`);
    writeFileSync(draft, content);
    renameSync(draft, path.join(folder, name));
  }
  const current = new Set(files.map(({ name }) => name));
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const isOld = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > GRACE;
    if (isOld && !current.has(name)) rmSync(file, { force: true });
  }
}

/**
 * The program and its threads. A thread is started by the name of a file beside the caller, so the bundle is one flat folder
 * and every thread has a unique name.
 *
 * @param {string} program
 */
function entries(program) {
  const files = filesUnder(`${program}/src`).filter((file) => /\/(main|worker|[^/]+-worker)\.ts$/.test(file));
  const named = new Map(files.map((file) => [path.basename(file, '.ts'), path.join(ROOT, file)]));
  if (named.size < files.length) throw new Error(`Two threads have the same name: ${files.join(', ')}`);
  return Object.fromEntries(named);
}
