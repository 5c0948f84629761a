// Drawing pegs, rings and raised dots as SVG. Colours and inner shapes are those of the game, in all themes.

type Kind = 'black' | 'violet' | 'red' | 'blue' | 'green' | 'pink' | 'yellow' | 'white';

interface Look {
  readonly fill: string;
  readonly ink: string;
  /** The inner shape, drawn around (24, 24). */
  readonly glyph: string;
}

const WHITE = '#FFFFFF';
const INK = '#14110F';

const LOOKS: Readonly<Record<Kind, Look>> = {
  black: { fill: '#000000', ink: WHITE, glyph: '<circle cx="24" cy="24" r="6.5"/>' },
  violet: { fill: '#3A185F', ink: WHITE, glyph: '<path d="M24 14.5 33 24l-9 9.5L15 24z"/>' },
  red: { fill: '#90221A', ink: WHITE, glyph: '<path d="M21 15h6v6h6v6h-6v6h-6v-6h-6v-6h6z"/>' },
  blue: { fill: '#2A68C2', ink: WHITE, glyph: '<path d="M16.5 16.5h15v15h-15z"/>' },
  green: { fill: '#01994B', ink: WHITE, glyph: '<path d="m24 14.5 9.5 16.5h-19z"/>' },
  pink: { fill: '#F77DB5', ink: INK, glyph: '<path d="M28 15.2a9.2 9.2 0 1 0 0 17.6 11 11 0 0 1 0-17.6z"/>' },
  yellow: {
    fill: '#EECC16',
    ink: INK,
    glyph: '<path d="m24 13.6 3 6.9 7.4.7-5.6 4.9 1.7 7.3-6.5-3.9-6.5 3.9 1.7-7.3-5.6-4.9 7.4-.7z"/>',
  },
  white: {
    fill: WHITE,
    ink: INK,
    glyph:
      '<path fill-rule="evenodd" d="M24 15.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zm0 4a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"/>',
  },
};

/** The light, from the upper left, that all pegs of a page share. */
export const DEFINITIONS = `<svg class="unseen" aria-hidden="true"><defs><linearGradient id="bevel" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".5"/><stop offset=".35" stop-color="#fff" stop-opacity=".08"/><stop offset=".6" stop-opacity=".08"/><stop offset="1" stop-opacity=".36"/></linearGradient><radialGradient id="dot" cx=".35" cy=".3" r=".8"><stop stop-color="#fff"/><stop offset=".55" stop-color="#F3F0E8"/><stop offset="1" stop-color="#A9A497"/></radialGradient></defs></svg>`;

/** `line` is the outline, which stands out against the ground the peg lies on. */
export function peg(kind: Kind, x: number, y: number, radius: number, line: string): string {
  const { fill, ink, glyph } = LOOKS[kind];
  return placed(
    x,
    y,
    radius,
    `<circle cx="24" cy="24" r="20" fill="${fill}" stroke="${line}" stroke-width="1.7"/><circle cx="24" cy="24" r="19.1" fill="url(#bevel)"/><circle cx="24" cy="24" r="14.6" fill="${fill}"/><g fill="${ink}">${glyph}</g>`,
  );
}

/** A peg of the duel: the post shows through the middle and carries the inner shape. */
export function ring(kind: Kind, x: number, y: number, radius: number): string {
  const { fill, glyph } = LOOKS[kind];
  return placed(
    x,
    y,
    radius,
    `<circle cx="24" cy="24" r="20" fill="${fill}" stroke="#1B1A18" stroke-width="1.7"/><circle cx="24" cy="24" r="19.1" fill="url(#bevel)"/><circle cx="24" cy="24" r="12" fill="#EFECE3" stroke="#1B1A18" stroke-width="1.7"/><g fill="#1B1A18" transform="translate(24 24) scale(.75) translate(-24 -24)">${glyph}</g>`,
  );
}

/** A six-dot cell with its upper left dot at (x, y). Dots count 1, 2, 3 down the left, 4, 5, 6 down the right. */
export function brailleCell(dots: readonly number[], x: number, y: number): string {
  return [1, 2, 3, 4, 5, 6]
    .map((dot) => {
      const place = `cx="${x + (dot > 3 ? 26 : 0)}" cy="${y + ((dot - 1) % 3) * 25}"`;
      return dots.includes(dot)
        ? `<circle ${place} r="12" fill="#A9A497" opacity=".5" transform="translate(1.5 2)"/><circle ${place} r="11.5" fill="url(#dot)"/>`
        : `<circle ${place} r="2.8" fill="#B5B0A3"/>`;
    })
    .join('');
}

/** From the drawing's own 48 by 48, where a peg has radius 20, to its place on a poster. */
function placed(x: number, y: number, radius: number, drawing: string): string {
  return `<g transform="translate(${x} ${y}) scale(${radius / 20}) translate(-24 -24)">${drawing}</g>`;
}
