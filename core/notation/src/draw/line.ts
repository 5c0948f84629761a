// Lines of a text picture: a label, then words, never wider than a page of plain text.

const WIDEST = 79;
const LABEL = 10;

/**
 * The label once, then the pieces, wrapped at the margin between pieces (and inside one that is too long), with `sign`
 * between them.
 */
export function drawLine(label: string, pieces: readonly string[], sign = ''): readonly string[] {
  const lines: string[] = [];
  let line = '';
  const signed = pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece}${sign}` : piece));
  for (const piece of signed.flatMap((one) => chunks(plain(one)))) {
    const longer = line === '' ? piece : `${line} ${piece}`;
    if (LABEL + longer.length > WIDEST) {
      lines.push(line);
      line = piece;
    } else line = longer;
  }
  lines.push(line);
  return lines.map((text, index) => `${(index === 0 ? label : '').padEnd(LABEL)}${text}`.trimEnd());
}

/** ASCII only, whatever a maker wrote into a commitment. */
export function plain(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '?');
}

function chunks(piece: string): readonly string[] {
  return piece.match(new RegExp(`.{1,${WIDEST - LABEL}}`, 'g')) ?? [];
}
