// Keys and pointers from the browser, in the form screens need: which keys are for a board, presses that leave the
// focus alone, and two fingers that press two controls at once.

import type { KeyPress } from '@blackpeg/screens';

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The number pad moves or types: only `key` tells which, not the code. */
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
/** Controls that need no keys but Space and arrows. */
const CHOICE = '[type=radio], [type=checkbox]';
const FIELD = `input:not(${CHOICE}), textarea, select, [contenteditable]`;
/** Enter belongs to them: a player who reaches one with Tab means it. */
const CONTROL = 'button, a[href], summary';

/**
 * Null for keys that belong to something else: a dialog, a field, a focused control. Keys are handled on the whole page
 * while single keys are on, otherwise only where pegs are placed.
 */
export function pressFor(event: KeyboardEvent, singleKeys: boolean): KeyPress | null {
  const { target, key, defaultPrevented, isComposing } = event;
  if (defaultPrevented || isComposing || document.querySelector('dialog[open]')) return null;
  const at = target instanceof Element ? target : document.body;
  if (at.closest(FIELD) || (at.matches(CHOICE) && (key === ' ' || key.startsWith('Arrow')))) return null;
  if (!singleKeys && !at.closest(BOARD)) return null;
  const isControls = key === 'Enter' && at.closest(CONTROL) && !at.closest('[data-row]');
  if (isControls && !pressedSince) return null;
  return pressOf(event);
}

/** What was pasted where pegs are placed; null if a field or a dialog takes it. */
export function pastedFor({ target, clipboardData }: ClipboardEvent): string | null {
  const isTaken = target instanceof Element && target.closest(FIELD) !== null;
  const text = clipboardData?.getData('text/plain').trim() ?? '';
  return isTaken || text === '' || document.querySelector('dialog[open]') ? null : text;
}

/** Controls that are pressed and take no text. */
const PRESSED = `${CONTROL}, [role=gridcell], ${CHOICE}`;

/** For the whole page, for as long as it exists. */
export function watchPointer(page: Document): void {
  page.addEventListener('mousedown', leaveFocus, { capture: true });
  page.addEventListener('focusin', () => {
    pressedSince = false;
  });
  const noteKeys = () => {
    usesKeys = true;
    keysWereUsed = true;
  };
  page.addEventListener('keydown', noteKeys, { capture: true });
  page.addEventListener('pointerdown', () => (usesKeys = false), { capture: true });
  pressWithEveryFinger(page);
}

let usesKeys = true;
let keysWereUsed = false;

/** Whether a key was ever pressed here: players without a keyboard need no focus ring on a board. */
export function hasKeys(): boolean {
  return keysWereUsed;
}

/** Whether a key was pressed last, and no pointer since. */
export function usesKeysNow(): boolean {
  return keysWereUsed && usesKeys;
}

/** For focus moved by the program: keyboard users see a ring, and a finger leaves none on a board. */
export function ringed(options: FocusOptions = {}): FocusOptions {
  return { ...options, focusVisible: usesKeys };
}

/**
 * Whether a control was pressed with the pointer after the focus moved to its place. Enter is then not for the focused
 * element: the player left it there and took the mouse.
 */
let pressedSince = false;

/**
 * A pressed control does not take the focus, so that Enter afterwards means what it means on the screen, and not
 * that control again. Fields are left as they are; a control that is pressed while it has the focus, as by screen
 * readers, keeps it.
 */
function leaveFocus(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(PRESSED) : null;
  if (!control || event.button !== 0) return;
  event.preventDefault();
  leaveFor(control);
}

function leaveFor(control: Element): void {
  const focused = document.activeElement;
  pressedSince = !focused?.contains(control);
  if (focused instanceof HTMLElement && focused.matches(FIELD)) focused.blur();
}

/** Milliseconds: a longer press is not a tap. */
const TAP = 400;

interface Finger {
  readonly control: HTMLElement;
  /** If it is lifted before then it is clicked here; afterwards the browser decides what it meant. */
  until: number;
}

/**
 * Browsers make a click of one finger only, and only after drawing the pressed state: several presses at a time, and each
 * tap where pegs are placed, are clicked here, once. There `data-down` marks what is under a finger.
 */
function pressWithEveryFinger(page: Document): void {
  const down = new Map<number, Finger>();
  let clicked = false;

  function lifted(pointerId: number): Finger | undefined {
    const finger = down.get(pointerId);
    down.delete(pointerId);
    finger?.control.removeAttribute('data-down');
    return finger;
  }

  page.addEventListener('pointerdown', ({ pointerId, pointerType, target, timeStamp }) => {
    if (pointerType !== 'touch') return;
    const control = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
    if (!control) return;
    const isOnBoard = control.closest(BOARD) !== null;
    if (isOnBoard) control.setAttribute('data-down', '');
    down.set(pointerId, { control, until: isOnBoard ? timeStamp + TAP : 0 });
    if (down.size > 1) for (const finger of down.values()) finger.until = Number.POSITIVE_INFINITY;
  });
  page.addEventListener('pointerup', ({ pointerId, clientX, clientY, timeStamp }) => {
    // Asked for before anything changes, so that nothing has to be styled first.
    const under = down.has(pointerId) ? page.elementFromPoint(clientX, clientY) : null;
    const finger = lifted(pointerId);
    if (!finger || timeStamp > finger.until) return;
    const { control } = finger;
    if (!control.contains(under)) return;
    leaveFor(control);
    control.click();
    clicked = true;
  });
  page.addEventListener('pointercancel', ({ pointerId }) => lifted(pointerId));
  // At once: the browser makes no click of a handled touch, whatever is there by now.
  page.addEventListener('touchend', (event) => {
    if (clicked && event.cancelable) event.preventDefault();
    clicked = false;
  });
}
