// Which files are source: TypeScript, Svelte and CSS of every package, without tests, test helpers and what is built.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const GROUPS = ['core', 'play', 'apps'];
const SOURCE = /\.(ts|svelte|css)$/;
const TEST = /\.(test|testing|spec)\.ts$/;
const NOT_WRITTEN_HERE = ['node_modules', 'dist', 'bundle', 'coverage', '.svelte-check'];

/**
 * @typedef {object} Source
 * @property {string} path relative to the project folder, with slashes
 * @property {string} text
 */

/** @param {string} root the project folder @returns {Source[]} in the order of their paths */
export function readSources(root) {
  return GROUPS.flatMap((group) => filesBelow(root, group))
    .filter(isSource)
    .sort()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
}

/** @param {string} file */
export function isSource(file) {
  return SOURCE.test(file) && !TEST.test(file);
}

/** `core/rules` of `core/rules/src/marking.ts`. @param {string} file */
export function packageOf(file) {
  return file.split('/').slice(0, 2).join('/');
}

/** @param {string} root @param {string} folder @returns {string[]} */
function filesBelow(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (entry.isFile()) return [file];
    return entry.isDirectory() && !NOT_WRITTEN_HERE.includes(entry.name) ? filesBelow(root, file) : [];
  });
}
