import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { filesUnder } from './build-changed.mjs';
import { ROOT } from './project.mjs';

test('sources are neither builds, nor tests, nor what tools keep in hidden folders', () => {
  const folder = mkdtempSync(path.join(ROOT, 'node_modules/.blackpeg-sources-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const file of [
    'src/b.ts',
    'src/a.ts',
    'src/a.test.ts',
    'dist/a.js',
    '.svelte-check/a.json',
    'README.md',
  ]) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const place = path.relative(ROOT, folder);
  expect(filesUnder(place)).toEqual([path.join(place, 'src/a.ts'), path.join(place, 'src/b.ts')]);
});
