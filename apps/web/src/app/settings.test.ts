import { expect, test } from 'vitest';
import { decodeSettings, STANDARD_SETTINGS } from './settings.ts';

test('what was chosen comes back', () => {
  const chosen = {
    ...STANDARD_SETTINGS,
    theme: 'contrast',
    language: 'de',
    sound: true,
    phrases: false,
  } as const;
  expect(decodeSettings(JSON.stringify(chosen))).toEqual(chosen);
});

test('a field that is missing, wrong or unknown costs nothing but itself', () => {
  const text = JSON.stringify({ theme: 'dark', marks: 'smell', invented: 1, keys: { undo: 7 } });
  expect(decodeSettings(text)).toEqual({ ...STANDARD_SETTINGS, theme: 'dark' });
});

test('chosen keys are kept, even for commands that no longer exist', () => {
  const keys = { undo: 'j', 'a command of another version': 'q', score: '' };
  expect(decodeSettings(JSON.stringify({ keys: { ...keys, help: 7 } })).keys).toEqual(keys);
});

test('phrases of others are heard until they are switched off', () => {
  expect(decodeSettings('{}').phrases).toBe(true);
  expect(decodeSettings('{"phrases":false}').phrases).toBe(false);
  expect(decodeSettings('{"phrases":"no"}').phrases).toBe(true);
});

test('explanations that ended with any match are still given with blue pegs', () => {
  expect(decodeSettings('{"explain":false}').explain).toBe('blue');
  expect(decodeSettings('{"explain":true}').explain).toBe('all');
  expect(decodeSettings('{"explain":"off"}').explain).toBe('off');
});

test.each([null, '', '{', '[]', '7', 'null'])('nothing to read is the beginning: %s', (text) => {
  expect(decodeSettings(text)).toEqual(STANDARD_SETTINGS);
});
