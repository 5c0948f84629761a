import { describe, expect, it } from 'vitest';
import { createCanvas } from '../screen/terminal/canvas.ts';
import { printable, printableJson, withinLine } from './printable.ts';

/** ESC, CSI and NEL in one sign, BEL, DEL, line separators, marks and overrides of direction. */
const SIGNS = [
  ...'\u0000\u0007\u0008\r\u001b\u007f\u0085\u009b\u061c\u200e\u200f\u2028\u2029\u202a\u202e\u2066\u2069',
];

describe.each(SIGNS)('%j', (sign) => {
  it('is a space in a text and in a line, and escaped in JSON', () => {
    expect(printable(`a${sign}b\n\tc`)).toBe('a b\n\tc');
    expect(withinLine(`a${sign}\nb`)).toBe('a b');
    const json = printableJson(`${JSON.stringify({ name: sign })}\n`);
    expect(json).not.toContain(sign);
    expect(JSON.parse(json)).toEqual({ name: sign });
  });

  it('is never in a cell of the full screen', () => {
    const canvas = createCanvas({ columns: 4, rows: 1 });
    canvas.put(0, 0, `a${sign}b\u0301${sign}`);
    const signs = canvas.frame().cells.map((cell) => cell.sign);
    expect(signs.join('')).not.toContain(sign);
  });
});

it('letters, accents, pegs and the narrow spaces of French stay', () => {
  const text = 'Rangée 1\u202f: ●○◆ ⠗⠁ 日本 “é”';
  expect([printable(text), withinLine(text), printableJson(text)]).toEqual([text, text, text]);
});
