// Keeps the focus of a grid on its tab stop.

import type { Place } from '@blackpeg/screens';

/** Whoever moves the tab stop while the focus is in the grid moves the focus with it. */
export function focusPlace(grid: HTMLElement | undefined, { row, hole }: Place): void {
  const cell = grid?.querySelector<HTMLElement>(`[data-place="${row}-${hole}"]`);
  if (cell && grid?.contains(document.activeElement) && document.activeElement !== cell) cell.focus();
}
