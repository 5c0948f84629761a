// One picture per box, made of that edition's own pieces. The lower part of a box; its label stands above in text.

import type { Box } from '@blackpeg/wording';
import { brailleCell, peg, ring } from './pegs.ts';

const WIDTH = 264;
const HEIGHT = 210;
const LIGHT_LINE = '#B9B3A6';

function poster(drawing: string): string {
  return `<svg class="art" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${drawing}</svg>`;
}

/** Rows of pegs that come nearer. */
function superPoster(): string {
  const rows = [
    { y: 16, radius: 9, step: 23, kinds: ['green', 'blue', 'black', 'yellow', 'red'] },
    { y: 44, radius: 13, step: 33, kinds: ['violet', 'white', 'pink', 'green', 'blue'] },
    { y: 80, radius: 17, step: 42, kinds: ['yellow', 'red', 'black', 'white', 'violet'] },
    { y: 124, radius: 21, step: 52, kinds: ['pink', 'blue', 'green', 'red', 'yellow'] },
    { y: 177, radius: 24.5, step: 61, kinds: ['white', 'black', 'violet', 'pink', 'blue'] },
  ] as const;
  return rows
    .flatMap(({ y, radius, step, kinds }) =>
      kinds.map((kind, place) => peg(kind, WIDTH / 2 + (place - 2) * step, y, radius, LIGHT_LINE)),
    )
    .join('');
}

/** Two rows of rings that cross. */
function duelPoster(): string {
  return [
    ring('red', 41, 30, 24),
    ring('pink', 223, 30, 24),
    ring('yellow', 86, 67, 24),
    ring('black', 178, 67, 24),
    ring('green', 132, 104, 24),
    ring('white', 86, 141, 24),
    ring('violet', 178, 141, 24),
    ring('red', 41, 178, 24),
    ring('blue', 223, 178, 24),
  ].join('');
}

/** The numbers 1 to 6. */
function braillePoster(): string {
  const cells = [[1], [1, 2], [1, 4], [1, 4, 5], [1, 5], [1, 2, 4]];
  return cells.map((dots, index) => brailleCell(dots, 40 + (index % 3) * 79, index < 3 ? 26 : 126)).join('');
}

/** The five shapes, larger than life. */
function shapesPoster(): string {
  return [
    '<rect x="40" y="24" width="98" height="50" fill="#01994B" transform="rotate(-23 89 49)"/>',
    '<rect x="180" y="12" width="68" height="68" fill="#90221A"/>',
    '<circle cx="63" cy="148" r="63" fill="#2A68C2"/>',
    '<path d="m177 80 48 27v54l-48 27-48-27v-54z" fill="#000"/>',
    '<path d="m224 127 47 83h-92z" fill="#F3F0E8"/>',
  ].join('');
}

export const POSTERS: Readonly<Record<Box, string>> = {
  super: poster(superPoster()),
  duel: poster(duelPoster()),
  braille: poster(braillePoster()),
  shapes: poster(shapesPoster()),
};
