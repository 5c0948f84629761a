// Lines that a Braille display holds: broken between words, and within a word only where there is no other way.

/** Characters as people count them, not halves of them. */
export function wrapped(text: string, most: number): readonly string[] {
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
