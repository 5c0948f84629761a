// Codes and pegs as text: `11.34` for plain pegs, `GtK..r..` for pairs.

import { type Code, type CodeSpec, checkCode, kindsOf, ok, type Peg, type Result } from '@blackpeg/rules';
import { isAtEnd, isBlank, skipBlanks } from './scan.ts';
import { expected, faultAt, type TextFault } from './text-fault.ts';

/**
 * Letters of a pair's first and second facet, in the order of their kinds: the booklet's five, and a sixth for custom
 * games (W for white, x for the cross). The first facet always comes first, whatever the facets are called, so input may
 * use capital or small letters.
 */
const PAIR_LETTERS = ['RGBYKW', 'tcsrhx'] as const;
const DIGITS = '123456789';
const BLANK_SIGN = '.';
const UNKNOWN_SIGN = '?';

/** A parsed value, and the offset after it. */
export interface Scanned<T> {
  readonly value: T;
  readonly end: number;
}

/** Reads a code; spaces around it and between its pegs are allowed. */
export function parseCode(spec: CodeSpec, text: string): Result<Code, TextFault> {
  const scanned = scanCode(spec, text, 0);
  if (!scanned.ok) return scanned;
  const { value, end } = scanned.value;
  return isAtEnd(text, end) ? ok(value) : expected(text, skipBlanks(text, end), 'end');
}

export function formatCode(spec: CodeSpec, code: Code): string {
  return code.map((peg) => formatPeg(spec, peg)).join('');
}

/** One peg: a digit, or two letters for a pair. */
export function parsePeg(spec: CodeSpec, text: string): Result<Peg, TextFault> {
  const start = skipBlanks(text, 0);
  const peg = pegAt(spec, text, start);
  if (peg === undefined) return expected(text, start, 'peg');
  const checked = checkCode({ ...spec, holes: 1 }, [peg]);
  if (!checked.ok) return faultAt(start, { kind: 'bad-code', fault: checked.error });
  const end = start + spec.facets.length;
  return isAtEnd(text, end) ? ok(peg) : expected(text, skipBlanks(text, end), 'end');
}

/** A kind without a letter, which no legal peg has, is written `?`. */
export function formatPeg(spec: CodeSpec, peg: Peg): string {
  return kindsOf(spec, peg)
    .map((kind, facet) => (kind === 0 ? BLANK_SIGN : (lettersOf(spec, facet)[kind - 1] ?? UNKNOWN_SIGN)))
    .join('');
}

/** Exactly as many pegs as there are holes, from this offset on; the text after them is not read. */
export function scanCode(spec: CodeSpec, text: string, from: number): Result<Scanned<Code>, TextFault> {
  const pegs: Peg[] = [];
  const starts: number[] = [];
  let end = from;
  while (pegs.length < spec.holes) {
    const start = skipBlanks(text, end);
    const peg = pegAt(spec, text, start);
    if (peg === undefined) return noPeg(spec, text, start, pegs.length);
    pegs.push(peg);
    starts.push(start);
    end = start + spec.facets.length;
  }
  if (isPegLike(text[end])) return tooLong(spec, text, end);
  const checked = checkCode(spec, pegs);
  if (checked.ok) return ok({ value: pegs, end });
  const hole = 'hole' in checked.error ? checked.error.hole : 1;
  return faultAt(starts[hole - 1] ?? from, { kind: 'bad-code', fault: checked.error });
}

function lettersOf(spec: CodeSpec, facet: number): string {
  return spec.facets.length === 1 ? DIGITS : (PAIR_LETTERS[facet] ?? '');
}

/** The peg that begins here, whether the game has its kind or not; undefined if there is none. */
function pegAt(spec: CodeSpec, text: string, at: number): Peg | undefined {
  let peg = 0;
  for (const facet of spec.facets.keys()) {
    const sign = text[at + facet] ?? ' ';
    const kind = lettersOf(spec, facet).toLowerCase().indexOf(sign.toLowerCase()) + 1;
    if (kind === 0 && sign !== BLANK_SIGN) return undefined;
    peg = peg * 10 + kind;
  }
  return peg;
}

/** The text ends early, or a hole contains something that is not a peg. */
function noPeg(spec: CodeSpec, text: string, at: number, given: number): Result<never, TextFault> {
  const found = text.slice(at, at + spec.facets.length);
  if (isPegLike(found[0])) return faultAt(at, { kind: 'unknown-peg', hole: given + 1, found });
  if (given === 0) return expected(text, at, 'peg');
  return faultAt(at, { kind: 'bad-code', fault: { kind: 'wrong-length', holes: spec.holes, given } });
}

function tooLong(spec: CodeSpec, text: string, at: number): Result<never, TextFault> {
  let end = at;
  while (isPegLike(text[end])) end += 1;
  const given = spec.holes + Math.ceil((end - at) / spec.facets.length);
  return faultAt(at, { kind: 'bad-code', fault: { kind: 'wrong-length', holes: spec.holes, given } });
}

/** Could this character be meant as part of a code? */
function isPegLike(sign: string | undefined): boolean {
  return sign !== undefined && !isBlank(sign) && /[\p{L}\p{N}._*#?]/u.test(sign);
}
