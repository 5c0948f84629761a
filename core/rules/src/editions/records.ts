// The editions, a record each. One more edition is one more record here, and its words.

import type { EditionRecord, KeySet } from './record.ts';

const BLACK_AND_WHITE = { black: 'black', white: 'white', blue: 'blue' } as const satisfies KeySet;

/** C11: the smaller games, which booklet 004 names without their sizes. */
const FOUR_OF_SIX = {
  rule: 'C11',
  sizing: 'blanks',
  holes: [4],
  facets: [{ name: 'colour', sizes: [6] }],
  games: ['1', '2'],
  blanks: ['off', 'choice', 'on'],
  forms: ['classic', 'solitaire', 'race'],
  scoring: 'points',
  supplies: [12],
  pieces: 'pegs',
  keys: BLACK_AND_WHITE,
} as const satisfies Omit<EditionRecord, 'rows' | 'box'>;

const RECORDS = {
  /** Booklets 000 and 004; the French set has 24 pegs of each colour, the German one 20. */
  super: {
    rule: 'C3',
    sizing: 'table',
    holes: [1, 2, 3, 4, 5],
    facets: [{ name: 'colour', sizes: [1, 2, 3, 4, 5, 6, 7, 8] }],
    rows: 12,
    games: ['1', '2'],
    blanks: ['off', 'choice', 'on'],
    forms: ['classic', 'solitaire', 'race'],
    scoring: 'points',
    supplies: [24, 20],
    pieces: 'pegs',
    keys: BLACK_AND_WHITE,
    box: { size: 'large', cover: 'black', picture: 'rows' },
  },
  /** Booklet 001: both players hide and search. The set has 25 rings of each colour for both players: half of them each. */
  duel: {
    rule: 'C5',
    sizing: 'rings',
    holes: [4, 5],
    facets: [{ name: 'colour', sizes: [8] }],
    rows: 12,
    games: ['1'],
    blanks: ['off'],
    forms: ['duel', 'solitaire', 'race'],
    scoring: 'rounds-won',
    supplies: [12],
    pieces: 'rings',
    keys: { black: 'red', white: 'white', blue: 'blue' },
    box: { size: 'large', cover: 'orange', picture: 'crossing-rings' },
  },
  /** Booklet 002: numbers, and key pegs that are told apart by touch, made for blind players. */
  braille: {
    rule: 'C4',
    sizing: 'blanks',
    holes: [4],
    facets: [{ name: 'number', sizes: [6] }],
    rows: 10,
    games: ['1', '2'],
    blanks: ['off', 'on', 'choice'],
    forms: ['classic', 'solitaire', 'race'],
    scoring: 'fewest-rows',
    supplies: [12],
    pieces: 'numbers',
    keys: { black: 'pointed', white: 'flat', blue: 'blue' },
    box: { size: 'large', cover: 'ivory', picture: 'cells' },
  },
  /** Booklet 003: pairs of a colour and a shape, with blue key pegs for half-right pairs. */
  shapes: {
    rule: 'C6',
    sizing: 'games',
    holes: [4],
    facets: [
      { name: 'colour', sizes: [5] },
      { name: 'shape', sizes: [5] },
    ],
    rows: 10,
    otherRows: [9],
    games: ['1', '2', '3', '3b'],
    blanks: ['off', 'on'],
    forms: ['classic', 'solitaire', 'race'],
    scoring: 'fewest-rows',
    supplies: [12],
    pieces: 'pairs',
    keys: BLACK_AND_WHITE,
    box: { size: 'large', cover: 'yellow', picture: 'silhouettes' },
  },
  original: { ...FOUR_OF_SIX, rows: 10, box: { size: 'small', cover: 4, picture: 'board' } },
  mini: { ...FOUR_OF_SIX, rows: 6, box: { size: 'small', cover: 3, picture: 'board' } },
  /** Custom games (C10): any size whose claims can be judged, in any form. These are the initial sizes. */
  custom: {
    rule: 'C10',
    sizing: 'free',
    holes: [4],
    facets: [{ name: 'colour', sizes: [6] }],
    rows: 12,
    games: ['1', '2'],
    blanks: ['off', 'on', 'choice'],
    forms: ['classic', 'duel', 'solitaire', 'race'],
    scoring: 'points',
    supplies: [24],
    pieces: 'any',
    keys: BLACK_AND_WHITE,
    box: null,
  },
} as const satisfies Readonly<Record<string, EditionRecord>>;

export type EditionName = keyof typeof RECORDS;

/** Editions with a standard size; custom games have none. */
export type BoxName = {
  [Name in EditionName]: (typeof RECORDS)[Name]['box'] extends null ? never : Name;
}[EditionName];

export const EDITIONS: Readonly<Record<EditionName, EditionRecord>> = RECORDS;

/** In the order in which they are listed everywhere. */
export const EDITION_NAMES: readonly EditionName[] = Object.keys(EDITIONS).filter(isEditionName);

/** In the order of the home screen. */
export const BOX_NAMES: readonly BoxName[] = EDITION_NAMES.filter(isBoxName);

export function isEditionName(text: string): text is EditionName {
  return Object.hasOwn(EDITIONS, text);
}

function isBoxName(name: EditionName): name is BoxName {
  return EDITIONS[name].box !== null;
}
