// U2: docs/actions.md lists everything a player can do at a table, generated from the table of commands.

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ACTION_WAYS, STANDARD_KEYS, TABLE_COMMANDS, type TableCommand } from '@blackpeg/screens/play';
import { LANGUAGES, playTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';

const PAGE = path.resolve(import.meta.dirname, '../docs/actions.md');
const words = playTexts('en');

function row(...cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

const isNamed = (keys: string): keys is TableCommand => keys in STANDARD_KEYS;

function page(): string {
  const actions = Object.entries(ACTION_WAYS).map(([name, { words: called, keys, control }]) =>
    row(`\`${name}\``, called(words).trim(), isNamed(keys) ? `\`${STANDARD_KEYS[keys]}\`` : keys, control),
  );
  const single = TABLE_COMMANDS.map((name) =>
    row(`\`${STANDARD_KEYS[name]}\``, words.keys.commands[name], 'the sheet of keys'),
  );
  const fixed = words.keys.fixed.map(([key, does]) => row(key, does));
  return (
    [
      '# What can be done at a table',
      'Written by `UPDATE_ACTIONS=1 npx vitest run tests/actions.test.ts` from the table of commands (`play/screens/src/play/commands.ts` and `model/actions.ts`). An action without words, keys and a control that switches reach does not compile.',
      [row('action', 'name', 'keys', 'with switches'), row('---', '---', '---', '---'), ...actions].join(
        '\n',
      ),
      '## Single keys, as they are at first',
      [row('key', 'what it does', 'with switches'), row('---', '---', '---'), ...single].join('\n'),
      '## Keys that cannot be changed',
      [row('key', 'what it does'), row('---', '---'), ...fixed].join('\n'),
      '',
    ]
      .join('\n\n')
      .trimEnd() + '\n'
  );
}

test('docs/actions.md is the list as it is', () => {
  if (process.env.UPDATE_ACTIONS === '1') writeFileSync(PAGE, page());
  expect(readFileSync(PAGE, 'utf8')).toBe(page());
});

test('every action has words in every language, and no two single keys are alike', () => {
  for (const language of LANGUAGES)
    for (const [name, { words: called }] of Object.entries(ACTION_WAYS))
      expect(called(playTexts(language)).trim(), `${name} in ${language}`).not.toBe('');
  expect(new Set(Object.values(STANDARD_KEYS)).size).toBe(TABLE_COMMANDS.length);
});
