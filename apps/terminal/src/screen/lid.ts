// The far end of a board: a shield over a code, or the code where it may be seen.

import type { BoardModel, LidModel } from './board-model.ts';
import type { Canvas } from './canvas.ts';
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
  return canvas.put(
    from,
    y,
    shieldText(making, lid, pegsWidth(holes, pegs), x + place.columns - from),
    lidStyle(making, lid),
  );
}

function lidStyle({ theme }: Making, { hidden }: LidModel) {
  return hidden ? theme.shield : theme.quiet;
}

/** Whose code lies there, over the holes it covers, or further where the words need it. */
function shieldText({ theme }: Making, { label, hidden }: LidModel, width: number, most: number): string {
  if (!hidden) return fitted(label, most);
  const words = ` ${fitted(label, most - 2)} `;
  const ribs = Math.max(0, width - textWidth(words));
  const rib = theme.signs === 'shapes' ? '▒' : '#';
  return `${rib.repeat(Math.floor(ribs / 2))}${words}${rib.repeat(Math.ceil(ribs / 2))}`;
}
