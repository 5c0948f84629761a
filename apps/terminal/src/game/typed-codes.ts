// Rows, codes and answers as they are typed or pasted: digits, or the letters of the language; an example of each, and the
// possible characters.

import { formatCode, formatPeg } from '@blackpeg/notation';
import { allPegs, type Code, type CodeSpec, type Edition, type Feedback, type Kind } from '@blackpeg/rules';
import { kindsTyped } from '@blackpeg/screens';
import {
  briefCode,
  KEYS,
  keyLetter,
  kindName,
  kindOfLetter,
  type Language,
  pegLetter,
  plainTexts,
} from '@blackpeg/wording';

/** A kind of any facet, by its character: a letter says which facet, a digit means the first. */
export function kindNamed(language: Language, spec: CodeSpec, sign: string): Kind | null {
  for (const facet of spec.facets.keys()) {
    const kind = kindOfLetter(language, spec, facet, sign);
    if (kind !== undefined) return { facet, kind };
  }
  return null;
}

/** A row that can be placed and reveals nothing about any code: the first pegs in order. */
export function exampleRow(language: Language, spec: CodeSpec): string {
  const facets = spec.facets.map((facet) => ({ ...facet, blank: facet.size === 0 }));
  const pegs = allPegs({ ...spec, facets });
  const row = Array.from({ length: spec.holes }, (_, hole) => pegs[hole % pegs.length] ?? 0);
  return spec.facets.length === 2 ? briefCode(language, spec, row, '') : formatCode(spec, row);
}

/** The character of every kind with its name: `1 K black, 2 V violet`. */
export function pegsText(language: Language, spec: CodeSpec): string {
  const { typing } = plainTexts(language);
  const facets = spec.facets.map(({ size }, facet) =>
    Array.from({ length: size }, (_, index) => kindText(language, spec, { facet, kind: index + 1 })).join(
      ', ',
    ),
  );
  const blank = spec.facets.some((facet) => facet.blank) ? [typing.blankSign] : [];
  return typing.pegs([...facets, ...blank].join('; '));
}

function kindText(language: Language, spec: CodeSpec, { facet, kind }: Kind): string {
  const peg = spec.facets.length === 2 ? kind * 11 : kind;
  const digit = spec.facets.length === 2 ? '' : formatPeg(spec, peg);
  const letter = pegLetter(language, spec, peg)[facet] ?? '';
  const name = kindName(language, spec, { facet, kind });
  return [...new Set([digit, letter, name])].filter((part) => part !== '').join(' ');
}

/** A whole row, no more and no less; null for anything else. */
export function codeTyped(language: Language, spec: CodeSpec, line: string): Code | null {
  const facets = spec.facets.length;
  const kinds = kindsTyped(language, spec, line);
  if (!kinds || kinds.length !== spec.holes * facets) return null;
  return Array.from({ length: spec.holes }, (_, hole) =>
    kinds.slice(hole * facets, (hole + 1) * facets).reduce((peg, kind) => peg * 10 + kind, 0),
  );
}

/** `2-1`, `2 1`, `21`, `bbw`, `2b1w`, `0`; null for anything else. Whether it can be earned is decided by the rules. */
export function answerTyped(language: Language, edition: Edition, line: string): Feedback | null {
  const typed = line.trim().toLowerCase();
  return byNumbers(edition, typed) ?? byLetters(language, edition, typed);
}

/** An example for players: one black, two white, and with blue no blue. */
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
