// Texts of an online table: whole, typeset, and in three languages.

import { expect, test } from 'vitest';
import { LANGUAGES } from '../words/lookup.ts';
import { tableTexts } from './table.ts';

const GUEST = { kind: 'other', name: 'Guest' } as const;

/** Every text, functions called with samples for their parameters; found by walking, so a new key is tested too. */
function allTexts(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return allTexts(value(...samples(path)), path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => allTexts(inner, `${path}.${key}`));
}

function samples(path: string): readonly unknown[] {
  if (/^here\.(all|away)$|^over\.(wants|wantsNoMore|wantedNote)$/.test(path)) return [[GUEST, GUEST]];
  if (path === 'here.stepAwayNote' || path === 'away.own') return ['2 min', true];
  if (path === 'here.line') return ['Guest', 'here'];
  if (path === 'invitation.title') return [['Guest', 'Guest 2']];
  if (/^(away|talk|seals)\./.test(path)) return path === 'away.left' ? ['2 min'] : [GUEST, 'Hello'];
  return /^people\.|\.(you|come|message)$/.test(path) ? ['Guest'] : [3];
}

const byLanguage = LANGUAGES.map((language) =>
  Object.entries(tableTexts(language)).flatMap(([key, value]) => allTexts(value, key)),
);

test('U21: no text is empty or broken, and every language has the same ones', () => {
  for (const texts of byLanguage) {
    expect(texts.map(([path]) => path)).toEqual(byLanguage[0]?.map(([path]) => path));
    for (const [path, text] of texts) {
      expect(text, path).toMatch(/\S/);
      expect(text, path).not.toMatch(/undefined|\bnull\b|NaN|\[object|!| {2}/);
    }
  }
});

test('whom the player waits for, by the seats of the table', () => {
  expect(LANGUAGES.map((language) => tableTexts(language).waiting.title(2))).toEqual([
    'Waiting for the other player',
    'En attendant l’adversaire',
    'Warten auf die andere Seite',
  ]);
  expect(tableTexts('en').waiting.title(3)).toBe('Waiting for the others');
});
