// The texts of home and of the screens around it: complete, in three languages, with the right typography.

import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { editionTexts, homeTexts } from './base.ts';
import { matchesTexts } from './matches.ts';
import { onlineTexts, recoverTexts } from './online.ts';
import { settingsTexts } from './settings.ts';

/** Every text, functions called with samples for their parameters; found by walking, so a new key is tested too. */
function allTexts(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(...samples(path)))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${path}.${key}`));
}

function samples(path: string): readonly unknown[] {
  if (/\.(people)$/.test(path)) return [['You', 'Guest']];
  if (/\.place$/.test(path)) return ['Super', 3, 6];
  if (/\.(daily)$/.test(path)) return ['2026-03-14'];
  if (/\.(name|given)$/.test(path)) return ['Undo', 'X'];
  if (/\.(consequence|taken|removed|refused|version)$/.test(path)) return ['X'];
  return [1_400_000, 4];
}

const SCREENS = { homeTexts, settingsTexts, matchesTexts, onlineTexts, recoverTexts };

describe.each(Object.entries(SCREENS))('%s', (_, texts) => {
  const byLanguage = LANGUAGES.map((language) => allTexts(texts(language), language));
  const [en = [], fr = [], de = []] = byLanguage;

  test('no text is empty or broken', () => {
    for (const [path, text] of byLanguage.flat()) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/undefined|\bnull\b|NaN|\[object|!| {2}/);
    }
  });

  test('sentences differ in all languages', () => {
    const same = en.filter(([, text], index) => {
      const all = [text, fr[index]?.[1], de[index]?.[1]];
      return text.length > 24 && new Set(all).size < 3;
    });
    expect(same).toEqual([]);
  });
});

test('days and counts are those of the language', () => {
  const friday = Date.UTC(2025, 9, 17, 23, 59);
  expect(LANGUAGES.map((language) => homeTexts(language).daily.short(friday))).toEqual([
    'Friday 17 October, the same for everyone',
    'Vendredi 17 octobre, le même pour tous',
    'Freitag, 17. Oktober, für alle derselbe',
  ]);
  const first = Date.UTC(2026, 2, 1);
  expect(homeTexts('fr').daily.short(first)).toBe('Dimanche 1er mars, le même pour tous');
  expect(matchesTexts('fr').daily('2026-10-01')).toBe('Code du 1er octobre 2026');
  expect(matchesTexts('fr').daily('2026-10-11')).toBe('Code du 11 octobre 2026');
  expect(LANGUAGES.map((language) => editionTexts(language).super.box.second(32768))).toEqual([
    '32,768 codes',
    '32\u202f768 codes',
    '32.768 Codes',
  ]);
  expect(LANGUAGES.map((language) => homeTexts(language).daily.streak(1))).toEqual([
    'Streak: 1 day',
    'Série\u202f: 1 jour',
    'Serie: 1 Tag',
  ]);
});
