// A text in as many lines as it needs.

/** Words in lines no wider than that; a word that is wider alone has a line of its own. */
export function wrapped(text: string, widthOf: (text: string) => number, room: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
