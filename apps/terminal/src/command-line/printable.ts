// Makes text safe to print: without control sequences, whoever wrote it, and with lines of the wanted length.

/** Characters that control a terminal, break lines, or change the direction of text. */
const STEERING = String.raw`\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const ANY = new RegExp(`[${STEERING}]+`, 'gu');
const ANY_WITHIN_LINES = new RegExp(`(?:(?![\\n\\t])[${STEERING}])+`, 'gu');
const ANY_IN_JSON = new RegExp(`(?!\\n)[${STEERING}]`, 'gu');

/** Line breaks are kept; control characters become spaces. */
export function printable(text: string): string {
  return text.replace(ANY_WITHIN_LINES, ' ');
}

/** Foreign text within a line of ours: it cannot start a new line. */
export function withinLine(text: string): string {
  return text.replace(ANY, ' ');
}

/** A sentence on a line of its own. */
export function oneLine(sentence: string): string {
  return `${withinLine(sentence).trim()}\n`;
}

/** JSON that reads back the same, without control characters. */
export function printableJson(json: string): string {
  return json.replace(ANY_IN_JSON, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Lines broken between words, and within a word only if unavoidable; characters as people count them. */
export function wrapWords(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter((each) => each !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (lengthOf(longer) <= most) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = cut(word, most);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return line === '' ? lines : [...lines, line];
}

function lengthOf(text: string): number {
  return [...text].length;
}

function cut(word: string, most: number): string[] {
  const signs = [...word];
  const pieces = Math.max(1, Math.ceil(signs.length / most));
  return Array.from({ length: pieces }, (_, index) => signs.slice(index * most, (index + 1) * most).join(''));
}
