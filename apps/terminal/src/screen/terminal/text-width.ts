// How many columns a text takes in a terminal: normal characters, wide ones, and combining ones.

const SEGMENTER = new Intl.Segmenter('en', { granularity: 'grapheme' });

const SOFT_HYPHEN = 0xad;

/** First and last of every range that is two columns wide. */
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x231a, 0x231b],
  [0x2329, 0x232a],
  [0x23e9, 0x23ec],
  [0x2e80, 0x303e],
  [0x3041, 0x33ff],
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
  [0xa000, 0xa4cf],
  [0xa960, 0xa97f],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1f64f],
  [0x1f680, 0x1f6ff],
  [0x1f900, 0x1f9ff],
  [0x20000, 0x3fffd],
];

/** Letters, punctuation, arrows, box drawing, pieces, Braille: none of these combines, so none has to be looked up. */
const STANDS_ALONE = /^[\x20-\x7e\xa0-\u02ff\u2010-\u2027\u202f-\u205e\u2190-\u2bff\u2800-\u28ff]*$/;

/** Grapheme clusters: a letter with its accents, an emoji of several parts. */
export function signsIn(text: string): readonly string[] {
  if (STANDS_ALONE.test(text)) return text.split('');
  return Array.from(SEGMENTER.segment(text), ({ segment }) => segment);
}

/** 0, 1 or 2 columns; control characters take none and are never written. */
export function signWidth(sign: string): 0 | 1 | 2 {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x20 || (code >= 0x7f && code < 0xa0)) return 0;
  if (code === SOFT_HYPHEN) return 0;
  if (code < 0x300) return 1;
  if (/^[\p{Mn}\p{Me}\p{Cf}\p{Zl}\p{Zp}]+$/u.test(sign)) return 0;
  if (sign.includes('\ufe0f')) return 2;
  return WIDE.some(([first, last]) => code >= first && code <= last) ? 2 : 1;
}

export function textWidth(text: string): number {
  return signsIn(text).reduce((sum, sign) => sum + signWidth(sign), 0);
}

/** Cut to this many columns, with an ellipsis. */
export function fitted(text: string, columns: number): string {
  if (textWidth(text) <= columns) return text;
  let width = 0;
  let kept = '';
  for (const sign of signsIn(text)) {
    width += signWidth(sign);
    if (width > columns - 1) break;
    kept += sign;
  }
  return columns > 0 ? `${kept.trimEnd()}…` : '';
}

/** Lines of at most this many columns, broken between words; a word that is longer is cut. */
export function wrapped(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (textWidth(longer) <= columns) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = fitted(word, columns);
  }
  return line === '' ? lines : [...lines, line];
}

/** Wrapped, in at most this many lines; the last one shows if something is missing. */
export function wrappedIn(text: string, columns: number, most: number): readonly string[] {
  return cutTo(wrapped(text, columns), columns, most);
}

export function cutTo(lines: readonly string[], columns: number, most: number): readonly string[] {
  if (lines.length <= most) return lines;
  return most < 1 ? [] : [...lines.slice(0, most - 1), fitted(lines.slice(most - 1).join(' '), columns)];
}
