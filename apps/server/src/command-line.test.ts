import { expect, test } from 'vitest';
import { parseCommand, USAGE } from './command-line.ts';

test.each([
  ['', { name: 'serve' }],
  ['serve', { name: 'serve' }],
  ['--help', { name: 'help' }],
  ['migrate-store', { name: 'migrate-store' }],
  ['backup a.backup', { name: 'backup', file: 'a.backup' }],
  ['restore a.backup', { name: 'restore', file: 'a.backup', decidesAgain: false }],
  ['restore --verify a.backup', { name: 'restore', file: 'a.backup', decidesAgain: true }],
  ['reports', { name: 'reports', clear: null, asJson: false }],
  ['reports --json', { name: 'reports', clear: null, asJson: true }],
  ['reports clear all', { name: 'reports', clear: 'all', asJson: false }],
])('"%s" is understood', (line, value) => {
  expect(parseCommand(line.split(' ').filter(Boolean))).toEqual({ ok: true, value });
});

test.each([
  ['start', '"start" is not a command.'],
  ['serve now', '"serve now" is not a command.'],
  ['migrate-store now', '"migrate-store now" is not a command.'],
  ['backup', 'backup takes the name of one file.'],
  ['backup a b', 'backup takes the name of one file.'],
  ['backup a --verify', '"--verify" is not an option of backup.'],
  ['restore a --force', '"--force" is not an option of restore.'],
  ['reports --all', '"--all" is not an option of reports.'],
  ['reports clear', 'reports takes no arguments, or "clear" and the id of a report or "all".'],
  ['reports clear a b', 'reports takes no arguments, or "clear" and the id of a report or "all".'],
])('"%s" is refused in a sentence', (line, sentence) => {
  expect(parseCommand(line.split(' '))).toEqual({ ok: false, error: `${sentence}\n${USAGE}` });
});
