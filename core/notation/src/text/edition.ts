// Editions on one line that fits in a URL: `super-5x8`, `duel-4,5x8`, `shapes-3b`, `custom-4x6c-once-r10`.
//
// Each booklet's own variants have a short form; everything else is written in full under its name (edition-in-full.ts).

import {
  type Blanks,
  checkEdition,
  EDITIONS,
  type Edition,
  type EditionName,
  editionNamed,
  isEditionName,
  ok,
  type Result,
} from '@blackpeg/rules';
import { type EditionPart, fullForm, isFull, readFull } from './edition-in-full.ts';
import { isAtEnd, matchAt, skipBlanks } from './scan.ts';
import { expected, faultAt, type TextFault } from './text-fault.ts';

export function formatEdition(edition: Edition): string {
  const short = shortForm(edition);
  const parsed = short === null ? null : parseEdition(short);
  return short !== null && parsed?.ok && isSame(parsed.value, edition) ? short : fullForm(edition);
}

/** Upper or lower case; the name alone means the first variant. */
export function parseEdition(text: string): Result<Edition, TextFault> {
  const start = skipBlanks(text, 0);
  const name = matchAt(/[a-z]+/i, text, start)?.[0].toLowerCase() ?? '';
  if (!isEditionName(name)) return expected(text, start, 'edition-name');
  const end = matchAt(/[^\s\uFEFF]*/, text, start)?.[0].length ?? 0;
  if (!isAtEnd(text, start + end)) return expected(text, skipBlanks(text, start + end), 'end');
  const read = readParts(name, text, partsOf(text.slice(start, start + end), start).slice(1));
  if (!read.ok) return read;
  const checked = checkEdition(read.value);
  return checked.ok ? checked : faultAt(start, { kind: 'bad-edition', fault: checked.error });
}

function partsOf(text: string, start: number): readonly EditionPart[] {
  let at = start;
  return text.split('-').map((piece) => {
    const part = { text: piece.toLowerCase().replaceAll('×', 'x'), at };
    at += piece.length + 1;
    return part;
  });
}

function readParts(
  name: EditionName,
  text: string,
  parts: readonly EditionPart[],
): Result<Edition, TextFault> {
  const [head, ...options] = parts;
  const { sizing } = EDITIONS[name];
  if (!head) return sizing === 'free' ? expected(text, text.length, 'edition-size') : ok(editionNamed(name));
  if (isFull(head)) return readFull(name, text, head, options);
  switch (sizing) {
    case 'table':
    case 'rings':
      return readSized(name, text, head, options);
    case 'blanks':
    case 'games':
      return readGame(name, text, head, options);
    case 'free':
      return expected(text, head.at, 'edition-size');
  }
}

function readSized(
  name: EditionName,
  text: string,
  head: EditionPart,
  options: readonly EditionPart[],
): Result<Edition, TextFault> {
  const size = /^(\d+)(?:,(\d+))?x(\d+)$/.exec(head.text);
  if (!size) return expected(text, head.at, 'edition-size');
  const holes = [size[1], size[2]].flatMap((length) => (length === undefined ? [] : [Number(length)]));
  const blanks = readBlanks(text, options, { blanks: 'on', choice: 'choice' });
  if (!blanks.ok) return blanks;
  return ok(editionNamed(name, { holes, colours: Number(size[3]), blanks: blanks.value }));
}

function readGame(
  name: EditionName,
  text: string,
  head: EditionPart,
  options: readonly EditionPart[],
): Result<Edition, TextFault> {
  const game = EDITIONS[name].games.find((known) => known === head.text);
  if (game === undefined) return expected(text, head.at, 'edition-game');
  const edition = editionNamed(name, { game });
  const choice = readBlanks(text, options, edition.blanks === 'on' ? { choice: 'choice' } : {});
  if (!choice.ok) return choice;
  return ok(choice.value === 'choice' ? { ...edition, blanks: 'choice' } : edition);
}

/** At most one of the offered options. */
function readBlanks(
  text: string,
  options: readonly EditionPart[],
  offered: Readonly<Record<string, Blanks>>,
): Result<Blanks, TextFault> {
  const [option, more] = options;
  if (more) return expected(text, more.at, 'end');
  if (!option) return ok('off');
  const blanks = Object.hasOwn(offered, option.text) ? offered[option.text] : undefined;
  return blanks === undefined ? expected(text, option.at, 'edition-option') : ok(blanks);
}

/** The booklet's name for this variant; null if only the full form is possible. */
function shortForm({ name, game, holes, facets, blanks }: Edition): string | null {
  switch (EDITIONS[name].sizing) {
    case 'table':
    case 'rings':
      return `${name}-${holes.join(',')}x${facets[0]?.size ?? 0}${SHORT_BLANKS[blanks]}`;
    case 'blanks':
    case 'games':
      return `${name}-${game}${blanks === 'choice' ? '-choice' : ''}`;
    case 'free':
      return null;
  }
}

const SHORT_BLANKS: Readonly<Record<Blanks, string>> = { off: '', on: '-blanks', choice: '-choice' };

/** Equal in every field, whatever the order of the keys. */
function isSame(a: Edition, b: Edition): boolean {
  return fullForm(a) === fullForm(b);
}
