// Embossed pages: their size, their words, and every line compared with liblouis.
// UPDATE_GOLDEN=1 npx vitest run apps/terminal/src/emboss writes the golden files anew, as liblouis has them.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  brailleEdition,
  duelEdition,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';
import { asciiBraille, brfOf, CELLS, LINES, matchBlocks, positionBlocks } from '@blackpeg/screens/emboss';
import { brailleText, LANGUAGES, type Language } from '@blackpeg/wording';
import { describe, expect, it } from 'vitest';
import { MATCHES, playedLog } from '../matches.testing.ts';
import { ensureLiblouis, translated } from './liblouis.testing.ts';

const golden = (name: string) => fileURLToPath(new URL(`../../../../tests/golden/${name}`, import.meta.url));

const TERMS: readonly Terms[] = [
  ...Object.values(MATCHES),
  ...[superEdition({ holes: 4, colours: 6 }), brailleEdition(), brailleEdition('on'), duelEdition(4)].map(
    (edition) => standardTerms(edition),
  ),
  ...(['1', '2', '3', '3b'] as const).map((game) => standardTerms(shapesEdition(game))),
];

const POSITION = {
  edition: brailleEdition('on'),
  rows: [
    { guess: [1, 1, 0, 2], mark: { black: 1, white: 1, blue: 0 } },
    { guess: [3, 0, 0, 4], mark: { black: 0, white: 0, blue: 0 } },
  ],
  goal: null,
  seed: null,
} as const;

/** Every distinct line of some matches. */
function linesIn(language: Language): readonly string[] {
  const blocks = [1, 2, 3].flatMap((seed) =>
    TERMS.flatMap((terms) => matchBlocks(language, playedLog(terms, seed), null)),
  );
  return [...new Set([...blocks, ...positionBlocks(language, POSITION)].flat())].sort();
}

/** As French Braille is written: no space before high punctuation. */
const unspaced = (line: string) => line.replaceAll('\u202f', '');
const spaced = (cells: string) => cells.replaceAll('\u2800', ' ');

/** A number at the end of a line that continues. */
const NUMBER_ALONE: Readonly<Record<Language, RegExp>> = {
  en: / #[A-J]+\r\n {2}/,
  fr: / ,[*<%?:$\]\\[#]+\r\n {2}/,
  de: / #[A-J]+\r\n {2}/,
};

it('every line of a match is as liblouis has it, here or when the golden lines were written', () => {
  const file = golden('braille-lines.txt');
  const all = LANGUAGES.flatMap((language) =>
    linesIn(language).map((line) => ({ language, line: unspaced(line) })),
  );
  const rows = all.map(({ language, line }) => `${language}\t${line}\t${brailleText(language, line)}`);
  if (ensureLiblouis()) {
    const theirs = LANGUAGES.flatMap((language) => translated(language, linesIn(language).map(unspaced)));
    const expected = all.map(({ language, line }, at) => `${language}\t${line}\t${spaced(theirs[at] ?? '')}`);
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, `${expected.join('\n')}\n`);
    expect(rows).toEqual(expected);
  } else console.warn('liblouis is not here: its golden lines alone are compared.');
  expect(rows).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
  expect(rows.length).toBeGreaterThan(300);
});

it('ASCII Braille is that of the embossers’ table', () => {
  const cells = Array.from({ length: 64 }, (_, dots) => String.fromCodePoint(0x2800 + dots)).join('');
  expect(asciiBraille(cells)).toBe(' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=');
  if (!ensureLiblouis()) return;
  const letters = 'the quick brown fox jumps over the lazy dog 1234567890';
  const [theirs = ''] = translated('en', [letters], 'en-us-brf.dis');
  expect(asciiBraille(brailleText('en', letters))).toBe(theirs.toUpperCase());
});

describe('pages', () => {
  it.each(LANGUAGES)('have 25 lines of 40 cells at most, and nothing is lost: %s', (language) => {
    for (const terms of TERMS) {
      const blocks = matchBlocks(language, playedLog(terms, 5), null);
      const brf = brfOf(language, blocks);
      expect(brf.endsWith('\r\n\f')).toBe(true);
      const pages = brf.split('\f').slice(0, -1);
      for (const page of pages) {
        const lines = page.split('\r\n').slice(0, -1);
        expect(lines.length).toBeLessThanOrEqual(LINES);
        expect(lines[0]).not.toBe('');
        for (const line of lines) expect(line).toMatch(/^[ -_]{0,40}$/);
        expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(CELLS);
      }
      expect(brf).not.toMatch(NUMBER_ALONE[language]);
      const words = blocks.flat().flatMap((line) => brailleText(language, line).split(' '));
      expect(brf.split(/\s+/).filter((word) => word !== '')).toEqual(words.map(asciiBraille));
    }
  });

  it('break a word that fits no line, and keep a block on one page', () => {
    const [first = '', second = ''] = brfOf('en', [['x'.repeat(100)]]).split('\r\n');
    expect([first.length, second.length]).toEqual([40, 40]);
    const block = Array.from({ length: 20 }, () => 'row');
    expect(brfOf('en', [block, block]).split('\f')).toHaveLength(3);
    const long = Array.from({ length: 60 }, () => 'row');
    expect(brfOf('en', [long]).split('\f')).toHaveLength(4);
  });

  it.each(LANGUAGES)('read as they always did: %s', (language) => {
    const file = golden(`match-${language}.brf`);
    const brf = brfOf(language, matchBlocks(language, playedLog(MATCHES.classic, 1), null)).replaceAll(
      '\r\n',
      '\n',
    );
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, brf);
    expect(brf).toBe(readFileSync(file, 'utf8'));
  });
});

it('in print a French row has a space before its colon, as every French label has', () => {
  const rows = (language: Language) =>
    positionBlocks(language, POSITION)[1]?.map((line) => line.replace(/^(\S+?\s?:).*/u, '$1'));
  expect(LANGUAGES.map(rows)).toEqual([
    ['1:', '2:'],
    ['1\u202f:', '2\u202f:'],
    ['1:', '2:'],
  ]);
});
