// Pegs, holes and answers as a few characters each: their look, and what a click on one means. Every peg shows its number
// or letter, so that colour is never needed.

import {
  type CodeSpec,
  EDITIONS,
  type Edition,
  type Feedback,
  type KeySet,
  kindsOf,
  type Peg,
  widestSpec,
} from '@blackpeg/rules';
import { PAIR_COLOURS, PEG_COLOURS } from '@blackpeg/screens';
import { type Draft, type DraftIntent, type Hole, pegIn } from '@blackpeg/session';
import { brailleDigit, KEYS, keyLetter, kindLetter, type Language } from '@blackpeg/wording';
import type { Theme } from '../frame/theme.ts';
import type { Canvas } from '../terminal/canvas.ts';
import { type Paint, paint, type Style } from '../terminal/paint.ts';

export interface Piece {
  readonly text: string;
  readonly style: Style;
  /** What a click on it does. */
  readonly act?: () => void;
}

/** What pieces are made for. */
export interface Making {
  readonly theme: Theme;
  readonly language: Language;
  readonly edition: Edition;
}

/** Columns of a peg: with its shape, or if there is little room, only its number. */
export type PegWidth = 3 | 4;

/** `framed` is where the next peg goes. */
export function pegPiece(making: Making, peg: Peg, width: PegWidth, framed = false): Piece {
  const kinds = kindsOf(widestSpec(making.edition), peg);
  return {
    text: set(pegSigns(making, kinds, width), width, frameOf(making, framed)),
    style: pegStyle(making, kinds),
  };
}

/** A hole of the row being filled: empty, half chosen or full. */
function draftPiece(making: Making, hole: Hole, width: PegWidth, framed: boolean): Piece {
  const peg = pegIn(hole);
  if (peg !== null) return pegPiece(making, peg, width, framed);
  const { accent, quiet } = making.theme;
  const begun = hole.some((kind) => kind !== null);
  const signs = begun
    ? hole.map((kind, facet) => (kind === null ? '?' : facetSign(making, facet, kind))).join('')
    : '_'.repeat(width - 2);
  return { text: set(signs, width, framed ? '[]' : '  '), style: framed ? accent : quiet };
}

/** The row being filled, hole by hole; without `compose` it is only shown. */
export function draftPieces(
  making: Making,
  draft: Draft,
  width: PegWidth,
  compose: Compose | null,
): readonly Piece[] {
  return draft.holes.map((hole, index) => ({
    ...draftPiece(making, hole, width, index === draft.cursor),
    ...(compose && { act: () => compose(holePointed(draft, index)) }),
  }));
}

/** A hole that is not reached yet. */
export function restingPiece({ theme }: Making, width: PegWidth): Piece {
  return { text: set(theme.signs === 'shapes' ? '·' : '.', width, '  '), style: theme.quiet };
}

/** A covered peg. */
export function coveredPiece({ theme }: Making, width: PegWidth): Piece {
  return { text: (theme.signs === 'shapes' ? '░' : '#').repeat(width), style: theme.shield };
}

/** Key pegs in a row, sorted, on their plate; as letters if there is no colour to tell black from white. */
export function answerPieces(making: Making, feedback: Feedback, holes: number): readonly Piece[] {
  const { theme, language, edition } = making;
  const inLetters = theme.depth === 'none' || theme.signs === 'plain';
  const pegs = KEYS.flatMap((key) => {
    const { sign, ink } = KEY_LOOKS[EDITIONS[edition.name].keys[key]];
    return Array.from({ length: feedback[key] }, () => ({
      text: inLetters ? keyLetter(language, edition.name, key) : sign,
      style: { ink, ground: PLATE, bold: true },
    }));
  });
  const none = { text: theme.signs === 'shapes' ? '·' : '.', style: { ground: PLATE } };
  return [...pegs, ...Array.from({ length: Math.max(0, holes - pegs.length) }, () => none)];
}

function frameOf({ edition }: Making, framed: boolean): string {
  if (framed) return '[]';
  return EDITIONS[edition.name].pieces === 'rings' ? '()' : '  ';
}

/** Centred in its columns, between two characters if there is room for both. */
function set(signs: string, width: PegWidth, [left = ' ', right = ' ']: string): string {
  const room = width - [...signs].length;
  if (room <= 0) return signs;
  if (room === 1) return `${signs}${right}`;
  return `${left}${signs}${' '.repeat(room - 2)}${right}`;
}

function pegSigns(making: Making, kinds: readonly number[], width: PegWidth): string {
  const { edition, language, theme } = making;
  if (kinds.length === 2) return kinds.map((kind, facet) => facetSign(making, facet, kind)).join('');
  const [kind = 0] = kinds;
  if (theme.signs === 'plain' || width === 3) return String(kind);
  if (kind === 0) return '0–';
  const numbers = edition.facets[0]?.name === 'number';
  return numbers ? `${brailleDigit(language, kind)}${kind}` : `${kind}${GLYPHS[kind - 1] ?? ''}`;
}

/** One half of a pair, or of one half chosen. */
function facetSign({ edition, language, theme }: Making, facet: number, kind: number): string {
  if (kind === 0) return '-';
  const shape = edition.facets[facet]?.name === 'shape' && theme.signs === 'shapes';
  return shape ? (SHAPES[kind - 1] ?? '?') : kindLetter(language, edition, { facet, kind });
}

function pegStyle({ edition, theme }: Making, kinds: readonly number[]): Style {
  const colour = edition.facets.findIndex(({ name }) => name === 'colour');
  const kind = kinds[colour] ?? 0;
  const looks = edition.facets.length === 2 ? PAIR_LOOKS : COLOURS;
  const look = (kind > 0 ? looks[kind - 1] : undefined) ?? PLUG;
  return theme.depth === 'none' ? { bold: true } : { ink: look.ink, ground: look.fill, bold: true };
}

/** Pieces side by side; returns the column after the last. */
export function putPieces(
  canvas: Canvas,
  x: number,
  y: number,
  pieces: readonly Piece[],
  gap: 0 | 1,
): number {
  return pieces.reduce((at, { text, style, act }, index) => {
    const from = index === 0 ? at : at + gap;
    const after = canvas.put(from, y, text, style);
    if (act) canvas.touch({ x: from, y, columns: after - from, rows: 1 }, act);
    return after;
  }, x);
}

/** Columns of this many pegs with their gaps. */
export function pegsWidth(holes: number, pegs: PegWidth): number {
  return holes * (pegs + 1) - 1;
}

interface PegLook {
  readonly fill: Paint;
  readonly ink: Paint;
}

const WHITE_INK = '#ffffff';
const WHITE = paint(WHITE_INK, 15);
const DARK = paint('#14110f', 0);

/** For terminals with only sixteen colours, by kind - 1. */
const BASIC = [0, 5, 1, 4, 2, 13, 11, 15, 8];

/** By kind - 1, in the order of the palette. */
const COLOURS: readonly PegLook[] = PEG_COLOURS.map(({ fill, ink }, index) => ({
  fill: paint(fill, BASIC[index] ?? 0),
  ink: ink === WHITE_INK ? WHITE : DARK,
}));

/** The colours of pairs. */
const PAIR_LOOKS = PAIR_COLOURS.flatMap((colour) => COLOURS[PEG_COLOURS.indexOf(colour)] ?? []);

/** Light and raised, unlike a hole: a blank, and the pegs of the Braille edition. */
const PLUG: PegLook = { fill: paint('#d9d5ca', 7), ink: DARK };

/** On a peg of each colour. */
const GLYPHS = ['●', '◆', '✚', '■', '▲', '☾', '★', '○', '⋈'] as const;

/** Triangle, circle, square, rectangle, hexagon; in custom games also cross, star, heart, moon. */
export const SHAPES = ['▲', '●', '■', '▬', '⬢', '✚', '★', '♡', '☾'] as const;

/** Neither black nor white, so that both are visible on it in every theme. */
const PLATE = paint('#8a8578', 8);

interface KeyLook {
  readonly sign: string;
  readonly ink: Paint;
}

const BLACK = paint('#000000', 0);

const KEY_LOOKS: Readonly<Record<KeySet[keyof KeySet], KeyLook>> = {
  black: { sign: '●', ink: BLACK },
  red: { sign: '●', ink: paint('#5c0d08', 9) },
  pointed: { sign: '▲', ink: BLACK },
  white: { sign: '○', ink: WHITE },
  flat: { sign: '▬', ink: WHITE },
  blue: { sign: '◐', ink: paint('#b8d4ff', 14) },
};

export type Compose = (intent: DraftIntent) => void;

/** Only this half of a pair, whichever is the next to be chosen. */
export function kindPointed({ facets }: CodeSpec, facet: number, kind: number): DraftIntent {
  return { type: 'kind', kind, facet: facets.length === 1 ? null : facet, hole: null };
}

/** A peg is taken out; an empty hole becomes the next to fill. */
function holePointed({ holes }: Draft, hole: number): DraftIntent {
  const isFilled = holes[hole]?.some((kind) => kind !== null) ?? false;
  return isFilled ? { type: 'take-out', hole } : { type: 'move', to: hole };
}
