// What the browser says of a key, as screens want to know it, and whether it is for a board at all.

import type { KeyPress } from '@blackpeg/screens';
import { isFocusLeft } from './pointer.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The number pad moves or types: which of the two is in `key` alone, and its code says nothing about it. */
export function pressOf({ key, code, shiftKey, ctrlKey, metaKey, altKey }: Pressed): KeyPress {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  return {
    key,
    digit: digit === undefined ? null : Number(digit),
    shift: shiftKey,
    ctrl: ctrlKey || metaKey,
    alt: altKey,
  };
}

/** Where pegs are placed: a board, a row of holes, a palette. */
const BOARD = '[role=grid], [role=toolbar]';
/** What takes no key but Space and arrows. */
const CHOICE = '[type=radio], [type=checkbox]';
const FIELD = `input:not(${CHOICE}), textarea, select, [contenteditable]`;
/** Enter is theirs: who reaches one with Tab means it. */
const CONTROL = 'button, a[href], summary';

/**
 * Null for keys that are somebody else's: a dialog's, a field's, a focused control's. Signs are heard on the whole page
 * while single keys are on, else only where pegs are placed.
 */
export function pressFor(event: KeyboardEvent, singleKeys: boolean): KeyPress | null {
  const { target, key, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || document.querySelector('dialog[open]')) return null;
  const at = target instanceof Element ? target : document.body;
  const isSign = [...key].length === 1 && !event.ctrlKey && !event.metaKey;
  if (at.closest(FIELD) || (at.matches(CHOICE) && (key === ' ' || key.startsWith('Arrow')))) return null;
  if (isSign && !singleKeys && !at.closest(BOARD)) return null;
  const isControls = key === 'Enter' && at.closest(CONTROL) && !at.closest('[data-row]');
  if (isControls && !isFocusLeft()) return null;
  return pressOf(event);
}

/** What was pasted where pegs are placed; null where a field or a dialog takes it. */
export function pastedFor({ target, clipboardData }: ClipboardEvent): string | null {
  const isTaken = target instanceof Element && target.closest(FIELD) !== null;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return isTaken || text === '' || document.querySelector('dialog[open]') ? null : text;
}
