// One list of settings: programs read exactly these, and documents describe exactly these.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ProgramName, SETTINGS, type Setting } from '@blackpeg/notation';
import { SETTING_GROUPS, SETTING_ROWS, settingFields } from '@blackpeg/screens/settings';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDERS = ['apps', 'bench', 'core', 'docs', 'examples', 'play', 'tests', 'tools'];
const NOT_OURS = /(^|\/)(node_modules|dist|bundle|\.\w+)(\/|$)/;
/** Tests use unknown settings to see them refused; the changelog names some that no longer exist. */
const MAY_NAME_OTHERS = /\.test\.ts$|CHANGELOG/;

const PAGE = 'docs/settings.md';
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
    [...read(file).matchAll(/\b(BLACKPEG_[A-Z_]+|DATABASE_URL)/g)].map(([name]) => name),
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
  const section = read(PAGE).split(`## ${heading}\n\n`)[1]?.split('\n\n')[0]?.trimEnd();
  expect(section).toBe(tableOf(SETTINGS[program]));
});

interface ChoiceRow {
  readonly values: readonly unknown[];
  readonly web?: unknown;
  readonly terminal?: unknown;
}

test('docs/settings.md has what a player chooses as the table has it', () => {
  const shown = (value: unknown) =>
    value === undefined
      ? ''
      : `\`${value === null ? 'none' : typeof value === 'boolean' ? (value ? 'on' : 'off') : value}\``;
  const fields = (['web', 'terminal'] as const).flatMap((face) =>
    SETTING_GROUPS.flatMap((group) => settingFields('en', face, group)),
  );
  const labels = new Map(fields.map(({ name, label }) => [`${name}`, label]));
  const rows = Object.entries<ChoiceRow>(SETTING_ROWS).map(
    ([name, { values, web, terminal }]) =>
      `| \`${name}\` | ${labels.get(name)} | ${values.map(shown).join(' ')} | ${shown(web)} | ${shown(terminal)} |`,
  );
  const table = ['| setting | in English | values | web | terminal |', '|---|---|---|---|---|', ...rows];
  const before = read(PAGE);
  const begin = before.indexOf('|', before.indexOf('## What a player chooses'));
  const page = `${before.slice(0, begin)}${table.join('\n')}\n`;
  if (process.env.UPDATE_SETTINGS) writeFileSync(path.join(ROOT, PAGE), page);
  else expect(before).toBe(page);
});

function tableOf(settings: readonly Setting[]): string {
  const rows = settings.map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default ? `\`${setting.default}\`` : ''} | ${setting.meaning} |`,
  );
  return ['| setting | default | what it does |', '|---|---|---|', ...rows].join('\n');
}
