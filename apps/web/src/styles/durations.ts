// Durations of the style sheet, for what script animates.

/** In milliseconds; 0 without motion. */
export function durationOf(element: Element, token: `--t-${string}`): number {
  return millisecondsOf(getComputedStyle(element).getPropertyValue(token));
}

/** Written in `ms`, but the build shortens `600ms` to `.6s`. */
export function millisecondsOf(time: string): number {
  const number = Number.parseFloat(time) || 0;
  return time.trim().endsWith('ms') ? number : number * 1000;
}
