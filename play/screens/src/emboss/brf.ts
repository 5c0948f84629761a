// Pages for an embosser: blocks of text as ASCII Braille, 40 cells a line, 25 lines a page.

import { brailleText, type Language } from '@blackpeg/wording';

export const CELLS = 40;
export const LINES = 25;

/** Lines that belong together; they are kept on one page if they fit. */
export type EmbossBlock = readonly string[];

/** Line ends as embossers expect them, and a form feed after each page. */
export function brfOf(language: Language, blocks: readonly EmbossBlock[]): string {
  const laid = blocks.map((block) => block.flatMap((line) => wrapped(language, line)));
  return pagesOf(laid)
    .map((page) => `${page.map((line) => `${asciiBraille(line)}\r\n`).join('')}\f`)
    .join('');
}

/** North American ASCII Braille, by the bits of dots 1 to 6. */
const ASCII = ' A1B\'K2L@CIF/MSP"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=';
const FIRST_CELL = 0x2800;

export function asciiBraille(cells: string): string {
  return [...cells]
    .map((cell) => ASCII[Math.max(0, (cell.codePointAt(0) ?? 0) - FIRST_CELL)] ?? ' ')
    .join('');
}

const INDENT = '  ';

/** Wrapped between words; continuation lines are indented. A word longer than a line is broken at the end of the line. */
function wrapped(language: Language, line: string): readonly string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of unbroken(line).map((words) => brailleText(language, words))) {
    const joined = current === '' ? word : current === INDENT ? INDENT + word : `${current} ${word}`;
    if (joined.length <= CELLS) {
      current = joined;
      continue;
    }
    if (current.trim() !== '') lines.push(current);
    current = INDENT + word;
    while (current.length > CELLS) {
      lines.push(current.slice(0, CELLS));
      current = INDENT + current.slice(CELLS);
    }
  }
  return [...lines, current];
}

/** Words of a line; a number or a single character stays with the word it belongs to. */
function unbroken(line: string): readonly string[] {
  const words: string[] = [];
  for (const word of line.split(' ')) {
    const before = words.at(-1);
    if (before !== undefined && /(^| )(\d+|\p{L})$/u.test(before))
      words[words.length - 1] = `${before} ${word}`;
    else words.push(word);
  }
  return words;
}

/** An empty line between blocks, none at the top of a page. */
function pagesOf(blocks: readonly EmbossBlock[]): readonly EmbossBlock[] {
  const pages: string[][] = [];
  let page: string[] = [];
  for (const block of blocks) {
    const fits = page.length + 1 + block.length <= LINES;
    if (page.length > 0 && !fits && block.length <= LINES) turn();
    if (page.length > 0) add('');
    for (const line of block) add(line);
  }
  if (page.length > 0) pages.push(page);
  return pages;

  function add(line: string): void {
    if (page.length === LINES) turn();
    if (page.length > 0 || line !== '') page.push(line);
  }

  function turn(): void {
    pages.push(page);
    page = [];
  }
}
