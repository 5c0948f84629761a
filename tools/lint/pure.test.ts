// The compiler does not check the lint plugin, so a new version of Biome could disable it unnoticed.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const folder = mkdtempSync(path.join(tmpdir(), 'blackpeg-lint-'));

afterAll(() => rmSync(folder, { recursive: true }));

for (const name of ['biome.jsonc', '.gitignore', 'tools/lint']) {
  cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
}

/** What Biome, with the project's configuration, reports for this source in that file. */
function complaintsAbout(source: string, file: string): string {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), source);
  const { stdout, stderr } = spawnSync(process.execPath, [BIOME, 'lint', '--colors=off', file], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const IMPURE = `export const now = Date.now();
export const today = new Date();
export const chance = Math.random();
export class Board {}
`;

test.each(['core/rules/src/a.ts', 'play/referee/src/b.ts'])('%s may hold no clock, dice or class', (file) => {
  const complaints = complaintsAbout(IMPURE, file);
  expect(complaints.match(/from the clock/g)).toHaveLength(2);
  expect(complaints.match(/from Math\.random/g)).toHaveLength(1);
  expect(complaints.match(/no classes/g)).toHaveLength(1);
});

test.each(['core/rules/src/c.test.ts', 'apps/server/src/d.ts'])('%s may', (file) => {
  expect(complaintsAbout(IMPURE, file)).toContain('Checked 1 file');
  expect(complaintsAbout(IMPURE, file)).not.toContain('plugin');
});

test('a time that is given is no clock', () => {
  expect(complaintsAbout('export const start = new Date(0);\n', 'core/rules/src/e.ts')).not.toContain(
    'plugin',
  );
});
