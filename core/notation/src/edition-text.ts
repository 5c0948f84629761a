// Editions on one line, fit for an address: `super-5x8`, `duel-4,5x8`, `shapes-3b`, `custom-4x6c-once-r10`.
//
// Each booklet's own variants have a short form; everything else is written in full under its name (edition-full.ts).

import {
  type Blanks,
  brailleEdition,
  checkEdition,
  duelEdition,
  EDITION_NAMES,
  type Edition,
  type EditionName,
  GAME_NAMES,
  ok,
  type Result,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import { fullForm, isFull, type Part, readFull } from './edition-full.ts';
import { isAtEnd, matchAt, skipBlanks } from './scan.ts';
import { expected, faultAt, type TextFault } from './text-fault.ts';

export function formatEdition(edition: Edition): string {
  const short = shortForm(edition);
  const parsed = short === null ? null : parseEdition(short);
  return short !== null && parsed?.ok && isSame(parsed.value, edition) ? short : fullForm(edition);
}

/** Any case; a booklet's name alone is its first variant. */
export function parseEdition(text: string): Result<Edition, TextFault> {
  const start = skipBlanks(text, 0);
  const word = matchAt(/[a-z]+/i, text, start)?.[0].toLowerCase();
  const name = EDITION_NAMES.find((known) => known === word);
  if (name === undefined) return expected(text, start, 'edition-name');
  const end = matchAt(/[^\s\uFEFF]*/, text, start)?.[0].length ?? 0;
  if (!isAtEnd(text, start + end)) return expected(text, skipBlanks(text, start + end), 'end');
  const read = readParts(name, text, partsOf(text.slice(start, start + end), start).slice(1));
  if (!read.ok) return read;
  const checked = checkEdition(read.value);
  return checked.ok ? checked : faultAt(start, { kind: 'bad-edition', fault: checked.error });
}

function partsOf(text: string, start: number): readonly Part[] {
  let at = start;
  return text.split('-').map((piece) => {
    const part = { text: piece.toLowerCase().replaceAll('×', 'x'), at };
    at += piece.length + 1;
    return part;
  });
}

function readParts(name: EditionName, text: string, parts: readonly Part[]): Result<Edition, TextFault> {
  const [head, ...options] = parts;
  if (!head) return name === 'custom' ? expected(text, text.length, 'edition-size') : ok(FIRST[name]());
  if (isFull(head)) return readFull(name, text, head, options);
  switch (name) {
    case 'super':
    case 'duel':
      return readSized(name, text, head, options);
    case 'braille':
    case 'shapes':
      return readGame(name, text, head, options);
    case 'custom':
      return expected(text, head.at, 'edition-size');
  }
}

const FIRST = {
  super: superEdition,
  duel: duelEdition,
  braille: brailleEdition,
  shapes: shapesEdition,
} as const;

function readSized(
  name: 'super' | 'duel',
  text: string,
  head: Part,
  options: readonly Part[],
): Result<Edition, TextFault> {
  const size = /^(\d+)(?:,(\d+))?x(\d+)$/.exec(head.text);
  if (!size) return expected(text, head.at, 'edition-size');
  const holes = [size[1], size[2]].flatMap((length) => (length === undefined ? [] : [Number(length)]));
  const blanks = readBlanks(text, options, { blanks: 'on', choice: 'choice' });
  if (!blanks.ok) return blanks;
  const edition = superEdition({ colours: Number(size[3]), blanks: blanks.value });
  return ok({ ...edition, name, holes });
}

function readGame(
  name: 'braille' | 'shapes',
  text: string,
  head: Part,
  options: readonly Part[],
): Result<Edition, TextFault> {
  const game = GAME_NAMES.find((known) => known === head.text);
  if (game === undefined) return expected(text, head.at, 'edition-game');
  if (name === 'braille' && game !== '1' && game !== '2') return expected(text, head.at, 'edition-game');
  const withBlanks = game === '2' || game === '3b';
  const choice = readBlanks(text, options, withBlanks ? { choice: 'choice' } : {});
  if (!choice.ok) return choice;
  const edition = name === 'braille' ? brailleEdition(withBlanks ? 'on' : 'off') : shapesEdition(game);
  return ok(choice.value === 'choice' ? { ...edition, blanks: 'choice' } : edition);
}

/** At most one option, of those offered. */
function readBlanks(
  text: string,
  options: readonly Part[],
  offered: Readonly<Record<string, Blanks>>,
): Result<Blanks, TextFault> {
  const [option, more] = options;
  if (more) return expected(text, more.at, 'end');
  if (!option) return ok('off');
  const blanks = Object.hasOwn(offered, option.text) ? offered[option.text] : undefined;
  return blanks === undefined ? expected(text, option.at, 'edition-option') : ok(blanks);
}

/** The booklet's way of naming this variant, if it has one; null where only the full form will do. */
function shortForm({ name, game, holes, facets, blanks }: Edition): string | null {
  switch (name) {
    case 'super':
    case 'duel':
      return `${name}-${holes.join(',')}x${facets[0]?.size ?? 0}${SHORT_BLANKS[blanks]}`;
    case 'braille':
    case 'shapes':
      return `${name}-${game}${blanks === 'choice' ? '-choice' : ''}`;
    case 'custom':
      return null;
  }
}

const SHORT_BLANKS: Readonly<Record<Blanks, string>> = { off: '', on: '-blanks', choice: '-choice' };

/** Equal in every field, whatever the order of the keys. */
function isSame(a: Edition, b: Edition): boolean {
  return fullForm(a) === fullForm(b);
}
