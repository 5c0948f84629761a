// Plain text in uncontracted Braille of its language: English by UEB grade 1, German as Basisschrift, French by the CBFU.

import { brailleDigit, brailleLetter, brailleNumberSign } from './braille.ts';
import type { Language } from './language.ts';

interface Signs {
  /** Are capital letters announced? */
  readonly capitals: boolean;
  /** Before a letter from a to j that follows a digit, where it would be read as one. */
  readonly letterAfterDigit: string;
  /** Before these signs after a digit, and what stands there. */
  readonly guarded: string;
  readonly guard: string;
  /** Signs between two digits that end no number. */
  readonly within: string;
  readonly signs: Readonly<Record<string, string>>;
}

const COMMON = { ' ': ' ', ',': '⠂', ':': '⠒', ';': '⠆', '-': '⠤' } as const;

const SIGNS: Readonly<Record<Language, Signs>> = {
  en: {
    capitals: true,
    letterAfterDigit: '⠰',
    guarded: '',
    guard: '',
    within: '.,',
    signs: { ...COMMON, '.': '⠲', '?': '⠦', '(': '⠐⠣', ')': '⠐⠜', '’': '⠄', '“': '⠦', '”': '⠴' },
  },
  fr: {
    capitals: true,
    letterAfterDigit: '',
    guarded: '',
    guard: '',
    within: '.,-',
    signs: { ...COMMON, '.': '⠲', '?': '⠢', '(': '⠦', ')': '⠴', '’': '⠄', '«': '⠶', '»': '⠶' },
  },
  de: {
    capitals: false,
    letterAfterDigit: '⠠',
    guarded: ':;?)',
    guard: '⠠',
    within: '.,',
    signs: { ...COMMON, '.': '⠄', '?': '⠢', '(': '⠶', ')': '⠶', '„': '⠦', '“': '⠴' },
  },
};

/** Cells with plain spaces between words. A sign the language has no cell for is left out. */
export function brailleText(language: Language, text: string): string {
  const signs = SIGNS[language];
  return plain(text)
    .split(' ')
    .map((word) => brailleWord(language, signs, word))
    .join(' ');
}

/** French keeps no space before its high signs in Braille, nor inside its quotation marks. */
function plain(text: string): string {
  return text.replace(/[\u202f\u00a0](?=[:;?!»])|(?<=«)[\u202f\u00a0]/g, '').replace(/[\u202f\u00a0]/g, ' ');
}

/** A run of letters, or a single other sign. */
const PIECES = /\p{L}+|\P{L}/gu;

function brailleWord(language: Language, signs: Signs, word: string): string {
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

/** A capital sign stands before each capital, doubled before a run of nothing else; German has no use for it. */
function letters(language: Language, { capitals }: Signs, run: string): string {
  const cell = (letter: string) => brailleLetter(language, letter) ?? '';
  const small = [...run.toLowerCase()].map(cell).join('');
  if (!capitals) return small;
  if (!/^\p{Lu}{2,}$/u.test(run)) return [...run].map(cell).join('');
  const [sign = ''] = cell('A');
  return sign + sign + small;
}

function mark({ signs, guarded, guard }: Signs, sign: string, afterDigit: boolean): string {
  return (afterDigit && guarded.includes(sign) ? guard : '') + (signs[sign] ?? '');
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && /^[0-9]$/.test(sign);
}
