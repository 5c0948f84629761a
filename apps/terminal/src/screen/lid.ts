// The far end of a board: a shield over a code, or the code where it may be seen.

import type { BoardModel, LidModel } from '@blackpeg/screens';
import type { Canvas, Spot } from './canvas.ts';
import { type Making, type PegWidth, pegPiece, pegsWidth, putPieces } from './pieces.ts';
import { fitted, textWidth } from './width.ts';

export interface LidPlace {
  readonly x: number;
  readonly y: number;
  readonly columns: number;
  readonly pegs: PegWidth;
}

/** Gives the column after it. `from` is where the first hole is. */
export function drawLid(
  canvas: Canvas,
  making: Making,
  { lid, holes }: BoardModel,
  place: LidPlace,
  from: number,
): number {
  const { x, y, pegs } = place;
  if (lid.code) {
    const after = putPieces(
      canvas,
      from,
      y,
      lid.code.map((peg) => pegPiece(making, peg, pegs)),
      1,
    );
    const fits = textWidth(lid.label) < x + place.columns - after;
    return fits ? canvas.put(after + 1, y, lid.label, making.theme.quiet) : after;
  }
  const end = x + place.columns;
  if (lid.look === 'empty') return drawNothing(canvas, making, lid.label, { x, y }, { from, end });
  return canvas.put(
    from,
    y,
    shieldText(making, lid, pegsWidth(holes, pegs), end - from),
    making.theme.shield,
  );
}

/** That nothing lies there yet; from further left where the words need it. */
function drawNothing(
  canvas: Canvas,
  { theme }: Making,
  label: string,
  { x, y }: Spot,
  { from, end }: { readonly from: number; readonly end: number },
): number {
  const left = Math.max(x, Math.min(from, end - textWidth(label)));
  return canvas.put(left, y, fitted(label, end - left), theme.quiet);
}

/** Whose code lies there, over the holes it covers, or further where the words need it. */
function shieldText({ theme }: Making, { label }: LidModel, width: number, most: number): string {
  const words = ` ${fitted(label, most - 2)} `;
  const ribs = Math.max(0, width - textWidth(words));
  const rib = theme.signs === 'shapes' ? '▒' : '#';
  return `${rib.repeat(Math.floor(ribs / 2))}${words}${rib.repeat(Math.ceil(ribs / 2))}`;
}
