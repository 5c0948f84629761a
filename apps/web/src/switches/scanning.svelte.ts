// Playing with one or two switches: one moves on, one chooses; with a single one, time moves on. Any two keys do.

import { say } from '../app/announcer.svelte.ts';
import type { Settings } from '../app/settings.ts';
import { type ScanPlace, scanAfter, scanInto } from './scan-order.ts';
import { chooseControl, drawnFor, type ScanGroup, scanGroups } from './scan-page.ts';

/** With one switch it rests after so many rounds without a press, and a press goes on. */
const ROUNDS = 3;
/** On what is offered: a mark for the style sheet. */
const OFFERED = 'data-offered';

type Scanned = Pick<Settings, 'scan' | 'scanPace' | 'scanKeys'>;

/** Until the given function is called. */
export function startScanning(
  page: Document,
  { scan, scanPace, scanKeys: [nextKey, chooseKey] }: Scanned,
): () => void {
  let at: { around: HTMLElement; control: HTMLElement | null } | null = null;
  let rounds = 0;
  const pace = Number(scanPace) * 1000;
  let timer: ReturnType<typeof setInterval> | undefined;

  function begin(): void {
    rounds = 0;
    clearInterval(timer);
    if (scan === 'one') timer = setInterval(next, pace);
  }

  function next(): void {
    const groups = scanGroups(page);
    const to = scanAfter(
      groups.map(({ controls }) => controls.length),
      placeIn(groups),
    );
    if (to?.group === 0 && to.item !== 1 && at?.around !== groups[0]?.around) rounds += 1;
    if (scan === 'one' && rounds > ROUNDS) clearInterval(timer);
    else offer(groups, to);
  }

  function choose(): void {
    const groups = scanGroups(page);
    const place = placeIn(groups);
    if (!place) {
      next();
      return;
    }
    const into = scanInto(place);
    const control = into ? null : at?.control;
    if (into) offer(groups, into);
    else if (control) chooseControl(control);
  }

  /** Where it stands now; null where that is gone or covered. */
  function placeIn(groups: readonly ScanGroup[]): ScanPlace | null {
    const group = groups.findIndex(({ around }) => around === at?.around);
    if (group < 0) return null;
    const item = at?.control ? (groups[group]?.controls.indexOf(at.control) ?? -1) : null;
    return { group, item: item === -1 ? null : item };
  }

  function offer(groups: readonly ScanGroup[], place: ScanPlace | null): void {
    page.querySelector(`[${OFFERED}]`)?.removeAttribute(OFFERED);
    const group = place && groups[place.group];
    if (!group) return;
    const control = place.item === null ? null : (group.controls[place.item] ?? null);
    at = { around: group.around, control };
    const shown = control ? drawnFor(control) : group.around;
    shown.setAttribute(OFFERED, '');
    if (control) control.focus({ focusVisible: true });
    else {
      group.around.scrollIntoView({ block: 'nearest' });
      say(nameOf(group.around, page));
    }
  }

  function pressed(event: KeyboardEvent): void {
    const { key, repeat, target } = event;
    const isTyped =
      [...key].length === 1 && target instanceof Element && target.closest('input[type=text], textarea');
    if ((key !== nextKey && key !== chooseKey) || isTyped || event.ctrlKey || event.altKey || event.metaKey)
      return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (repeat) return;
    begin();
    if (key === chooseKey || scan === 'one') choose();
    else next();
  }

  page.defaultView?.addEventListener('keydown', pressed, { capture: true });
  begin();
  return () => {
    clearInterval(timer);
    page.defaultView?.removeEventListener('keydown', pressed, { capture: true });
    page.querySelector(`[${OFFERED}]`)?.removeAttribute(OFFERED);
  };
}

/** For who listens too: the name of a group, or the first words in it. */
function nameOf(around: HTMLElement, page: Document): string {
  const labelled = around.getAttribute('aria-labelledby');
  const label = labelled ? page.getElementById(labelled)?.textContent : around.getAttribute('aria-label');
  return (label ?? around.querySelector('h1, h2, h3, legend')?.textContent ?? '').trim();
}
