// A language for tests, generated from English: accented, two fifths longer, between brackets. All its vowels have
// accents, so a word with a plain vowel does not come from the words; a missing bracket means that a text was cut off.

import { LANGUAGE_TABLE } from './languages.ts';
import { isLanguage, type Language } from './lookup.ts';

const NAME: string = 'pseudo';

/** Adds the language, in this test file only. */
export function addPseudoLanguage(): Language {
  const { en } = LANGUAGE_TABLE;
  Object.assign(LANGUAGE_TABLE, { [NAME]: { ...pseudoWords(en), name: NAME, tag: en.tag } });
  if (!isLanguage(NAME)) throw new Error('A language is what stands in the table.');
  return NAME;
}

/** Words of two letters and more with a plain vowel: they are not from the words, or are values given to a text. */
export function plainWordsIn(text: string): readonly string[] {
  return (text.match(/\p{L}{2,}/gu) ?? []).filter((word) => /[aeiou]/i.test(word));
}

/** The words of a language or a part of them, converted. Uses nothing outside itself, so that it can be sent to a page. */
export function pseudoWords<Words>(words: Words): Words {
  const PLAIN = 'aeiouycnszAEIOUYCNSZ';
  const ACCENTED = 'àéîöûýçñšžÀÉÎÖÛÝÇÑŠŽ';
  const GROWTH = 0.4;
  return made(words, []) as Words;

  function made(value: unknown, given: readonly string[]): unknown {
    if (typeof value === 'string') return textOf(value, given);
    if (typeof value === 'function')
      return (...facts: readonly unknown[]) => made(value(...facts), textsIn(facts));
    if (Array.isArray(value)) return value.map((one) => made(one, given));
    if (typeof value !== 'object' || value === null) return value;
    // Braille settings are not text.
    if ('numberSign' in value) return value;
    const entries = Object.entries(value).map(([key, one]) => [
      key,
      key === 'typed' ? one : made(one, given),
    ]);
    return Object.fromEntries(entries);
  }

  /** In facts, at any depth. A text of small letters only is a kind, a single character a mark. */
  function textsIn(value: unknown): readonly string[] {
    if (typeof value === 'string') return /^([a-z-]*|.)$/.test(value) ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  }

  /** Vowels are doubled while there is room, so that words grow in place. A single character stays. */
  function textOf(text: string, given: readonly string[]): string {
    const kept = keptIn(text, given);
    const own = [...text].filter((_, place) => !kept.has(place)).length;
    if (own < 2) return text;
    let more = Math.ceil(own * GROWTH) - 2;
    const signs = [...text].map((sign, place) => {
      const accented = kept.has(place) ? undefined : ACCENTED[PLAIN.indexOf(sign)];
      if (accented === undefined || more <= 0 || !/[aeiou]/i.test(sign)) return accented ?? sign;
      more -= 1;
      return accented + accented.toLowerCase();
    });
    return `[${signs.join('')}${''.padEnd(more, ' ~~~')}]`;
  }

  /**
   * Positions of values given to the text, and of what is converted already: brackets may be nested, and a name that was
   * cut ends with an ellipsis.
   */
  function keptIn(text: string, given: readonly string[]): ReadonlySet<number> {
    const kept = new Set<number>();
    for (const one of given) {
      for (let at = text.indexOf(one); at >= 0; at = text.indexOf(one, at + 1))
        for (let place = at; place < at + one.length; place += 1) kept.add(place);
    }
    let depth = 0;
    [...text].forEach((sign, place) => {
      if (sign === '[') depth += 1;
      if (depth > 0) kept.add(place);
      if (sign === ']' || sign === '…') depth = Math.max(0, depth - 1);
    });
    return kept;
  }
}
