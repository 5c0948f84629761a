// Which hole takes a peg that is dropped near it, and where the peg is drawn meanwhile. Pixels of the window.

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

/** A finger covers what is below it, so the peg is drawn above it by `lift`; `width` is that of a hole. */
export interface Grip {
  readonly lift: number;
  readonly width: number;
}

/** The nearest hole within reach; null for none. */
export function holeNear(holes: readonly HoleSpot[], at: Spot, grip: Grip): HoleSpot | null {
  const [nearest] = holes
    .filter((hole) => remoteness(hole, at, grip) <= 1)
    .sort((a, b) => remoteness(a, at, grip) - remoteness(b, at, grip));
  return nearest ?? null;
}

/**
 * Where the peg is drawn: the nearer the hole that would take it, the more it is drawn towards it, and at the edge of its
 * reach not at all, so that it never jumps there.
 */
export function pulled(at: Spot, to: Spot | null, grip: Grip): Spot {
  const free = { x: at.x, y: at.y - grip.lift };
  if (!to) return free;
  const pull = 1 - remoteness(to, at, grip) ** 2;
  return { x: free.x + (to.x - free.x) * pull, y: free.y + (to.y - free.y) * pull };
}

/** 0 in the hole, 1 at the edge of its reach. Either the finger or the peg above it may be brought to the hole. */
function remoteness({ x, y }: Spot, at: Spot, { lift, width }: Grip): number {
  const nearestY = Math.min(at.y, Math.max(at.y - lift, y));
  return Math.hypot(x - at.x, y - nearestY) / Math.max(LEAST_REACH, width * REACH);
}
