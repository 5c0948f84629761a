// Editions written in full: `custom-4x6n`, `custom-4x3cbx4s-once-choice-noblue-r7`, `super-5x8c-r11`.
//
// Name, holes, then each facet as its number of kinds, its letter (c colour, s shape, n number) and `b` where it may be
// blank, then options: `once` no repeats, `choice` blanks as the maker declares, `noblue` pairs without blue, `r10` rows
// unless 12, `game3` the variant's number unless it is 1 without and 2 with blanks.

import {
  customEdition,
  type Edition,
  type EditionName,
  type Facet,
  GAME_NAMES,
  type GameName,
  ok,
  type Result,
} from '@blackpeg/rules';
import { expected, type TextFault } from './text-fault.ts';

/** A piece between hyphens, in lower case, and its offset. */
export interface EditionPart {
  readonly text: string;
  readonly at: number;
}

const FACET_LETTERS = { colour: 'c', shape: 's', number: 'n' } as const;
const STANDARD_ROWS = 12;

export function fullForm(edition: Edition): string {
  const { name, game, holes, facets, repeats, blanks, marking, rows } = edition;
  const kinds = facets.map((facet) => `x${facet.size}${FACET_LETTERS[facet.name]}${facet.blank ? 'b' : ''}`);
  const usualGame: GameName = facets.some((facet) => facet.blank) ? '2' : '1';
  return [
    `${name}-${holes.join(',')}${kinds.join('')}`,
    ...(repeats ? [] : ['once']),
    ...(blanks === 'choice' ? ['choice'] : []),
    ...(facets.length === 2 && marking === 'places' ? ['noblue'] : []),
    ...(rows === STANDARD_ROWS ? [] : [`r${rows}`]),
    ...(game === usualGame ? [] : [`game${game}`]),
  ].join('-');
}

/** A facet has a letter only in the full form. */
export function isFull(head: EditionPart): boolean {
  return /^\d+(?:,\d+)?(?:x\d+[csn]b?)+$/.test(head.text);
}

export function readFull(
  name: EditionName,
  text: string,
  head: EditionPart,
  options: readonly EditionPart[],
): Result<Edition, TextFault> {
  const [lengths = '', ...kinds] = head.text.split('x');
  const holes = lengths.split(',').map(Number);
  const facets = kinds.map(readFacet);
  const words = new Map<string, string>();
  for (const option of options) {
    const [, word = '', value = ''] = /^(once|choice|noblue|r|game)([\db]*)$/.exec(option.text) ?? [];
    const fits = isOffered(word, value, facets) && !words.has(word);
    if (!fits) return expected(text, option.at, 'edition-option');
    words.set(word, value);
  }
  const rows = words.get('r');
  const edition = customEdition({
    holes,
    facets,
    repeats: !words.has('once'),
    makersChoice: words.has('choice'),
    withoutBlue: words.has('noblue'),
    ...(rows === undefined ? {} : { rows: Number(rows) }),
  });
  const game = GAME_NAMES.find((known) => known === words.get('game')) ?? edition.game;
  return ok({ ...edition, name, game });
}

/** An option that has a meaning here: the maker can choose only blanks, and blue needs pairs. */
function isOffered(word: string, value: string, facets: readonly Facet[]): boolean {
  switch (word) {
    case 'once':
      return value === '';
    case 'choice':
      return value === '' && facets.some(({ blank }) => blank);
    case 'noblue':
      return value === '' && facets.length === 2;
    case 'r':
      return /^\d{1,3}$/.test(value);
    case 'game':
      return GAME_NAMES.some((known) => known === value);
    default:
      return false;
  }
}

function readFacet(text: string): Facet {
  const letter = text.replace(/[\db]/g, '');
  const name = letter === 's' ? 'shape' : letter === 'n' ? 'number' : 'colour';
  return { name, size: Number.parseInt(text, 10), blank: text.endsWith('b') };
}
