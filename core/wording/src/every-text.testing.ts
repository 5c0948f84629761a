// Every text there is, found by walking: a string as it is, a function as samples of all kinds make it speak.

import { catalogOf } from './catalog/index.ts';
import { ADVICE, ROW_CHECKS, SUGGESTIONS } from './catalog/sections/advice.ts';
import { CONTRADICTIONS } from './catalog/sections/contradictions.ts';
import { DEDUCTIONS } from './catalog/sections/deductions.ts';
import { LOG_FAULTS } from './catalog/sections/log-faults.ts';
import { PUZZLES } from './catalog/sections/puzzles.ts';
import { REVIEWS } from './catalog/sections/reviews.ts';
import { STRATEGIES } from './catalog/sections/strategies.ts';
import { RECORD_FAULTS, TEXT_FAULTS } from './catalog/sections/text-faults.ts';
import * as wording from './index.ts';
import type { Language } from './language.ts';
import { samplesFor } from './samples.testing.ts';

const SECTIONS = {
  advice: ADVICE,
  contradictions: CONTRADICTIONS,
  deductions: DEDUCTIONS,
  'log-faults': LOG_FAULTS,
  puzzles: PUZZLES,
  'record-faults': RECORD_FAULTS,
  reviews: REVIEWS,
  'row-checks': ROW_CHECKS,
  strategies: STRATEGIES,
  suggestions: SUGGESTIONS,
  'text-faults': TEXT_FAULTS,
} as const;

/** What it says, by where it stands: several texts where a function speaks differently of one and of many. */
export type Texts = ReadonlyMap<string, readonly string[]>;

export function everyText(language: Language): Texts {
  const sections = Object.entries(SECTIONS).map(([name, words]) => [name, words[language]]);
  return new Map(
    walk(Object.fromEntries([['catalog', catalogOf(language)], ...sections, ...screens(language)]), ''),
  );
}

/** All that the front door offers by language alone, so that a new screen is here from its first day. */
function screens(language: Language): readonly (readonly [string, unknown])[] {
  return Object.entries(wording).flatMap(([name, offered]) => {
    if (!name.endsWith('Texts') || typeof offered !== 'function' || offered.length !== 1) return [];
    return [[name, (offered as (language: Language) => unknown)(language)] as const];
  });
}

function walk(value: unknown, path: string): readonly (readonly [string, readonly string[]])[] {
  if (typeof value === 'string') return [[path, [value]]];
  if (typeof value === 'function') return said(value as Speech, path);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => walk(inner, path === '' ? key : `${path}.${key}`));
}

type Speech = (...given: readonly unknown[]) => unknown;

/** More tell nothing new of a text. */
const ENOUGH = 8;

/** Samples that do not suit a parameter make it throw, or say nonsense, and are passed over. */
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
