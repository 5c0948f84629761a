// The palette: the pegs, each with the digit that places it, and an answer composed key by key.

import type { CodeSpec, Feedback } from '@blackpeg/rules';
import { answerText, KEYS, type KeyPegName as KeyPeg, type KeyPegName, keyLetter } from '@blackpeg/wording';
import type { Key } from '../terminal/keys.ts';
import { textWidth } from '../terminal/text-width.ts';
import { answerPieces, type Compose, kindPointed, type Making, type Piece, pegPiece } from './pieces.ts';

/** A line for each facet; without `compose` it is only shown. */
export function paletteLines(
  making: Making,
  spec: CodeSpec,
  compose: Compose | null,
): readonly (readonly Piece[])[] {
  return spec.facets.map(({ size, blank }, facet) => {
    const kinds = Array.from({ length: size }, (_, index) => index + 1);
    return (blank ? [...kinds, 0] : kinds).map((kind) => ({
      ...kindPiece(making, spec, facet, kind),
      ...(compose && { act: () => compose(kindPointed(spec, facet, kind)) }),
    }));
  });
}

/** For one half of a pair: its digit, then its symbol. */
function kindPiece(making: Making, spec: CodeSpec, facet: number, kind: number): Piece {
  if (spec.facets.length === 1) return pegPiece(making, kind, 4);
  const whole = pegPiece(making, facet === 0 ? kind * 10 : kind, 4);
  const sign = [...whole.text.trim()][facet] ?? '';
  return { ...whole, text: `${kind} ${sign} ` };
}

/** The answer so far, one key after the other, the current one in brackets; a click counts one up. */
export function answerLine(
  making: Making,
  { feedback, at }: Answering,
  holes: number,
  countUp: ((at: number) => void) | null,
): readonly Piece[] {
  const { edition, language, theme } = making;
  const counts = keysOf(making).map((key, index): Piece => {
    const text = `${keyLetter(language, edition.name, key)} ${feedback[key]}`;
    const act = countUp && { act: () => countUp(index) };
    return index === at
      ? { text: `[${text}]`, style: theme.accent, ...act }
      : { text: ` ${text} `, style: {}, ...act };
  });
  const space: Piece = { text: ' ', style: {} };
  const words: Piece = { text: answerText(language, edition.name, feedback), style: theme.quiet };
  return [...counts, space, ...answerPieces(making, feedback, holes), space, space, words];
}

/** The key pegs an edition answers with. */
export function keysOf({ edition }: Pick<Making, 'edition'>): readonly KeyPegName[] {
  return edition.marking === 'pairs' ? KEYS : ['black', 'white'];
}

type Line = readonly Piece[];

/** Lines of pieces in as few lines as the columns allow, pieces a column apart. */
export function spread(lines: readonly Line[], columns: number): readonly Line[] {
  const [first = [], second] = lines;
  if (!second) return wrap(first, columns);
  const both = [...apart(first), { text: '   ', style: {} }, ...apart(second)];
  return widthOf(both) <= columns ? [both] : [...wrap(first, columns), ...wrap(second, columns)];
}

function wrap(pieces: Line, columns: number): readonly Line[] {
  const most = Math.max(1, Math.floor((columns + 1) / 5));
  const count = Math.ceil(pieces.length / most);
  return Array.from({ length: count }, (_, line) => apart(pieces.slice(line * most, (line + 1) * most)));
}

export function apart(pieces: Line): Line {
  return pieces.flatMap((piece) => [piece, { text: ' ', style: {} }]).slice(0, -1);
}

function widthOf(pieces: Line): number {
  return pieces.reduce((sum, { text }) => sum + textWidth(text), 0);
}

export interface Answering {
  readonly feedback: Feedback;
  /** Place among the keys of the edition. */
  readonly at: number;
}

export const NO_ANSWER: Answering = { feedback: { black: 0, white: 0, blue: 0 }, at: 0 };

/** One more of this key; after as many as there are holes, none again. */
export function countedUp(
  { feedback }: Answering,
  keys: readonly KeyPeg[],
  holes: number,
  at: number,
): Answering {
  const key = keys[at] ?? 'black';
  return { feedback: { ...feedback, [key]: (feedback[key] + 1) % (holes + 1) }, at };
}

/** Null if the key is not for the answer. A digit sets the count and moves to the next key. */
export function answerAfter(
  answering: Answering,
  keys: readonly KeyPeg[],
  holes: number,
  key: Key,
): Answering | null {
  const { feedback, at } = answering;
  const counted = keys[at] ?? 'black';
  const within = (count: number) => Math.min(Math.max(0, count), holes);
  const withCount = (count: number): Feedback => ({ ...feedback, [counted]: within(count) });
  if (key.kind === 'sign') {
    if (!/^\d$/.test(key.sign)) return null;
    return { feedback: withCount(Number(key.sign)), at: Math.min(at + 1, keys.length - 1) };
  }
  if (key.kind !== 'named') return null;
  switch (key.name) {
    case 'up':
    case 'back-tab':
      return { feedback, at: Math.max(0, at - 1) };
    case 'down':
    case 'tab':
      return { feedback, at: Math.min(at + 1, keys.length - 1) };
    case 'left':
      return { feedback: withCount(feedback[counted] - 1), at };
    case 'right':
      return { feedback: withCount(feedback[counted] + 1), at };
    case 'backspace':
      return NO_ANSWER;
    default:
      return null;
  }
}
