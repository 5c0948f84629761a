// The output takes a terminal from any frame to any other, with as little as possible.

import { seededDice } from '@blackpeg/rules';
import { describe, expect, it } from 'vitest';
import { createEmulator, type Emulator } from '../emulator.testing.ts';
import { themeFrom } from '../frame/theme.ts';
import { createCanvas, type Frame } from './canvas.ts';
import { changes } from './frame-diff.ts';
import { type Depth, depthOf, paint, type Style, sgr } from './paint.ts';
import { fitted, signsIn, textWidth, wrapped } from './text-width.ts';

const SIZE = { columns: 24, rows: 6 };
const STYLES: readonly Style[] = [
  {},
  { bold: true },
  { ink: paint('#ff7d36', 11) },
  { ground: paint('#000000', 0), inverse: true },
];
const WORDS = ['a', 'peg', '日本', 'é', 'e\u0301', '●', '   ', '👍', 'long words here'];

function frameBy(dice: (sides: number) => number): Frame {
  const canvas = createCanvas(SIZE);
  for (let word = 0; word < 12; word += 1) {
    canvas.put(
      dice(SIZE.columns) - 2,
      dice(SIZE.rows),
      WORDS[dice(WORDS.length)] ?? '',
      STYLES[dice(STYLES.length)],
    );
  }
  canvas.rest({ x: dice(SIZE.columns), y: dice(SIZE.rows) });
  return canvas.frame();
}

function shownBy(emulator: Emulator) {
  const { x, y } = emulator.cursor();
  const styles = Array.from({ length: SIZE.columns * SIZE.rows }, (_, cell) =>
    emulator.styleAt(cell % SIZE.columns, Math.floor(cell / SIZE.columns)),
  );
  return { text: emulator.text(), styles, x, y, unknown: emulator.unknown() };
}

describe('changes', () => {
  it('lead to the same picture as drawing everything again', () => {
    const dice = seededDice(3);
    const followed = createEmulator(SIZE.columns, SIZE.rows);
    let before: Frame | null = null;
    for (let step = 0; step < 200; step += 1) {
      const after = frameBy(dice);
      followed.write(changes(before, after, 'many'));
      const anew = createEmulator(SIZE.columns, SIZE.rows);
      anew.write(changes(null, after, 'many'));
      expect(shownBy(followed)).toEqual(shownBy(anew));
      before = after;
    }
  });

  it('are nothing where nothing changed, and little where little did', () => {
    const frame = (text: string) => {
      const canvas = createCanvas(SIZE);
      canvas.put(0, 0, 'You look for the code');
      canvas.put(3, 4, text);
      return canvas.frame();
    };
    expect(changes(frame('1'), frame('1'), 'many')).toBe('');
    expect(changes(frame('1'), frame('2'), 'many').length).toBeLessThan(24);
  });
});

describe('colours', () => {
  const orange: Style = { ink: paint('#ff7d36', 11), bold: true };
  it.each<readonly [Depth, string]>([
    ['none', '\u001b[0;1m'],
    ['basic', '\u001b[0;1;93m'],
    ['many', '\u001b[0;1;38;5;209m'],
    ['full', '\u001b[0;1;38;2;255;125;54m'],
  ])('are said as the terminal can: %s', (depth, said) => {
    expect(sgr(orange, depth)).toBe(said);
  });

  it.each([
    [{ TERM: 'xterm-256color' }, 'many'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor' }, 'full'],
    [{ TERM: 'xterm-256color', COLORTERM: 'truecolor', NO_COLOR: '1' }, 'none'],
    [{ TERM: 'xterm', NO_COLOR: '' }, 'basic'],
    [{ TERM: 'vt100' }, 'none'],
    [{ TERM: 'dumb' }, 'none'],
    [{}, 'none'],
  ] as const)('are as many as %o tells', (env, depth) => {
    expect(depthOf(env)).toBe(depth);
  });

  it('know a light background and a terminal without UTF-8', () => {
    expect(themeFrom({ TERM: 'xterm', COLORFGBG: '0;15', LANG: 'de_DE.UTF-8' })).toMatchObject({
      ground: 'light',
      signs: 'shapes',
    });
    expect(themeFrom({ TERM: 'xterm', COLORFGBG: '15;0', LANG: 'C' })).toMatchObject({
      ground: 'dark',
      signs: 'plain',
    });
    expect(themeFrom({ TERM: 'linux', LANG: 'de_DE.UTF-8' }).signs).toBe('plain');
  });
});

describe('widths', () => {
  it('count columns, not letters', () => {
    expect(['peg', 'é', 'e\u0301', '日本', '👍', 'a\u00adb', '\u202f'].map(textWidth)).toEqual([
      3, 1, 1, 4, 2, 2, 1,
    ]);
  });

  it('keep together what belongs together, whatever is beside it', () => {
    const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
    const texts = Array.from({ length: 0x3000 - 0x20 }, (_, index) => {
      const sign = String.fromCharCode(0x20 + index);
      return `a${sign}●${sign}${sign}⠓`;
    });
    const torn = texts.filter((text) => signsIn(text).length !== Array.from(graphemes.segment(text)).length);
    expect(torn).toEqual([]);
  });

  it('cut and wrap by columns', () => {
    expect([fitted('日本語', 4), fitted('pegs', 4), fitted('peg box', 5), fitted('x', 0)]).toEqual([
      '日…',
      'pegs',
      'peg…',
      '',
    ]);
    expect(wrapped('one two three', 7)).toEqual(['one two', 'three']);
    expect(wrapped('Donaudampfschiff ahoi', 8)).toEqual(['Donauda…', 'ahoi']);
  });
});
