// Time as a clock shows it, and when it becomes urgent.

/** Below this a clock says in words what is left. */
const SOON = 20_000;

/** Whole seconds, rounded up, so that 0:00 means zero: 84 000 is “1:24”. */
export function clockText(milliseconds: number): string {
  const total = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;
}

export function isSoon(left: number): boolean {
  return left <= SOON;
}

/** The part of the time that is left, from 0 to 1. */
export function partLeft(left: number, whole: number): number {
  return whole > 0 ? Math.min(1, Math.max(0, left / whole)) : 0;
}
