// U7: the focus is never lost. When what had it is taken away, it goes to the heading nearest to where that stood.

const HEADINGS = 'h1, h2, h3';

/** Until the given function is called. Whoever knows a better place is there first: this comes with the next picture. */
export function keepFocus(page: Document): () => void {
  /** What has the focus and everything around it, from the inside; asked when it is gone, so kept from before. */
  let around: readonly Element[] = [];
  let asked = 0;

  function note({ target }: FocusEvent): void {
    around = target instanceof Element ? [...ancestry(target)] : [];
  }

  function look(): void {
    asked = 0;
    const [focused] = around;
    if (!focused || focused.isConnected || page.activeElement !== page.body) return;
    const heading = around
      .filter((element) => element.isConnected && element.checkVisibility())
      .map((element) => element.querySelector<HTMLElement>(HEADINGS))
      .find((found) => found?.checkVisibility());
    if (!heading) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus();
  }

  const observer = new MutationObserver(() => {
    if (asked === 0) asked = requestAnimationFrame(look);
  });
  observer.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', note);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', note);
    cancelAnimationFrame(asked);
  };
}

function* ancestry(element: Element): Generator<Element> {
  for (let one: Element | null = element; one; one = one.parentElement) yield one;
}
