// Where the focus goes on arrival at a page, and when a sheet over it is closed: to the one thing to do there.

import { tick } from 'svelte';
import { announce, hold, say } from '../app/announcer.svelte.ts';
import { ringed } from '../app/key-press.ts';

/** The best first. */
let places: readonly string[] = [];

let landing = false;
let sheets = $state(0);

/** Milliseconds after which a screen reader has noticed that a sheet is closed. Anything focused earlier gets no keys from it. */
const AFTER_SHEET = 400;
/** Milliseconds after which a busy screen reader, too, reads what was announced before what gets the focus. */
const AFTER_SENTENCE = 800;
/** Milliseconds after which the live region of one that was opened is known. */
const AFTER_OPENING = 400;

/** For as long as a page exists, until the returned function is called. */
export function setLanding(selectors: readonly string[]): () => void {
  places = selectors;
  return () => {
    if (places === selectors) places = [];
  };
}

function landingPlace(): HTMLElement | null {
  for (const selector of places) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
  }
  return null;
}

/**
 * On a page whose heading has the focus, or nothing. A screen reader that has just lost its element does not announce
 * what gets the focus first, and would not pass it keys: so the focus moves to its place a moment later.
 */
export function arrive(heading: HTMLElement | null | undefined): void {
  if (landingPlace() === null) return;
  let hasMoved = false;
  const moved = ({ target }: FocusEvent) => {
    hasMoved ||= target !== heading;
  };
  document.addEventListener('focusin', moved);
  setTimeout(() => {
    document.removeEventListener('focusin', moved);
    const at = document.activeElement;
    // A player who has moved elsewhere meanwhile is not taken to the board.
    const isUnmoved = !hasMoved && (at === heading || at === document.body);
    if (heading?.isConnected && isUnmoved) landingPlace()?.focus(ringed({ preventScroll: true }));
  }, AFTER_SHEET);
}

/** The focus is about to move, and is not lost. */
export function isLanding(): boolean {
  return landing;
}

/**
 * After a sheet was closed. What lay under it did not exist for screen readers, and they take the focused element there
 * for text: so the board is recreated, and gets the focus when they have noticed it. Moving the focus cuts off what they
 * say: so what was done in the sheet is announced after that.
 */
export function land(): void {
  const before = document.activeElement;
  const around = aroundOf(before);
  const isToLanding = landingPlace() !== null;
  if (isToLanding) sheets += 1;
  // Elsewhere the browser returns the focus; screen readers announce it if it comes again.
  else if (before instanceof HTMLElement && before.matches('button, a, body')) before.blur();
  else return;
  landing = true;
  const tell = hold();
  setTimeout(() => {
    landing = false;
    if (!document.querySelector('dialog[open]')) {
      if (isToLanding) landOn(before);
      else focusAgain(around);
    }
    tell();
  }, AFTER_SHEET);
}

function landOn(before: Element | null): void {
  const at = document.activeElement;
  // A player who has moved elsewhere meanwhile stays there.
  const isUnmoved = (at === before && !at?.matches('input, textarea, select')) || at === document.body;
  if (isUnmoved) landingPlace()?.focus(ringed({ preventScroll: true }));
}

/** On a page without a place to land on; what was pressed may be gone, like a match that was deleted. */
function focusAgain(around: readonly Element[]): void {
  if (document.activeElement !== document.body) return;
  const [back] = around;
  const isThere = back?.isConnected && back !== document.body;
  if (back instanceof HTMLElement && isThere) back.focus(ringed({ preventScroll: true }));
  else focusHeading(around);
}

/** An element and its ancestors, innermost first: needed when it is gone. */
export function aroundOf(element: Element | null): readonly Element[] {
  return element === null ? [] : [element, ...aroundOf(element.parentElement)];
}

/** U7: the focus is never lost. It moves to the heading nearest to an element that was removed. */
export function focusHeading(around: readonly Element[]): void {
  const heading = around
    .filter((element) => element.isConnected && element.checkVisibility())
    .map((element) => element.querySelector<HTMLElement>('h1, h2, h3'))
    .find((found) => found?.checkVisibility());
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus();
}

/**
 * The focused element is gone, and what there is to do now gets the focus when screen readers have noticed that, and have
 * read what was announced: it matters more than the name of the next place.
 */
export function landLate(): void {
  landing = true;
  setTimeout(() => {
    landing = false;
    if (document.activeElement === document.body) landingPlace()?.focus(ringed());
  }, AFTER_SENTENCE);
}

/** At a field whose text is refused: its description says why, and is read on arrival. Who is there already hears it alone. */
export async function landAtFault(field: HTMLElement | null | undefined, sentence: string): Promise<void> {
  await tick();
  if (field === document.activeElement) say(sentence);
  else field?.focus();
}

/** How many sheets were closed over the board. */
export function sheetsClosed(): number {
  return sheets;
}

/**
 * For screen readers the focused element is gone, and many do not announce what gets the focus first: so that is the heading, and the key
 * that closes the sheet comes a moment later. Busy screen readers miss that too: the title is announced in the live region, and so is what is to be decided, which none of them reads by itself.
 */
export function announceOpening(sheet: HTMLDialogElement, sentences: readonly string[]): void {
  const heading = sheet.querySelector('h2');
  heading?.focus();
  setTimeout(() => {
    if (!sheet.open) return;
    if (document.activeElement === heading) sheet.querySelector('button')?.focus({ focusVisible: false });
    for (const sentence of sentences) if (sentence !== '') announce(sentence);
  }, AFTER_OPENING);
}
