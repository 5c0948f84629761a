// Wraps a text into lines.

/** Words in lines no wider than this; a wider word has a line of its own. */
export function wrapped(text: string, widthOf: (text: string) => number, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
