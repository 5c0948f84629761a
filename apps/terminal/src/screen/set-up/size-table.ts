// The table of holes and colours, with the number of codes in every cell (C3b).

import { countCodes, SUPER_MOST, superEdition, widestSpec } from '@blackpeg/rules';
import { type Language, numberText, setUpTexts } from '@blackpeg/wording';
import type { Canvas } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Area } from '../screen.ts';
import type { Theme } from '../theme.ts';
import { fitted } from '../width.ts';

export interface Size {
  readonly holes: number;
  readonly colours: number;
}

const STEPS: Readonly<Record<string, readonly [holes: number, colours: number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
  home: [0, -SUPER_MOST.colours],
  end: [0, SUPER_MOST.colours],
};

/** Null where the key leads nowhere. */
export function sizeAfter({ holes, colours }: Size, key: Key): Size | null {
  const step = key.kind === 'named' ? STEPS[key.name] : undefined;
  if (!step) return null;
  return {
    holes: Math.min(Math.max(1, holes + step[0]), SUPER_MOST.holes),
    colours: Math.min(Math.max(1, colours + step[1]), SUPER_MOST.colours),
  };
}

export function sizeText(language: Language, { holes, colours }: Size, blanks: boolean): string {
  return setUpTexts(language).sizes.cell(codesOf({ holes, colours }, blanks), holes, colours);
}

/** Wide enough for 59,049. */
const CELL = 8;

export interface SizesDrawn {
  readonly language: Language;
  readonly at: Size;
  readonly blanks: boolean;
  /** Clicked on. */
  choose(size: Size): void;
}

export function drawSizes(
  canvas: Canvas,
  area: Area,
  theme: Theme,
  { language, at, blanks, choose }: SizesDrawn,
): void {
  const words = setUpTexts(language);
  const cell = Math.min(CELL, Math.floor((area.columns - 4) / SUPER_MOST.colours));
  const top = area.rows > SUPER_MOST.holes + 5 ? area.y + 1 : area.y;
  const head = top === area.y ? top + 1 : top + 2;
  canvas.put(area.x, top, fitted(words.questions.super, area.columns), theme.title);
  for (let colours = 1; colours <= SUPER_MOST.colours; colours += 1) {
    canvas.put(area.x + 4 + (colours - 1) * cell, head, String(colours).padStart(cell - 1), theme.quiet);
  }
  for (let holes = 1; holes <= SUPER_MOST.holes; holes += 1) {
    const y = head + holes;
    canvas.put(area.x, y, String(holes).padStart(2), theme.quiet);
    for (let colours = 1; colours <= SUPER_MOST.colours; colours += 1) {
      const here = holes === at.holes && colours === at.colours;
      const x = area.x + 4 + (colours - 1) * cell;
      const count = numberText(language, codesOf({ holes, colours }, blanks));
      const shown = cell < CELL && count.length >= cell ? '…' : count;
      canvas.put(x, y, shown.padStart(cell - 1), here ? theme.chosen : {});
      canvas.touch({ x, y, columns: cell, rows: 1 }, () => choose({ holes, colours }));
      if (here) canvas.rest({ x, y });
    }
  }
  canvas.put(
    area.x,
    head + SUPER_MOST.holes + 1 + (top - area.y),
    fitted(sizeText(language, at, blanks), area.columns),
    theme.accent,
  );
}

function codesOf({ holes, colours }: Size, blanks: boolean): number {
  return countCodes(widestSpec(superEdition({ holes, colours, blanks: blanks ? 'on' : 'off' })));
}
