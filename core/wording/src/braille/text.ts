// Plain text in uncontracted Braille of its language: English by UEB grade 1, German as Basisschrift, French by the CBFU.

import type { BrailleCode } from '../words/formats.ts';
import { type Language, textsOf } from '../words/lookup.ts';
import { brailleDigit, brailleLetter, brailleNumberSign } from './cells.ts';

const brailleWords = textsOf('base', 'braille');

/** Characters that all languages write alike. */
const COMMON: Readonly<Record<string, string>> = { ' ': ' ', ',': '⠂', ':': '⠒', ';': '⠆', '-': '⠤' };

/** Cells with plain spaces between words. A character without a cell in the language is left out. */
export function brailleText(language: Language, text: string): string {
  const signs = brailleWords(language);
  return plain(text)
    .split(' ')
    .map((word) => brailleWord(language, signs, word))
    .join(' ');
}

/** In Braille, French has no space before its high punctuation, nor inside its quotation marks. */
function plain(text: string): string {
  return text.replace(/[\u202f\u00a0](?=[:;?!»])|(?<=«)[\u202f\u00a0]/g, '').replace(/[\u202f\u00a0]/g, ' ');
}

/** A run of letters, or a single other character. */
const PIECES = /\p{L}+|\P{L}/gu;

function brailleWord(language: Language, signs: BrailleCode, word: string): string {
  const pieces = word.match(PIECES) ?? [];
  let inNumber = false;
  const cells = pieces.map((piece, at) => {
    const afterDigit = isDigit(pieces[at - 1]);
    if (isDigit(piece)) {
      const begun = inNumber;
      inNumber = true;
      return (begun ? '' : brailleNumberSign(language)) + brailleDigit(language, Number(piece));
    }
    inNumber &&= signs.within.includes(piece) && isDigit(pieces[at + 1]);
    if (!/\p{L}/u.test(piece)) return mark(signs, piece, afterDigit);
    const apart = afterDigit && /^[a-j]/.test(piece) ? signs.letterAfterDigit : '';
    return apart + letters(language, signs, piece);
  });
  return cells.join('');
}

/** A capital sign before each capital, doubled before a run of capitals; German does not use it. */
function letters(language: Language, { capitals }: BrailleCode, run: string): string {
  const cell = (letter: string) => brailleLetter(language, letter) ?? '';
  const small = [...run.toLowerCase()].map(cell).join('');
  if (!capitals) return small;
  if (!/^\p{Lu}{2,}$/u.test(run)) return [...run].map(cell).join('');
  const [sign = ''] = cell('A');
  return sign + sign + small;
}

function mark({ signs, guarded, guard }: BrailleCode, sign: string, afterDigit: boolean): string {
  return (afterDigit && guarded.includes(sign) ? guard : '') + (COMMON[sign] ?? signs[sign] ?? '');
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && /^[0-9]$/.test(sign);
}
