// Lazy-loaded parts of a page, what is known when one fails to load, and whether this page can still load the others or
// has to be reloaded first.

export interface OnDemand<Part> {
  /** Null until it has come. */
  readonly part: Part | null;
  /** Says whether it is there; where it did not come, the next wish tries again. */
  want(): Promise<boolean>;
}

let missing = $state(false);

/** Whether the last part that was wanted did not come. */
export function isPartMissing(): boolean {
  return missing;
}

/** For what comes late in another way. */
export function noteMissing(isMissing: boolean): void {
  missing = isMissing && pageAge() === 'fresh';
}

export function onDemand<Part>(load: () => Promise<{ readonly default: Part }>): OnDemand<Part> {
  let part = $state.raw<Part | null>(null);
  return {
    get part() {
      return part;
    },
    async want() {
      if (part) return true;
      const loaded = await load().catch(() => null);
      noteMissing(loaded === null);
      part = loaded?.default ?? null;
      return part !== null;
    },
  };
}

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
