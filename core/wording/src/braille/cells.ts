// Braille cells for drawing and embossing, by language. Text for machines keeps plain digits and letters instead.

import type { BrailleCode } from '../words/formats.ts';
import { type Language, textsOf } from '../words/lookup.ts';

const brailleWords = textsOf('base', 'braille');

/** U+2800 is a cell without dots, not a space: text that is searched or read aloud must not contain it. */
export const BLANK_CELL = '\u2800';

/** Dots 1 to 6 of a to z, as bits from the lowest. */
const LETTER_DOTS: readonly number[] = [
  0x01, 0x03, 0x09, 0x19, 0x11, 0x0b, 0x1b, 0x13, 0x0a, 0x1a, 0x05, 0x07, 0x0d, 0x1d, 0x15, 0x0f, 0x1f, 0x17,
  0x0e, 0x1e, 0x25, 0x27, 0x3a, 0x2d, 0x3d, 0x35,
];

const FIRST_CELL = 0x2800;

/** The cell of one digit without its sign, as a peg shows it. */
export function brailleDigit(language: Language, digit: number): string {
  return cell(digitDots(brailleWords(language), digit));
}

/** Comes before the digits of a number. */
export function brailleNumberSign(language: Language): string {
  return cell(brailleWords(language).numberSign);
}

/** A whole number with the language's number sign, once before all its digits. */
export function brailleNumber(language: Language, number: number): string {
  const digits = [...String(Math.abs(Math.trunc(number)))];
  return brailleNumberSign(language) + digits.map((digit) => brailleDigit(language, Number(digit))).join('');
}

/** A letter of the language, with the capital sign if needed; undefined for anything else. */
export function brailleLetter(language: Language, letter: string): string | undefined {
  const code = brailleWords(language);
  const small = letter.toLowerCase();
  const dots = LETTER_DOTS[small.charCodeAt(0) - 'a'.charCodeAt(0)] ?? code.letters[small];
  if (dots === undefined || [...small].length !== 1) return undefined;
  return letter === small ? cell(dots) : cell(code.capitalSign) + cell(dots);
}

function digitDots(code: BrailleCode, digit: number): number {
  const letter = LETTER_DOTS[digit - 1];
  return letter === undefined ? code.zero : letter | code.digitDots;
}

function cell(dots: number): string {
  return String.fromCodePoint(FIRST_CELL + dots);
}
