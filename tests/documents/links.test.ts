// Links of the documents lead somewhere, headings included, and paths in backquotes exist.

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documents, ROOT, read } from './documents.testing.ts';

const PATH = /`((?:core|play|apps|tests|tools|docs|bench|deploy|examples)\/[\w./-]+)`/g;

/** `file#heading`, from the project's folder; the heading may be missing. */
function linksIn(file: string): readonly string[] {
  return [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].map(
    ([, to = '', heading = '']) => (to === '' ? file : path.join(path.dirname(file), to)) + heading,
  );
}

/** As forges name them. */
function headingsOf(file: string): readonly string[] {
  const titles = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function isThere(link: string): boolean {
  const [file = '', heading] = link.split('#');
  if (!existsSync(path.join(ROOT, file))) return false;
  return heading === undefined || headingsOf(file).includes(heading);
}

test.each(documents())('everything %s points at is there', (file) => {
  const paths = [...read(file).matchAll(PATH)].map(([, to = '']) => to);
  expect([...linksIn(file), ...paths].filter((link) => !isThere(link))).toEqual([]);
});

test('the address of the repository is only in package.json, from where npm run pack takes it', () => {
  const address = /github\.com\/[\w-]+/.exec(JSON.parse(read('package.json')).repository.url)?.[0] ?? '';
  const naming = execFileSync('git', ['grep', '--files-with-matches', '--fixed-strings', address], {
    cwd: ROOT,
  });
  expect(naming.toString().trim()).toBe('package.json');
});
