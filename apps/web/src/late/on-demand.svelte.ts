// Parts of a page that come when they are first wanted, and what is known when one does not come.

import { pageAge } from './page-age.svelte.ts';

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
