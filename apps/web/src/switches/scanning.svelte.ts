// Playing with one or two switches: one moves on, one chooses; with a single one, a timer moves on. Any two keys can be
// switches.

import { say } from '../app/announcer.svelte.ts';
import type { Settings } from '../app/settings.ts';
import { type ScanPlace, scanAfter, scanInto } from './scan-order.ts';
import { chooseControl, drawnFor, type ScanGroup, scanGroups } from './scan-page.ts';

/** With one switch it pauses after this many rounds without a press, and a press continues. */
const ROUNDS = 3;
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
  return () => {
    clearInterval(timer);
    page.defaultView?.removeEventListener('keydown', pressed, { capture: true });
    unmark(page);
  };
}

function createScanner(page: Document) {
  let at: { readonly around: HTMLElement; readonly control: HTMLElement | null } | null = null;
  let rounds = 0;

  /** The current position; null if it is gone or covered. */
  function placeIn(groups: readonly ScanGroup[]): ScanPlace | null {
    const group = groups.findIndex(({ around }) => around === at?.around);
    if (group < 0) return null;
    const item = at?.control ? (groups[group]?.controls.indexOf(at.control) ?? -1) : null;
    return { group, item: item === -1 ? null : item };
  }

  function offer(groups: readonly ScanGroup[], place: ScanPlace | null): void {
    unmark(page);
    const group = place && groups[place.group];
    if (!group) return;
    const control = place.item === null ? null : (group.controls[place.item] ?? null);
    if (place.group === 0 && at?.around !== group.around) rounds += 1;
    at = { around: group.around, control };
    show(page, group.around, control);
  }

  function next(): void {
    const groups = scanGroups(page);
    const sizes = groups.map(({ controls }) => controls.length);
    offer(groups, scanAfter(sizes, placeIn(groups)));
  }

  return {
    next,
    choose(): void {
      const groups = scanGroups(page);
      const place = placeIn(groups);
      const into = place && scanInto(place);
      if (!place) next();
      else if (into) offer(groups, into);
      else if (at?.control) chooseControl(at.control);
    },
    /** How often everything was offered since the last press. */
    rounds: () => rounds,
    restart(): void {
      rounds = 0;
    },
  };
}

function show(page: Document, around: HTMLElement, control: HTMLElement | null): void {
  (control ? drawnFor(control) : around).setAttribute(OFFERED, '');
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
  return (label ?? around.querySelector('h1, h2, h3, legend')?.textContent ?? '').trim();
}
