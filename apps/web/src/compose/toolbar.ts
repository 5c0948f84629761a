// The keys of a toolbar: one tab stop, arrows move from key to key, up and down as drawn.

/** Handles a key on a toolbar's button; true if it was handled. */
export function moveInToolbar(event: KeyboardEvent): boolean {
  const bar = event.currentTarget;
  if (!(bar instanceof HTMLElement) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
    return false;
  const keys = [...bar.querySelectorAll<HTMLElement>('button')].filter((key) => key.offsetParent !== null);
  const { activeElement } = document;
  const from = activeElement instanceof HTMLElement ? keys.indexOf(activeElement) : -1;
  const tops = keys.map(({ offsetTop }) => offsetTop);
  const to = from < 0 ? undefined : keys[keyAfter(event.key, from, tops)];
  if (!to) return false;
  event.preventDefault();
  to.focus();
  return true;
}

/** `tops` are the vertical positions of the keys; -1 if the key leads nowhere. */
export function keyAfter(key: string, from: number, tops: readonly number[]): number {
  const last = tops.length - 1;
  switch (key) {
    case 'ArrowRight':
      return from === last ? 0 : from + 1;
    case 'ArrowLeft':
      return from === 0 ? last : from - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    case 'ArrowDown':
      return inLine(from, tops, 1);
    case 'ArrowUp':
      return inLine(from, tops, -1);
    default:
      return -1;
  }
}

/** The key in the same column of the next line in that direction, or its last one; without such a line, the key itself. */
function inLine(from: number, tops: readonly number[], way: 1 | -1): number {
  const lines = [...new Set(tops)];
  const line = lines.indexOf(tops[from] ?? 0);
  const column = from - tops.indexOf(lines[line] ?? 0);
  const wanted = lines[line + way];
  if (wanted === undefined) return from;
  const first = tops.indexOf(wanted);
  return Math.min(first + column, tops.lastIndexOf(wanted));
}
