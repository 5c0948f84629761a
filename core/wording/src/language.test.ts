// Which language a reader gets.

import { expect, test } from 'vitest';
import { pickLanguage } from './language.ts';
import { isLanguage, LANGUAGES } from './words/lookup.ts';

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['nl', 'de_AT.UTF-8', 'en'], 'de'],
  [['DE'], 'de'],
  [['en-US'], 'en'],
  [['C', 'POSIX', ''], 'en'],
  [['frisian'], 'en'],
  [[], 'en'],
])('%j gives %s', (preferences, language) => {
  expect(pickLanguage(preferences)).toBe(language);
});

test('only our languages are ours', () => {
  expect(LANGUAGES.every(isLanguage)).toBe(true);
  expect(isLanguage('nl')).toBe(false);
  expect(isLanguage('toString')).toBe(false);
});
