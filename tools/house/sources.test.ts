import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isSource, packageOf, readSources } from './sources.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'blackpeg-house-'));
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['core/rules/src/code.ts', true],
  ['apps/web/src/App.svelte', true],
  ['apps/web/src/app.css', true],
  ['core/rules/src/code.test.ts', false],
  ['core/rules/src/table.testing.ts', false],
  ['tests/browser/smoke.spec.ts', false],
  ['core/rules/package.json', false],
  ['apps/web/svelte.config.js', false],
])('%s is source: %s', (file, expected) => {
  expect(isSource(file)).toBe(expected);
});

test('the sources of the three groups are read, and nothing that is installed or built', () => {
  const written = ['core/a/src/b.ts', 'core/a/src/a.ts', 'play/a/src/a.ts', 'apps/a/src/b/A.svelte'];
  const left = ['core/a/dist/a.ts', 'core/a/node_modules/x/a.ts', 'apps/a/bundle/a.ts', 'tools/a.ts'];
  for (const file of [...written, ...left, 'core/a/src/a.test.ts']) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), `// ${file}\n`);
  }
  expect(readSources(root)).toEqual(written.toSorted().map((file) => ({ path: file, text: `// ${file}\n` })));
});

test('a package is two folders deep', () => {
  expect(packageOf('apps/web/src/board/Board.svelte')).toBe('apps/web');
});
