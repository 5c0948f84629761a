// Which keys pressed on the page are for the table.

import type { KeyPress } from '@blackpeg/screens';
import type { TableView } from '@blackpeg/screens/play';
import { pressOf } from '../../app/key-press.ts';

/** Null for keys that are somebody else's: a dialog's, a field's, a focused control's. */
export function pressFor(event: KeyboardEvent, view: TableView): KeyPress | null {
  if (event.defaultPrevented || event.isComposing || document.querySelector('dialog[open]')) return null;
  return isForTable(event, view) ? pressOf(event) : null;
}

/** Enter is the focused control's own, unless that is the board; fields and choices have their keys to themselves. */
function isForTable({ target, key }: KeyboardEvent, { answer, letters }: TableView): boolean {
  // An answer is given with its own key.
  if (key === 'Enter' && answer) return false;
  if (!(target instanceof Element)) return true;
  const field = target.closest('input, textarea, select, [contenteditable]');
  if (field) return !letters && field.matches('[type=radio], [type=checkbox]') && /^\P{N}$/u.test(key);
  if (key !== 'Enter') return true;
  return target === document.body || target.closest('[role=grid]') !== null || target.matches('h1, main');
}
