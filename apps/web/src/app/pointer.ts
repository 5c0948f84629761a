// What pressing does besides a click: it leaves the focus where it is, and two fingers at once press two keys.

const CONTROL = 'button, a[href], summary, [role=gridcell], [type=radio], [type=checkbox]';
const FIELD = 'input, textarea, select, [contenteditable]';

/** For the whole page, for as long as it is there. */
export function watchPointer(page: Document): void {
  page.addEventListener('mousedown', leaveFocus, { capture: true });
  pressWithEveryFinger(page);
}

/**
 * A key that is pressed does not take the focus, so that Enter afterwards means what it means on the screen, not that key
 * again. A control that had the focus gives it up, and a field is left as always; who presses the very control that has
 * the focus, as screen readers do, keeps it.
 */
function leaveFocus(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(CONTROL) : null;
  if (!control || event.button !== 0) return;
  event.preventDefault();
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.contains(control) || isOnBoard(focused)) return;
  if (focused.matches(`${CONTROL}, ${FIELD}`)) focused.blur();
}

/** The tab stop of a board moves with what is pressed there. */
function isOnBoard(element: Element): boolean {
  return element.closest('[role=grid]') !== null;
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
