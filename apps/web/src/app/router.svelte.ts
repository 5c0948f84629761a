// The current route, kept in step with the browser's history.

import { formatRoute, parseRoute, type Route } from './route.ts';

let current = $state.raw<Route>(parseRoute(location));

/** A link within a screen changes the address, not the screen. */
addEventListener('popstate', () => {
  const next = parseRoute(location);
  if (formatRoute(next) !== formatRoute(current)) current = next;
});

export function route(): Route {
  return current;
}

export function hrefOf(to: Route): string {
  return formatRoute(to);
}

/** `replace` for pages nobody wants to come back to: a set-up that became a match. */
export function go(to: Route, { replace = false } = {}): void {
  const address = formatRoute(to);
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  current = to;
  scrollTo(0, 0);
}

/** For links: an ordinary click stays in the page, everything else is left to the browser. */
export function follow(event: MouseEvent, to: Route): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || event.defaultPrevented) return;
  event.preventDefault();
  go(to);
}
