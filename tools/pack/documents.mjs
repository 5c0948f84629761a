// The documents of a tarball: its README and what that links to, with links that work outside the repository.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../project.mjs';

const LINK = /\[([^\]]+)\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g;

/**
 * The Markdown that a README links to is copied into docs/; further links in those pages become plain text.
 *
 * @param {string} readme from the project's folder
 * @param {string} into
 */
export function stageDocuments(readme, into) {
  const linked = new Map(linksOf(readme).map((file) => [file, `docs/${path.basename(file)}`]));
  writeFileSync(path.join(into, 'README.md'), rewritten(readme, 'README.md', linked));
  if (linked.size > 0) mkdirSync(path.join(into, 'docs'), { recursive: true });
  for (const [file, place] of linked) writeFileSync(path.join(into, place), rewritten(file, place, linked));
}

/** @param {string} file @returns {string[]} Markdown files, from the project's folder */
function linksOf(file) {
  const targets = [...read(file).matchAll(LINK)].map(([, , to = '']) => targetOf(file, to));
  return [...new Set(targets)].filter((target) => target.endsWith('.md') && target !== file);
}

/** @param {string} file @param {string} place in the tarball @param {ReadonlyMap<string, string>} linked */
function rewritten(file, place, linked) {
  return read(file).replaceAll(LINK, (whole, text, to, anchor = '') => {
    if (to === '') return whole;
    const target = linked.get(targetOf(file, to));
    return target === undefined
      ? text
      : `[${text}](${path.posix.relative(path.posix.dirname(place), target)}${anchor})`;
  });
}

/** @param {string} file @param {string} to */
function targetOf(file, to) {
  return path.posix.join(path.posix.dirname(file), to);
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
