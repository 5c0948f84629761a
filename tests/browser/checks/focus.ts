// Where the focus is, and whether it can be seen there.

import type { Page } from '@playwright/test';

export interface Focus {
  /** Null if nothing has it. */
  readonly on: string | null;
  /** Pixels of the focus ring, around the element or the part of it that shows it. None is needed after a click. */
  readonly indicator: number;
  /** Whatever lies over the middle of it; null if nothing does. */
  readonly under: string | null;
  /** The board or palette it is in, by its name; null elsewhere. */
  readonly within: string | null;
}

export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(look, 0);
}

/** After the last action. The focused element may just have been removed; the focus is in its new place one frame later. */
export function focusAfterAct(page: Page): Promise<Focus> {
  return page.evaluate(look, 2);
}

/** Runs in the page. Waits for a frame, and for several if nothing has the focus. */
async function look(pictures: number): Promise<Focus> {
  const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
  for (let picture = 0; picture < pictures && (picture === 0 || isNowhere()); picture += 1) {
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  }
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || isNowhere()) {
    return { on: null, indicator: 0, under: null, within: null };
  }
  const composite = focused.closest('main [role=grid], main [role=toolbar]');
  // A heading gets the focus so that it is read; it is not a control.
  const shows = focused.tabIndex >= 0 && focused.matches(':focus-visible');
  const drawn = focused.closest('label') ?? focused;
  return {
    on: nameOf(focused),
    indicator: shows ? Math.max(...[drawn, ...drawn.children].map(outlineOf)) : Number.POSITIVE_INFINITY,
    under: shows ? coverOf(drawn) : null,
    within: composite && (composite.getAttribute('aria-label') ?? ''),
  };

  function outlineOf(element: Element): number {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const unseen = outlineStyle === 'none' || outlineColor === 'rgba(0, 0, 0, 0)';
    return unseen ? 0 : Number.parseFloat(outlineWidth);
  }

  function coverOf(element: Element): string | null {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (hit === null) return 'the edge of the window';
    return element.contains(hit) || hit.contains(element) ? null : nameOf(hit);
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${name.trim().slice(0, 50)}”`;
  }
}
