// One list of settings: what programs read and what documents say is what stands in it.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ProgramName, SETTINGS, type Setting } from '@blackpeg/notation';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['apps', 'bench', 'core', 'docs', 'examples', 'play', 'tests', 'tools'];
const NOT_OURS = /(^|\/)(node_modules|dist|bundle|\.\w+)(\/|$)/;
/** Tests name settings that do not exist, to see them refused; the changelog those that no longer do. */
const MAY_NAME_OTHERS = /\.test\.ts$|CHANGELOG/;

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function files(): readonly string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  );
  return [...readdirSync(ROOT), ...inFolders].filter(
    (file) =>
      /\.(ts|mjs|js|svelte|md|json|py)$/.test(file) && !NOT_OURS.test(file) && !MAY_NAME_OTHERS.test(file),
  );
}

const LISTED = Object.values(SETTINGS).flatMap((settings) => settings.map(({ name }): string => name));

test('every setting that programs and documents name is in the list, and each is read somewhere', () => {
  const named = files().flatMap((file) =>
    [...read(file).matchAll(/\bBLACKPEG_[A-Z_]+/g)].map(([name]) => name),
  );
  const other = named.filter((name) => name !== 'BLACKPEG_' && !LISTED.includes(name));
  expect(new Set(other)).toEqual(new Set());
  for (const name of LISTED) expect(named).toContain(name);
});

test.each<[ProgramName, string]>([
  ['server', 'The server (`npm start`)'],
  ['terminal', 'The command line (`blackpeg`)'],
  ['tools', 'Tests and benches'],
])('docs/settings.md has the settings of %s as the list has them', (program, heading) => {
  const section = read('docs/settings.md').split(`## ${heading}\n\n`)[1]?.split('\n\n')[0]?.trimEnd();
  expect(section).toBe(tableOf(SETTINGS[program]));
});

function tableOf(settings: readonly Setting[]): string {
  const rows = settings.map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default ? `\`${setting.default}\`` : ''} | ${setting.meaning} |`,
  );
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n');
}
