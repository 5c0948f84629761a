// What pressing does besides a click: it leaves the focus where it is, and two fingers at once press two keys.

const CONTROL = 'button, a[href], summary, [role=gridcell], [type=radio], [type=checkbox]';
const FIELD = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]';

/** For the whole page, for as long as it is there. */
export function watchPointer(page: Document): void {
  page.addEventListener('mousedown', leaveFocus, { capture: true });
  page.addEventListener('focusin', () => {
    pressedSince = false;
  });
  pressWithEveryFinger(page);
}

/** Whether a control was pressed with the pointer after the focus came to where it is. */
let pressedSince = false;

/** Enter is then not for the control that has the focus: somebody left it there and took the mouse. */
export function isFocusLeft(): boolean {
  return pressedSince;
}

/**
 * A control that is pressed does not take the focus, so that Enter afterwards means what it means on the screen, and not
 * that control again. Fields are left as always; who presses the very control that has the focus, as screen readers do,
 * is still at it.
 */
function leaveFocus(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
  if (!control || event.button !== 0) return;
  event.preventDefault();
  const focused = document.activeElement;
  pressedSince = !focused?.contains(control);
  if (focused instanceof HTMLElement && focused.matches(FIELD)) focused.blur();
}

/** Browsers make a click of one finger only: what several press at a time is clicked here, and once. */
function pressWithEveryFinger(page: Document): void {
  const down = new Map<number, { readonly control: HTMLElement; together: boolean }>();
  let clicked: Element | null = null;

  page.addEventListener('pointerdown', ({ pointerId, pointerType, target }) => {
    clicked = null;
    if (pointerType !== 'touch') return;
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROL) : null;
    if (control) down.set(pointerId, { control, together: false });
    if (down.size > 1) for (const finger of down.values()) finger.together = true;
  });
  page.addEventListener('pointerup', ({ pointerId, clientX, clientY }) => {
    const finger = down.get(pointerId);
    down.delete(pointerId);
    if (!finger?.together) return;
    const { control } = finger;
    if (!control.contains(page.elementFromPoint(clientX, clientY))) return;
    control.click();
    clicked = control;
  });
  page.addEventListener('pointercancel', ({ pointerId }) => down.delete(pointerId));
  page.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || !clicked || !(event.target instanceof Node)) return;
      if (!clicked.contains(event.target)) return;
      clicked = null;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
