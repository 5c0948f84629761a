// Answers as they are typed: numbers, black first, or a letter for each key peg.

import type { Edition, Feedback } from '@blackpeg/rules';
import { KEYS, keyLetter, type Language } from '@blackpeg/wording';

/** `2-1`, `2 1`, `21`, `bbw`, `2b1w`, `0`; null for what is no answer. Whether it can be earned is for the rules to say. */
export function answerTyped(language: Language, edition: Edition, line: string): Feedback | null {
  const typed = line.trim().toLowerCase();
  return byNumbers(edition, typed) ?? byLetters(language, edition, typed);
}

/** For who is told how to type one: one black, two white, and where blue is marked no blue. */
export function exampleAnswer({ marking }: Edition): { readonly text: string; readonly feedback: Feedback } {
  const feedback = { black: 1, white: 2, blue: 0 };
  return { text: marking === 'pairs' ? '1-2-0' : '1-2', feedback };
}

function byNumbers({ marking }: Edition, typed: string): Feedback | null {
  if (typed === '0') return { black: 0, white: 0, blue: 0 };
  if (!/^\d([\s,;/-]*\d)*$/.test(typed)) return null;
  const [black, white, blue, ...more] = typed.replace(/\D/g, '');
  const wanted = marking === 'pairs' ? blue !== undefined : blue === undefined;
  if (white === undefined || !wanted || more.length > 0) return null;
  return { black: Number(black), white: Number(white), blue: Number(blue ?? 0) };
}

/** `bbw`, or `2 b 1 w` as brief answers are written. */
function byLetters(language: Language, edition: Edition, typed: string): Feedback | null {
  const keys = edition.marking === 'pairs' ? KEYS : KEYS.filter((key) => key !== 'blue');
  const counts = { black: 0, white: 0, blue: 0 };
  const close = typed.replace(/[\s,]+/g, '');
  if (!/^(?:\d?\p{L})+$/u.test(close)) return null;
  for (const [, count, letter] of close.matchAll(/(\d?)(\p{L})/gu)) {
    const key = keys.find((each) => keyLetter(language, edition.name, each).toLowerCase() === letter);
    if (key === undefined) return null;
    counts[key] += count === '' ? 1 : Number(count);
  }
  return counts;
}
