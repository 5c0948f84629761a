// Puzzles and challenges as one line that fits in a URL: parts joined by `~`, a checksum last.
//
// `p1~super-4x6~1122-1-1_3344-0-2~g3~s42~kCHECK` is a position: edition, rows, and optionally a goal and a seed.
// `c1~super-5x8~BODY~kCHECK` is a challenge: a code for somebody else to find. `g1~super-5x8~BODY~kCHECK` is one with a
// ghost: the sender's rows, to compare with afterwards. Bodies are scrambled so that nobody reads them by accident; that
// does not protect them from anyone who wants to know. The number after the letter is the version.

import { type Code, type Edition, type MarkedGuess, ok, type Result, widestSpec } from '@blackpeg/rules';
import { checksum, decodeBase64, encodeBase64, hash } from './checksum.ts';
import { formatCode, parseCode } from './text/code.ts';
import { formatEdition, parseEdition } from './text/edition.ts';
import { formatRow, parseRows } from './text/row.ts';
import { expected, faultAt, shifted, type TextFault } from './text/text-fault.ts';

/** Codes have the edition's first length, with blanks wherever the edition allows them. */
export interface PuzzlePosition {
  readonly edition: Edition;
  readonly rows: readonly MarkedGuess[];
  /** Rows left to find the code; null for as many as the board has. */
  readonly goal: number | null;
  /** The seed of the puzzle, so that it can be generated again. */
  readonly seed: number | null;
}

export interface Challenge {
  readonly edition: Edition;
  readonly code: Code;
}

/** A challenge with the rows of a player who has already searched for its code. */
export interface GhostChallenge extends Challenge {
  /** In order; `lost` is a row that was lost on time. */
  readonly rows: readonly (Code | 'lost')[];
}

const POSITION = 'p1';
const CHALLENGE = 'c1';
const GHOST = 'g1';
/** Between the codes of a ghost; no code contains it. */
const BETWEEN = '/';
const LOST = '-';

export function formatPosition({ edition, rows, goal, seed }: PuzzlePosition): string {
  const spec = widestSpec(edition);
  return sealed([
    POSITION,
    formatEdition(edition),
    rows.map((row) => formatRow(spec, edition.marking, row).replace(':', '-')).join('_'),
    ...(goal === null ? [] : [`g${goal}`]),
    ...(seed === null ? [] : [`s${seed}`]),
  ]);
}

export function parsePosition(text: string): Result<PuzzlePosition, TextFault> {
  const parts = unsealed(text, POSITION);
  if (!parts.ok) return parts;
  const [edition, rowsPart, ...options] = parts.value;
  const parsed = editionOf(text, edition);
  if (!parsed.ok) return parsed;
  if (!rowsPart) return expected(text, text.length, 'link-part');
  // Of the same length, so that offsets of faults stay right: the hyphen stands for a colon.
  const rowsText = rowsPart.text.replace(/[^_]+/g, (row) => row.replace('-', ':')).replaceAll('_', ' ');
  const rows = parseRows(widestSpec(parsed.value), parsed.value.marking, rowsText);
  if (!rows.ok) return shifted(rows.error, rowsPart.at);
  let puzzle: PuzzlePosition = { edition: parsed.value, rows: rows.value, goal: null, seed: null };
  for (const option of options) {
    const [, letter, digits] = /^([gs])(\d{1,15})$/.exec(option.text) ?? [];
    if (letter === undefined) return expected(text, option.at, 'link-part');
    puzzle = { ...puzzle, [letter === 'g' ? 'goal' : 'seed']: Number(digits) };
  }
  return ok(puzzle);
}

export function formatChallenge({ edition, code }: Challenge): string {
  return mixedLink(CHALLENGE, edition, formatCode(widestSpec(edition), code));
}

export function parseChallenge(text: string): Result<Challenge, TextFault> {
  const link = readMixed(text, CHALLENGE);
  if (!link.ok) return link;
  const { edition, plain, at } = link.value;
  const code = parseCode(widestSpec(edition), plain);
  return code.ok ? ok({ edition, code: code.value }) : faultAt(at, code.error.reason);
}

export function formatGhost({ edition, code, rows }: GhostChallenge): string {
  const spec = widestSpec(edition);
  const texts = rows.map((row) => (row === 'lost' ? LOST : formatCode(spec, row)));
  return mixedLink(GHOST, edition, [formatCode(spec, code), ...texts].join(BETWEEN));
}

export function parseGhost(text: string): Result<GhostChallenge, TextFault> {
  const link = readMixed(text, GHOST);
  if (!link.ok) return link;
  const { edition, plain, at } = link.value;
  const spec = widestSpec(edition);
  const [first = '', ...others] = plain.split(BETWEEN);
  const code = parseCode(spec, first);
  if (!code.ok) return faultAt(at, code.error.reason);
  if (others.length === 0 || others.length > edition.rows) return expected(text, at, 'link-part');
  const rows: (Code | 'lost')[] = [];
  for (const other of others) {
    const row = other === LOST ? ok('lost' as const) : parseCode(spec, other);
    if (!row.ok) return faultAt(at, row.error.reason);
    rows.push(row.value);
  }
  return ok({ edition, code: code.value, rows });
}

/** A link of this kind with a scrambled body. */
function mixedLink(kind: string, edition: Edition, plain: string): string {
  const name = formatEdition(edition);
  const salt = hash(`${name}~${plain}`) & 0xffff;
  return sealed([kind, name, encodeBase64([salt >>> 8, salt & 255, ...mixed(name, salt, bytesOf(plain))])]);
}

interface MixedLink {
  readonly edition: Edition;
  readonly plain: string;
  /** Where the scrambled body begins. */
  readonly at: number;
}

function readMixed(text: string, kind: string): Result<MixedLink, TextFault> {
  const parts = unsealed(text, kind);
  if (!parts.ok) return parts;
  const [edition, body, extra] = parts.value;
  const parsed = editionOf(text, edition);
  if (!parsed.ok) return parsed;
  const bytes = body && decodeBase64(body.text);
  if (!body || !bytes || extra) return expected(text, (extra ?? body)?.at ?? text.length, 'link-part');
  const [high = 0, low = 0, ...rest] = bytes;
  const salt = high * 256 + low;
  const name = formatEdition(parsed.value);
  const plain = mixed(name, salt, rest)
    .map((byte) => String.fromCharCode(byte))
    .join('');
  const isWhole = (hash(`${name}~${plain}`) & 0xffff) === salt;
  return isWhole ? ok({ edition: parsed.value, plain, at: body.at }) : expected(text, body.at, 'link-part');
}

interface Part {
  readonly text: string;
  readonly at: number;
}

function sealed(parts: readonly string[]): string {
  const text = parts.join('~');
  return `${text}~k${checksum(text)}`;
}

/** The parts between kind and checksum, once both are valid. Spaces around the link are ignored. */
function unsealed(text: string, kind: string): Result<readonly Part[], TextFault> {
  const link = text.trim();
  const start = text.length - text.trimStart().length;
  const end = link.lastIndexOf('~');
  const given = link.slice(end + 1);
  if (!link.startsWith(`${kind}~`)) return expected(text, start, 'link');
  if (!/^k[\w-]+$/.test(given)) return expected(text, start + end + 1, 'link-part');
  const sum = `k${checksum(link.slice(0, end))}`;
  if (given !== sum) return faultAt(start, { kind: 'damaged', given, expected: sum });
  let at = start;
  const parts = link
    .slice(0, end)
    .split('~')
    .map((part) => {
      const placed = { text: part, at };
      at += part.length + 1;
      return placed;
    });
  return ok(parts.slice(1));
}

function editionOf(text: string, part: Part | undefined): Result<Edition, TextFault> {
  if (!part) return expected(text, text.length, 'link-part');
  const parsed = parseEdition(part.text);
  return parsed.ok ? parsed : shifted(parsed.error, part.at);
}

function bytesOf(text: string): readonly number[] {
  return [...text].map((sign) => sign.charCodeAt(0));
}

/** Scrambling twice gives the text back. */
function mixed(name: string, salt: number, bytes: readonly number[]): readonly number[] {
  return bytes.map((byte, at) => byte ^ (hash(`${name}~${salt}~${at}`) & 255));
}
