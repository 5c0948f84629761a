// Checks that apply to every sentence, in every language.

import { expect } from 'vitest';
import { LANGUAGES, type Language } from './words/lookup.ts';

/** The same in all languages: complete, different, and with the right typography. */
export function inAll(say: (language: Language) => string): readonly string[] {
  const texts = LANGUAGES.map(say);
  for (const text of texts) {
    expect(text).toMatch(/^[\p{Lu}\d“«„].*[.:]$/u);
    expect(text).not.toMatch(/undefined|\bnull\b|NaN|\[object| {2}|!/);
  }
  expect(texts[1]).not.toMatch(/[^\u202f][:;?»]|«[^\u202f]|'|\bque un/u);
  expect(new Set(texts).size, texts[0]).toBe(texts.length);
  return texts;
}
