// Puzzles and challenges as one line fit for an address: parts joined by `~`, a checksum last.
//
// `p1~super-4x6~1122-1-1_3344-0-2~g3~s42~kCHECK` is a position: edition, rows, and where given a goal and a seed.
// `c1~super-5x8~BODY~kCHECK` is a challenge: a code for somebody else to find. Its body is mixed so that the eye does
// not read it on the way; that hides nothing from anyone who wants to know. The number after the letter is the version.

import { type Code, type Edition, type MarkedGuess, ok, type Result, widestSpec } from '@blackpeg/rules';
import { checksum, decodeBase64, encodeBase64, hash } from './checksum.ts';
import { formatCode, parseCode } from './text/code.ts';
import { formatEdition, parseEdition } from './text/edition.ts';
import { formatRow, parseRows } from './text/row.ts';
import { expected, faultAt, shifted, type TextFault } from './text/text-fault.ts';

/** Codes as long as the edition's first length, blanks wherever the edition may have them. */
export interface PuzzlePosition {
  readonly edition: Edition;
  readonly rows: readonly MarkedGuess[];
  /** Rows still allowed to find the code; null for as many as the board has. */
  readonly goal: number | null;
  /** Where the puzzle came from, so that it can be made again. */
  readonly seed: number | null;
}

export interface Challenge {
  readonly edition: Edition;
  readonly code: Code;
}

const POSITION = 'p1';
const CHALLENGE = 'c1';

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
  // Same length, so faults keep their place: the code's end is the hyphen a colon stands for elsewhere.
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
  const name = formatEdition(edition);
  const plain = formatCode(widestSpec(edition), code);
  const salt = hash(`${name}~${plain}`) & 0xffff;
  return sealed([
    CHALLENGE,
    name,
    encodeBase64([salt >>> 8, salt & 255, ...mixed(name, salt, bytesOf(plain))]),
  ]);
}

export function parseChallenge(text: string): Result<Challenge, TextFault> {
  const parts = unsealed(text, CHALLENGE);
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
  if ((hash(`${name}~${plain}`) & 0xffff) !== salt) return expected(text, body.at, 'link-part');
  const code = parseCode(widestSpec(parsed.value), plain);
  return code.ok ? ok({ edition: parsed.value, code: code.value }) : faultAt(body.at, code.error.reason);
}

interface Part {
  readonly text: string;
  readonly at: number;
}

function sealed(parts: readonly string[]): string {
  const text = parts.join('~');
  return `${text}~k${checksum(text)}`;
}

/** The parts between kind and checksum, once both are as they should be. Blanks around the link are forgiven. */
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

/** Mixing twice gives the text back. */
function mixed(name: string, salt: number, bytes: readonly number[]): readonly number[] {
  return bytes.map((byte, at) => byte ^ (hash(`${name}~${salt}~${at}`) & 255));
}
