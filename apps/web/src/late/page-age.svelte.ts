// Whether this page can still load what it has not loaded yet, or has to be loaded anew first.

/** Outdated: the server serves another build. Stuck: the browser refuses a script until the page is loaded anew. */
export type PageAge = 'fresh' | 'outdated' | 'stuck';

let age = $state<PageAge>('fresh');

/** Where a page that was loaded anew for the sake of a part leaves word of it. */
const RELOADED = 'blackpeg-reloaded';

export function pageAge(): PageAge {
  return age;
}

export function setPageAge(found: PageAge): void {
  age = found;
}

/** Loads the page anew, at the address it shows, unless that was tried for this build already. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return false;
    sessionStorage.setItem(RELOADED, import.meta.url);
  } catch {
    // A page that can keep nothing could be loaded anew for ever.
    return false;
  }
  location.reload();
  return true;
}
