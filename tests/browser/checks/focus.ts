// Where the focus is, and whether it can be seen there.

import type { Page } from '@playwright/test';

export interface Focus {
  /** Null where nothing has it. */
  readonly on: string | null;
  /** Pixels; what is drawn around the thing, or around the part of it that shows it. After a click nothing has to be. */
  readonly indicator: number;
  /** Whatever lies over the middle of it; null where nothing does. */
  readonly under: string | null;
  /** The board or palette it is in, by its name; null elsewhere. */
  readonly within: string | null;
}

export function focusOf(page: Page): Promise<Focus> {
  return page.evaluate(look, 0);
}

/** With what the last act brought about. What had the focus may just have been taken away; its new place has it a picture later. */
export function focusAfterAct(page: Page): Promise<Focus> {
  return page.evaluate(look, 2);
}

/** Runs in the page. Waits for a picture, and for so many if nothing has the focus. */
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
  // A heading takes the focus so that it is read, and is no control.
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
