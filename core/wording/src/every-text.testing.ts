// Every text, found by walking: a string as it is, a function called with samples of all kinds.

import { samplesFor } from './samples.testing.ts';
import { LANGUAGE_TABLE } from './words/languages.ts';
import type { Language } from './words/lookup.ts';

/** The texts by path: several if a function speaks differently of one and of many. */
export type Texts = ReadonlyMap<string, readonly string[]>;

export function everyText(language: Language): Texts {
  return new Map(walk(LANGUAGE_TABLE[language], ''));
}

function walk(value: unknown, path: string): readonly (readonly [string, readonly string[]])[] {
  if (typeof value === 'string') return [[path, [value]]];
  if (typeof value === 'function') return said(value as Speech, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => walk(inner, path === '' ? key : `${path}.${key}`));
}

type Speech = (...given: readonly unknown[]) => unknown;

/** More samples show nothing new. */
const ENOUGH = 8;

/** Samples that do not suit a parameter make it throw or return nonsense, and are skipped. */
function said(speech: Speech, path: string): readonly (readonly [string, readonly string[]])[] {
  const texts = new Map<string, Set<string>>();
  for (const samples of samplesFor(speech.length)) {
    let sense = 0;
    for (const given of samples) {
      if (sense >= ENOUGH) break;
      for (const [at, text] of spoken(speech, given, path)) {
        const all = texts.get(at) ?? new Set();
        if (!all.has(text)) sense += 1;
        texts.set(at, all.add(text));
      }
    }
  }
  return texts.size === 0 ? [[path, []]] : [...texts].map(([at, all]) => [at, [...all]]);
}

function spoken(
  speech: Speech,
  given: readonly unknown[],
  path: string,
): readonly (readonly [string, string])[] {
  try {
    const value = speech(...given);
    const texts = typeof value === 'object' ? walk(value, path) : [[path, [String(value)]] as const];
    return texts.flatMap(([at, all]) => all.filter(isSense).map((text) => [at, text] as const));
  } catch {
    return [];
  }
}

function isSense(text: string): boolean {
  return text.trim() !== '' && !/undefined|\bnull\b|NaN|\[object|\b(true|false)\b|=>|Infinity/.test(text);
}
