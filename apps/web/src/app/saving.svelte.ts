// Whether this device saves what is played, as screens see it.

import type { SaveMonitor } from '@blackpeg/referee';
import type { SaveReason } from '@blackpeg/wording';
import { NO_DATABASE } from '../storage/storage.ts';

let problem = $state.raw<SaveReason | null>(null);
let retry = $state.raw<() => void>(() => {});

/** Null while everything is saved. */
export function saveProblem(): SaveReason | null {
  return problem;
}

export function retrySaving(): void {
  retry();
}

export function watchSaving(saving: SaveMonitor): void {
  function look(): void {
    const found = saving.problem();
    problem = found && reasonFor(found.error);
  }
  retry = () => void saving.retry();
  saving.subscribe(look);
  look();
}

function reasonFor(error: unknown): SaveReason {
  if (error === NO_DATABASE) return { kind: 'browser' };
  const name = error instanceof Error ? error.name : String(error);
  return name === 'QuotaExceededError' ? { kind: 'full' } : { kind: 'other', code: name };
}
