// Texts of the set-up and of codes for friends: whole, typeset, and in three languages.

import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { challengeTexts } from './companion.ts';
import { setUpTexts } from './set-up.ts';

const GUEST = { kind: 'other', name: 'Guest' } as const;
const HOUSE = { kind: 'house' } as const;

/** Every text, functions called with samples for their parameters; found by walking, so a new key is tested too. */
function allTexts(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return allTexts(value(...samples(path)), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${path}.${key}`));
}

function samples(path: string): readonly unknown[] {
  if (/\.(bar|who|extra|handicap)$/.test(path)) return [GUEST, HOUSE];
  if (/\.(counts|codes)$/.test(path)) return [[4096, 32768]];
  return path.endsWith('.message') ? ['Super'] : [3125, 5, 8];
}

const byLanguage = LANGUAGES.map((language) => [
  ...allTexts(setUpTexts(language), 'set-up'),
  ...allTexts(challengeTexts(language), 'challenge'),
]);

test('no text is empty or broken', () => {
  for (const [path, text] of byLanguage.flat()) {
    expect(text, path).toMatch(/\S/);
    expect(text, path).not.toMatch(/undefined|\bnull\b|NaN|\[object|!| {2}/);
  }
});

test('sentences differ in all languages', () => {
  const [en = [], fr = [], de = []] = byLanguage;
  const same = en.filter(([, text], index) => {
    const texts = [text, fr[index]?.[1], de[index]?.[1]];
    return text.endsWith('.') && new Set(texts).size < 3;
  });
  expect(same.map(([path]) => path)).toEqual([]);
});

test('the advantage of a handicap is named for whom it is', () => {
  const you = { kind: 'you' } as const;
  expect(LANGUAGES.map((language) => setUpTexts(language).sizes.handicap(you, HOUSE))).toEqual([
    {
      title: 'Handicap: 4 for you, 5 for the computer',
      text: 'Codes of different lengths. The advantage is for you.',
    },
    {
      title: 'Handicap\u202f: 4 pour vous, 5 pour l’ordinateur',
      text: 'Deux longueurs de code. L’avantage est pour vous.',
    },
    {
      title: 'Vorgabe: 4 für dich, 5 für den Computer',
      text: 'Verschieden lange Codes. Der Vorteil liegt bei dir.',
    },
  ]);
});
