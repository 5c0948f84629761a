// Libraries as tarballs: each is staged in a separate folder in its published form, and packed by npm.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.mjs';
import { stage } from './stage.mjs';

/**
 * @typedef {object} Tarball
 * @property {string} name of the package
 * @property {string} file its path
 * @property {number} size in bytes
 * @property {number} unpacked in bytes
 */

/** The folders of the public packages, those without `private`. @returns {string[]} */
export function publicPackages() {
  const folders = ['core', 'play'].flatMap((layer) =>
    readdirSync(path.join(ROOT, layer)).map((name) => `${layer}/${name}`),
  );
  return folders.filter((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8'));
    return manifest.private !== true;
  });
}

/** Packs what `tsc -b` has built. @param {string} into a folder, which is emptied first @returns {Tarball[]} */
export function packAll(into) {
  const staging = path.join(into, 'staging');
  rmSync(into, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  const staged = publicPackages().map((folder) => stage(folder, path.join(staging, path.basename(folder))));
  const report = npm(['pack', ...staged, '--pack-destination', into, '--json', '--ignore-scripts'], ROOT);
  rmSync(staging, { recursive: true });
  return JSON.parse(report).map(
    (/** @type {Record<string, any>} */ { name, filename, size, unpackedSize }) => ({
      name,
      file: path.join(into, filename),
      size,
      unpacked: unpackedSize,
    }),
  );
}

/** @param {string[]} args @param {string} cwd @returns {string} what it prints */
export function npm(args, cwd) {
  /** @type {import('node:child_process').ExecFileSyncOptionsWithStringEncoding} */
  const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] };
  const quiet = ['--loglevel=error', ...args];
  // Under `npm run` this is the same npm that was called; it also works if `npm` is a shell script.
  const running = process.env.npm_execpath;
  return running
    ? execFileSync(process.execPath, [running, ...quiet], options)
    : execFileSync('npm', quiet, { ...options, shell: process.platform === 'win32' });
}
