// Playing with one or two switches: one moves on, one chooses; with a single one, a timer moves on. Any two keys can be
// switches.

import { say } from '../app/announcer.svelte.ts';
import type { Settings } from '../app/settings.ts';
import { type ScanPlace, scanAfter, scanInto } from './scan-order.ts';
import { chooseControl, drawnFor, type ScanGroup, scanGroups } from './scan-page.ts';

/** With one switch it pauses after this many rounds without a press, and a press continues. */
const ROUNDS = 3;
/** Milliseconds after which a new screen is taken as drawn, and the first group is announced. */
const SETTLED = 400;
/** Marks what is offered, for the style sheet. */
const OFFERED = 'data-offered';

type Scanned = Pick<Settings, 'scan' | 'scanPace' | 'scanKeys'>;

/** Until the returned function is called. */
export function startScanning(page: Document, { scan, scanPace, scanKeys }: Scanned): () => void {
  const [nextKey, chooseKey] = scanKeys;
  const scanner = createScanner(page);
  let timer: ReturnType<typeof setInterval> | undefined;

  function begin(): void {
    clearInterval(timer);
    scanner.restart();
    if (scan === 'one') timer = setInterval(moveOn, Number(scanPace) * 1000);
  }

  const isPaused = () => scan === 'one' && scanner.rounds() > ROUNDS;

  function moveOn(): void {
    if (isPaused()) clearInterval(timer);
    else scanner.next();
  }

  function pressed(event: KeyboardEvent): void {
    const { key, repeat, target } = event;
    const isField = target instanceof Element && target.closest('input[type=text], textarea') !== null;
    const isTyped = isField && [...key].length === 1;
    if ((key !== nextKey && key !== chooseKey) || isTyped || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (repeat) return;
    // After a pause a press only continues: nobody chooses what happened to be offered when it began.
    const continues = isPaused();
    begin();
    if (continues) return;
    if (key === chooseKey || scan === 'one') scanner.choose();
    else scanner.next();
  }

  page.defaultView?.addEventListener('keydown', pressed, { capture: true });
  begin();
  // On a new screen or in a sheet that opens, what a press would choose is seen before it. With one switch, time offers it.
  const changes = new MutationObserver(scanner.arrive);
  if (scan === 'two') {
    scanner.arrive();
    changes.observe(page.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  }
  return () => {
    changes.disconnect();
    clearInterval(timer);
    page.defaultView?.removeEventListener('keydown', pressed, { capture: true });
    unmark(page);
  };
}

/** `control` is null while the group as a whole is offered. */
interface Offer {
  readonly around: HTMLElement;
  readonly control: HTMLElement | null;
}

function createScanner(page: Document) {
  let at: Offer | null = null;
  let rounds = 0;
  /** What is offered is what was there on arrival, and more may still be drawn above it. */
  let arrived = false;

  function offer(groups: readonly ScanGroup[], place: ScanPlace | null): void {
    unmark(page);
    const group = place && groups[place.group];
    if (!group) return;
    const control = place.item === null ? null : (group.controls[place.item] ?? null);
    if (place.group === 0 && at?.around !== group.around) rounds += 1;
    at = { around: group.around, control };
    (control ? drawnFor(control) : group.around).setAttribute(OFFERED, '');
  }

  function offerAloud(groups: readonly ScanGroup[], place: ScanPlace | null): void {
    arrived = false;
    offer(groups, place);
    if (at && place) show(page, at.around, at.control);
  }

  function next(): void {
    const groups = scanGroups(page);
    offerAloud(groups, scanAfter(sizesOf(groups), placeIn(groups, at)));
  }

  /** The first group, if what was offered is gone or covered; the focus stays where the screen has put it. */
  function arrive(): void {
    if (!arrived && isOffered(page)) return;
    const groups = scanGroups(page);
    if (arrived && groups[0]?.around === at?.around && isOffered(page)) return;
    arrived = true;
    at = null;
    offer(groups, scanAfter(sizesOf(groups), null));
    setTimeout(() => arrived && isOffered(page) && at && say(nameOf(at.control ?? at.around, page)), SETTLED);
  }

  return {
    next,
    arrive,
    choose(): void {
      const groups = scanGroups(page);
      const place = placeIn(groups, at);
      const into = place && scanInto(place);
      if (!place) next();
      else if (into) offerAloud(groups, into);
      else if (at?.control) chooseControl(at.control);
    },
    /** How often everything was offered since the last press. */
    rounds: () => rounds,
    restart(): void {
      rounds = 0;
    },
  };
}

/** The current position; null if it is gone or covered. */
function placeIn(groups: readonly ScanGroup[], at: Offer | null): ScanPlace | null {
  const group = groups.findIndex(({ around }) => around === at?.around);
  if (group < 0) return null;
  const item = at?.control ? (groups[group]?.controls.indexOf(at.control) ?? -1) : null;
  return { group, item: item === -1 ? null : item };
}

const sizesOf = (groups: readonly ScanGroup[]) => groups.map(({ controls }) => controls.length);

/** Whether something is, and can be seen: not below a sheet. */
function isOffered(page: Document): boolean {
  const offered = page.querySelector(`[${OFFERED}]`);
  const sheet = [...page.querySelectorAll('dialog[open]')].at(-1);
  if (!offered?.checkVisibility()) return false;
  return sheet === undefined || sheet.contains(offered);
}

function show(page: Document, around: HTMLElement, control: HTMLElement | null): void {
  if (control) control.focus({ focusVisible: true });
  else {
    around.scrollIntoView({ block: 'nearest' });
    say(nameOf(around, page));
  }
}

function unmark(page: Document): void {
  page.querySelector(`[${OFFERED}]`)?.removeAttribute(OFFERED);
}

/** For screen readers too: the name of a group, or the first words in it. */
function nameOf(around: HTMLElement, page: Document): string {
  const labelled = around.getAttribute('aria-labelledby');
  const label = labelled ? page.getElementById(labelled)?.textContent : around.getAttribute('aria-label');
  const text = around.matches('button, a') ? around.textContent : null;
  return (label ?? text ?? around.querySelector('h1, h2, h3, legend')?.textContent ?? '').trim();
}
