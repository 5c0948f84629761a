import { STANDARD_KEYS, TABLE_COMMANDS } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { commandOf, withKey } from './keys.ts';

test('every command has a key of its own at first', () => {
  expect(new Set(Object.values(STANDARD_KEYS)).size).toBe(TABLE_COMMANDS.length);
  for (const command of TABLE_COMMANDS)
    expect(commandOf(STANDARD_KEYS, STANDARD_KEYS[command])).toBe(command);
});

test('digits are pegs, never commands', () => {
  for (const digit of '0123456789') expect(commandOf(STANDARD_KEYS, digit)).toBeNull();
});

test('a key given to a command is taken from the one that had it', () => {
  const keys = withKey(STANDARD_KEYS, 'score', 'L');
  expect(commandOf(keys, 'l')).toBe('score');
  expect(keys['last-row']).toBe('');
  expect(commandOf(keys, '')).toBeNull();
});
