// Lazy-loaded parts of a page, what is known when one fails to load, and whether this page can still load the others or
// has to be reloaded first.

export interface OnDemand<Part> {
  /** Null until it is loaded. */
  readonly part: Part | null;
  /** Returns whether it is loaded; if it failed, the next request tries again. */
  want(): Promise<boolean>;
}

let missing = $state(false);

/** Whether the last requested part failed to load. */
export function isPartMissing(): boolean {
  return missing;
}

/** For what is loaded in another way. */
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

/** Outdated: the server serves another build. Stuck: the browser refuses a script until the page is reloaded. */
export type PageAge = 'fresh' | 'outdated' | 'stuck';

let age = $state<PageAge>('fresh');

/** Where a page that was reloaded because of a part remembers it. */
const RELOADED = 'blackpeg-reloaded';

export function pageAge(): PageAge {
  return age;
}

export function setPageAge(found: PageAge): void {
  age = found;
}

/** Reloads the page, at the same address, unless that was already tried for this build. */
export function reloadOnce(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === import.meta.url) return false;
    sessionStorage.setItem(RELOADED, import.meta.url);
  } catch {
    // A page without storage could be reloaded for ever.
    return false;
  }
  location.reload();
  return true;
}
