// Stages one library for publishing: its build and sources, LICENSE, README with the documents it links to, and a
// package.json without what only this repository uses.

import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.mjs';
import { stageDocuments } from './documents.mjs';
import { splitWords, WORDS_IMPORTS } from './words.mjs';

/** @typedef {Readonly<Record<string, unknown>>} Manifest */

/** @param {string} folder of the package, from the project's @param {string} into @returns {string} `into` */
export function stage(folder, into) {
  const source = path.join(ROOT, folder);
  mkdirSync(into, { recursive: true });
  for (const name of ['dist', 'src', 'trees']) copyFolder(path.join(source, name), path.join(into, name));
  cpSync(path.join(ROOT, 'LICENSE'), path.join(into, 'LICENSE'));
  stageDocuments(`${folder}/README.md`, into);
  if (folder === 'core/wording') splitWords(path.join(into, 'dist'));
  const manifest = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
  const root = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(
    path.join(into, 'package.json'),
    `${JSON.stringify(publicManifest(manifest, root, folder), null, 2)}\n`,
  );
  return into;
}

/**
 * The condition `source` is only for the tools of this repository. An export that has nothing else
 * (test helpers) is not published.
 *
 * @param {Manifest} manifest
 * @param {Manifest} root
 * @param {string} folder
 */
function publicManifest(manifest, root, folder) {
  const { files, devDependencies, imports, exports, ...kept } = manifest;
  const offered = Object.entries(/** @type {Record<string, unknown>} */ (exports))
    .map(([entry, target]) => [entry, withoutSource(target)])
    .filter(([, target]) => target !== null);
  const { url } = /** @type {{ url: string }} */ (root.repository);
  return {
    ...kept,
    repository: { type: 'git', url, directory: folder },
    // A scoped package is private unless said otherwise.
    publishConfig: { access: 'public' },
    // For resolvers that do not read exports.
    main: './dist/index.js',
    types: './dist/index.d.ts',
    exports: { ...Object.fromEntries(offered), './package.json': './package.json' },
    ...(imports === undefined ? {} : { imports: WORDS_IMPORTS }),
  };
}

/** @param {unknown} target of an export @returns {unknown} null if nothing is left */
function withoutSource(target) {
  if (typeof target !== 'object' || target === null) return target;
  const conditions = Object.entries(target).filter(([condition]) => condition !== 'source');
  return conditions.length === 0 ? null : Object.fromEntries(conditions);
}

/** Without tests and the compiler's build info. @param {string} from @param {string} to */
function copyFolder(from, to) {
  rmSync(to, { recursive: true, force: true });
  if (!readdirSync(path.dirname(from)).includes(path.basename(from))) return;
  const left = /\.(test|testing)\.(ts|js|d\.ts)(\.map)?$|\.tsbuildinfo$/;
  cpSync(from, to, { recursive: true, filter: (file) => !left.test(file) });
}
