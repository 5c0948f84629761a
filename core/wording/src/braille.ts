// Braille cells for drawing and embossing, by language. Text for machines keeps plain digits and letters instead.

import type { Language } from './language.ts';

/** U+2800 stands for a cell without dots. It is no space: text that is searched or read aloud must not hold it. */
export const BLANK_CELL = '\u2800';

/** Dots 1 to 6 of a to z, as bits from the lowest. */
const LETTER_DOTS: readonly number[] = [
  0x01, 0x03, 0x09, 0x19, 0x11, 0x0b, 0x1b, 0x13, 0x0a, 0x1a, 0x05, 0x07, 0x0d, 0x1d, 0x15, 0x0f, 0x1f, 0x17,
  0x0e, 0x1e, 0x25, 0x27, 0x3a, 0x2d, 0x3d, 0x35,
];

const DOT_6 = 0x20;
const DOTS_3456 = 0x3c;
const FIRST_CELL = 0x2800;

interface Code {
  /** Stands before the digits of a number. */
  readonly numberSign: number;
  /** Stands before a capital letter. */
  readonly capitalSign: number;
  readonly zero: number;
  /** Added to the letter a to i that stands for 1 to 9. */
  readonly digitDots: number;
  readonly letters: Readonly<Record<string, number>>;
}

/** English and German write 1 to 9 as a to i after dots 3456; French adds dot 6 to them after dot 6 (Antoine). */
const CODES: Readonly<Record<Language, Code>> = {
  en: { numberSign: DOTS_3456, capitalSign: DOT_6, zero: 0x1a, digitDots: 0, letters: {} },
  fr: {
    numberSign: DOT_6,
    capitalSign: 0x28,
    zero: DOTS_3456,
    digitDots: DOT_6,
    letters: {
      à: 0x37,
      â: 0x21,
      ç: 0x2f,
      è: 0x2e,
      é: 0x3f,
      ê: 0x23,
      ë: 0x2b,
      î: 0x29,
      ï: 0x3b,
      ô: 0x39,
      œ: 0x2a,
      ù: 0x3e,
      û: 0x31,
      ü: 0x33,
    },
  },
  de: {
    numberSign: DOTS_3456,
    capitalSign: 0x28,
    zero: 0x1a,
    digitDots: 0,
    letters: { ä: 0x1c, ö: 0x2a, ü: 0x33, ß: 0x2e },
  },
};

/** The cell of one digit without its sign, as a peg shows it. */
export function brailleDigit(language: Language, digit: number): string {
  return cell(digitDots(CODES[language], digit));
}

/** Stands before the digits of a number. */
export function brailleNumberSign(language: Language): string {
  return cell(CODES[language].numberSign);
}

/** A whole number with the language's number sign, once before all its digits. */
export function brailleNumber(language: Language, number: number): string {
  const digits = [...String(Math.abs(Math.trunc(number)))];
  return brailleNumberSign(language) + digits.map((digit) => brailleDigit(language, Number(digit))).join('');
}

/** A letter of the language, with the sign of a capital where it is one; undefined for anything else. */
export function brailleLetter(language: Language, letter: string): string | undefined {
  const code = CODES[language];
  const small = letter.toLowerCase();
  const dots = LETTER_DOTS[small.charCodeAt(0) - 'a'.charCodeAt(0)] ?? code.letters[small];
  if (dots === undefined || [...small].length !== 1) return undefined;
  return letter === small ? cell(dots) : cell(code.capitalSign) + cell(dots);
}

function digitDots(code: Code, digit: number): number {
  const letter = LETTER_DOTS[digit - 1];
  return letter === undefined ? code.zero : letter | code.digitDots;
}

function cell(dots: number): string {
  return String.fromCodePoint(FIRST_CELL + dots);
}
