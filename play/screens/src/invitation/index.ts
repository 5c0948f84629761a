// A link as a QR code: its modules as a path to draw and as lines of block characters.

import { correction, generate } from 'lean-qr';

/** By row, then column: true is dark. Without the quiet zone around it. */
export type QrModules = readonly (readonly boolean[])[];

/** Light modules on each side, so that readers find the code. */
export const QUIET_ZONE = 4;

export function qrModules(link: string): QrModules {
  const { size, get } = generate(link, { minCorrectionLevel: correction.M });
  const places = Array.from({ length: size }, (_, at) => at);
  return places.map((y) => places.map((x) => get(x, y)));
}

/** The dark modules as an SVG path, one unit each, with the quiet zone on its left and above. */
export function qrPath(modules: QrModules): string {
  return modules
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z` : '')))
    .join('');
}

/** By whether the upper and the lower of two modules are light: a block is light, for a dark screen. */
const BLOCKS = { both: '█', upper: '▀', lower: '▄', none: ' ' } as const;

/** Two rows of modules per line, with the quiet zone around them; to be shown light on dark. */
export function qrLines(modules: QrModules): readonly string[] {
  const size = modules.length + 2 * QUIET_ZONE;
  const isLight = (x: number, y: number) => modules[y - QUIET_ZONE]?.[x - QUIET_ZONE] !== true;
  return Array.from({ length: Math.ceil(size / 2) }, (_, line) =>
    Array.from({ length: size }, (__, x) => {
      const upper = isLight(x, 2 * line);
      const lower = isLight(x, 2 * line + 1);
      if (upper) return lower ? BLOCKS.both : BLOCKS.upper;
      return lower ? BLOCKS.lower : BLOCKS.none;
    }).join(''),
  );
}
