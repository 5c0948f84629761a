// Finds layout faults of a screen: what overflows sideways, is cut off, covered, or too small.

import type { Page } from '@playwright/test';

export interface LayoutFaults {
  /** Text and controls beyond the edges, and parts that scroll sideways by themselves. */
  readonly sideways: readonly string[];
  /** Text that is cut off by its own box, or that overflows its background. */
  readonly cutOff: readonly string[];
  /** Controls that are covered at every scroll position. */
  readonly covered: readonly string[];
  /** Controls smaller than 24 px; keys, and for fingers choices side by side, smaller than 44 px. */
  readonly small: readonly string[];
}

export function layoutFaults(page: Page): Promise<LayoutFaults> {
  return page.evaluate(lookAtLayout, page.viewportSize()?.width ?? 0);
}

/** Runs in the page. `width` is the window's: a phone's page grows with what overflows it. */
export function lookAtLayout(width: number): LayoutFaults {
  const LEAST = 24;
  const LEAST_KEY = 44;
  /** Half a pixel is rounding. */
  const NEARLY = 0.5;
  /** Lines of text are higher than what is printed in them. */
  const SLACK = 4;
  const scope = document.querySelector('dialog[open]') ?? document.body;
  const all = [...scope.querySelectorAll('*')].filter((element) => element instanceof HTMLElement);
  const shown = all.filter(isShown);
  const controls = shown.filter((element) =>
    element.matches(
      'a[href], button, input, select, textarea, summary, [role=gridcell][aria-selected], [role=radio]',
    ),
  );
  /** Choices side by side are as high as keys where fingers press, and lower for a mouse. */
  const isForFingers = matchMedia('(width < 700px), (pointer: coarse)').matches;
  const where = [scrollX, scrollY] as const;
  const faults = {
    sideways: [
      ...(document.documentElement.scrollWidth > width
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : []),
      ...shown.filter((element) => standsOut(element)).map((element) => `${nameOf(element)} stands out`),
      ...shown.filter(scrollsSideways).map((element) => `${nameOf(element)} scrolls sideways`),
    ],
    cutOff: [...shown.filter(isCutOff), ...shown.filter(spills)].map(nameOf),
    covered: controls.flatMap(whatCovers),
    small: controls.flatMap(tooSmall),
  };
  scrollTo(...where);
  return faults;

  function isShown(element: HTMLElement): boolean {
    return element.checkVisibility({ visibilityProperty: true }) && !isForEars(element);
  }

  /** Visually hidden, or hidden until it has the focus. */
  function isForEars(element: HTMLElement): boolean {
    return (
      element.closest('.visually-hidden, .skip') !== null || getComputedStyle(element).clipPath !== 'none'
    );
  }

  function hasOwnText(element: Element): boolean {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
    );
  }

  function standsOut(element: HTMLElement): boolean {
    if (!hasOwnText(element) && !controls.includes(element)) return false;
    const { left, right } = element.getBoundingClientRect();
    return left < -NEARLY || right > width + NEARLY;
  }

  function scrollsSideways(element: HTMLElement): boolean {
    const { overflowX } = getComputedStyle(element);
    return (
      /auto|scroll/.test(overflowX) && !isField(element) && element.scrollWidth > element.clientWidth + 1
    );
  }

  /** Its text, and that of everything in it, drawings left out. */
  function isCutOff(element: HTMLElement): boolean {
    const { overflowX, overflowY } = getComputedStyle(element);
    const [cutsX, cutsY] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
    if ((!cutsX && !cutsY) || isField(element)) return false;
    const box = element.getBoundingClientRect();
    return textsIn(element).some(
      ({ left, right, top, bottom }) =>
        (cutsX && (left < box.left - 1 || right > box.right + 1)) ||
        (cutsY && (top < box.top - 1 || bottom > box.bottom + 1)),
    );
  }

  function spills(element: HTMLElement): boolean {
    if (!hasOwnText(element)) return false;
    const ground = groundOf(element);
    if (!ground) return false;
    const box = ground.getBoundingClientRect();
    return textsIn(element).some(
      ({ left, right, top, bottom }) =>
        left < box.left - SLACK ||
        right > box.right + SLACK ||
        top < box.top - SLACK ||
        bottom > box.bottom + SLACK,
    );
  }

  /** Its background; a scrolling element shows the rest of it. */
  function groundOf(element: Element): Element | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { backgroundColor, backgroundImage, overflowY } = getComputedStyle(at);
      if (/auto|scroll/.test(overflowY)) return null;
      if (backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none') return at;
    }
    return null;
  }

  function textsIn(element: HTMLElement): readonly DOMRect[] {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const rects: DOMRect[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!(parentElement instanceof HTMLElement) || !isShown(parentElement) || !textContent?.trim())
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      rects.push(...range.getClientRects());
    }
    return rects;
  }

  /** They scroll to show what does not fit. */
  function isField(element: Element): boolean {
    return element.matches('input, textarea, select');
  }

  /** A radio button or file field is drawn by the label around it. */
  function drawnBy(control: HTMLElement): HTMLElement {
    return (control instanceof HTMLInputElement && control.closest('label')) || control;
  }

  function whatCovers(control: HTMLElement): string[] {
    drawnBy(control).scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width: wide, height } = drawnBy(control).getBoundingClientRect();
    const top_ = document.elementFromPoint(left + wide / 2, top + height / 2);
    const free = top_ !== null && (drawnBy(control).contains(top_) || top_.contains(control));
    return free ? [] : [`${nameOf(control)} is under ${top_ === null ? 'the edge' : nameOf(top_)}`];
  }

  function tooSmall(control: HTMLElement): string[] {
    const { width: wide, height } = drawnBy(control).getBoundingClientRect();
    const isKey =
      control.matches('.keycap, [role=toolbar] button') ||
      drawnBy(control).matches(isForFingers ? '.keycap, .choice-tray > *' : '.keycap');
    const least = isKey ? LEAST_KEY : LEAST;
    const small = wide < least - NEARLY || height < least - NEARLY;
    return small ? [`${nameOf(control)} is ${wide.toFixed(1)} × ${height.toFixed(1)}`] : [];
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
    const kind = [element.tagName.toLowerCase(), ...element.classList].filter(
      (part) => !part.startsWith('svelte-'),
    );
    return `${kind.join('.')} “${name.trim().replaceAll(/\s+/g, ' ').slice(0, 60)}”`;
  }
}
