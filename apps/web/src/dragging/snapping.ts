// Which hole takes a peg that is let go of near it, and where the peg is drawn meanwhile. Pixels of the window.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface HoleSpot extends Spot {
  /** From 0. */
  readonly hole: number;
}

/** How far a hole reaches, in its own widths, and at least. */
const REACH = 0.9;
const LEAST_REACH = 44;
/** How far a peg is drawn towards the hole that would take it. */
const PULL = 0.6;

/**
 * The nearest hole within reach; null for none. A finger covers what is below it, so that the peg is drawn above it by
 * `lift`: either of them may be brought to the hole.
 */
export function holeNear(
  holes: readonly HoleSpot[],
  at: Spot,
  { lift, width }: { readonly lift: number; readonly width: number },
): HoleSpot | null {
  const far = Math.max(LEAST_REACH, width * REACH);
  const distance = ({ x, y }: Spot) => Math.hypot(x - at.x, y - Math.min(at.y, Math.max(at.y - lift, y)));
  const [nearest] = holes.filter((hole) => distance(hole) <= far).sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}

export function pulled(at: Spot, to: Spot | null): Spot {
  if (!to) return at;
  return { x: at.x + (to.x - at.x) * PULL, y: at.y + (to.y - at.y) * PULL };
}
