import { boundTo, STANDARD_KEYS, TABLE_COMMANDS, withKey } from '@blackpeg/screens/play';
import { LANGUAGES, playTexts } from '@blackpeg/wording';
import { expect, test } from 'vitest';
import { keyChoice, keyLabel } from './key-choice.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'altKey' | 'metaKey', boolean>> = {}) =>
  keyChoice({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

test.each([
  ['q', { kind: 'key', key: 'q' }],
  ['Q', { kind: 'key', key: 'q' }],
  ['É', { kind: 'key', key: 'é' }],
  ['?', { kind: 'key', key: '?' }],
  ['Delete', { kind: 'none' }],
  ['Escape', { kind: 'cancel' }],
  ['Tab', { kind: 'cancel' }],
  ['5', { kind: 'fixed', key: '5' }],
  ['Enter', { kind: 'fixed', key: 'Enter' }],
  ['ArrowLeft', { kind: 'fixed', key: 'ArrowLeft' }],
  ['Shift', { kind: 'ignored' }],
  ['F5', { kind: 'ignored' }],
  ['Dead', { kind: 'ignored' }],
])('%s', (key, choice) => {
  expect(press(key)).toEqual(choice);
});

test('a key held together with another is the browser’s', () => {
  expect(press('r', { ctrlKey: true }).kind).toBe('ignored');
  expect(press('r', { metaKey: true }).kind).toBe('ignored');
});

test('every standard key can be chosen again', () => {
  for (const command of TABLE_COMMANDS) {
    const choice = press(STANDARD_KEYS[command]);
    expect(choice.kind).toBe('key');
    if (choice.kind !== 'key') continue;
    expect(boundTo(withKey(STANDARD_KEYS, command, choice.key), choice.key)).toBe(command);
  }
  expect(keyLabel('en', 'u')).toBe('U');
});

test('a key is called by a name in the player’s language that a voice says', () => {
  expect(keyLabel('fr', 'ArrowUp')).toBe('Flèche vers le haut');
  expect(keyLabel('de', ' ')).toBe('Leertaste');
  for (const language of LANGUAGES) {
    expect(keyLabel(language, '?')).toMatch(/^[\p{L}’ ]+$/u);
    expect(keyLabel(language, '')).toBe(playTexts(language).keys.named(''));
  }
});
