// A finished board as a picture to send: answers, and the pegs where they are shared, on a board of our own drawing.

import { type Board, EDITIONS, type Edition, type Peg } from '@blackpeg/rules';
import { COLOURS, PAIR_COLOURS, SILHOUETTES } from '../../pieces/looks.ts';

const ROW = 56;
const PEG = 48;
const KEY = 22;
const MARGIN = 28;
const HEAD = 76;
const INK = '#1b1a18';

/** Drawn in the light material whatever the sender's, so that it looks the same to all. */
export function shareSvg(edition: Edition, board: Board, title: string, withPegs: boolean): string {
  const pegs = withPegs ? board.holes * PEG + 20 : 0;
  const width = Math.max(360, MARGIN * 2 + 36 + pegs + board.holes * KEY + 28);
  const height = HEAD + board.rows.length * ROW + MARGIN;
  const rows = board.rows.map(({ guess, mark }, index) => {
    const y = height - MARGIN - (index + 1) * ROW;
    const drawn =
      withPegs && typeof guess !== 'string'
        ? guess.map((peg, hole) => pegAt(edition, peg, MARGIN + 36 + hole * PEG, y))
        : [];
    const keys = mark === null || mark === 'hidden' ? [] : keysOf(mark.black, mark.white, mark.blue);
    const plateX = MARGIN + 36 + pegs;
    const plate = `<rect x="${plateX}" y="${y + 8}" width="${board.holes * KEY + 16}" height="40" rx="9" fill="#8a8578"/>`;
    const dots = keys.map((key, place) => keyAt(edition, key, plateX + 19 + place * KEY, y + 28));
    return `<text x="${MARGIN + 22}" y="${y + 34}" text-anchor="end" class="n">${index + 1}</text>${drawn.join('')}${plate}${dots.join('')}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" rx="22" fill="#d9d5ca"/><text x="${MARGIN}" y="46" font-family="sans-serif" font-size="20" font-weight="700" fill="${INK}">${escaped(title)}</text><g font-family="sans-serif" font-size="16" font-weight="600" fill="${INK}">${rows.join('')}</g></svg>`;
}

type KeyKind = 'black' | 'white' | 'blue';

function keysOf(black: number, white: number, blue: number): readonly KeyKind[] {
  const of = (kind: KeyKind, count: number) => Array.from({ length: count }, () => kind);
  return [...of('black', black), ...of('white', white), ...of('blue', blue)];
}

function keyAt(edition: Edition, kind: KeyKind, x: number, y: number): string {
  const dark = EDITIONS[edition.name].keys.black === 'red' ? '#90221a' : '#000000';
  switch (kind) {
    case 'black':
      return `<circle cx="${x}" cy="${y}" r="8" fill="${dark}"/>`;
    case 'white':
      return `<circle cx="${x}" cy="${y}" r="6" fill="none" stroke="${INK}" stroke-width="7"/><circle cx="${x}" cy="${y}" r="6" fill="none" stroke="#ffffff" stroke-width="4.4"/>`;
    case 'blue':
      return `<circle cx="${x}" cy="${y}" r="7.5" fill="#ffffff"/><path d="M${x} ${y - 6}a6 6 0 0 0 0 12z" fill="#2a68c2"/>`;
  }
}

function pegAt(edition: Edition, peg: Peg, x: number, y: number): string {
  const at = `<g transform="translate(${x} ${y + 4})">`;
  if (edition.facets.length === 2) return `${at}${pair(Math.floor(peg / 10), peg % 10)}</g>`;
  if (peg === 0)
    return `${at}<circle cx="24" cy="24" r="18" fill="#efece3" stroke="${INK}" stroke-width="1.7"/><path d="M16 24h16" stroke="${INK}" stroke-width="4"/></g>`;
  if (edition.facets[0]?.name === 'number')
    return `${at}<rect x="5" y="5" width="38" height="38" rx="9" fill="#efece3" stroke="${INK}" stroke-width="1.7"/><text x="24" y="32" text-anchor="middle" font-size="22" font-weight="700" fill="${INK}">${peg}</text></g>`;
  const look = COLOURS[peg - 1];
  if (!look) return `${at}<circle cx="24" cy="24" r="20" fill="#efece3" stroke="${INK}"/></g>`;
  return `${at}<circle cx="24" cy="24" r="20" fill="${look.fill}" stroke="${INK}" stroke-width="1.7"/><path d="${look.glyph}" fill="${look.ink}" fill-rule="evenodd"/></g>`;
}

function pair(colour: number, shape: number): string {
  const fill = PAIR_COLOURS[colour - 1]?.fill ?? '#efece3';
  const silhouette = SILHOUETTES[shape - 1] ?? 'M24 14a10 10 0 1 0 0 20a10 10 0 1 0 0-20z';
  return `<path d="${silhouette}" fill="${fill}" stroke="${INK}" stroke-width="1.7"/>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
