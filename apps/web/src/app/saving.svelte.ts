// Whether this device saves matches, and messages of its database about other tabs, as screens see them.

import type { SaveMonitor } from '@blackpeg/referee';
import type { SaveReason } from '@blackpeg/wording';
import type { DatabaseNews } from '../storage/database.ts';
import { NO_DATABASE } from '../storage/storage.ts';

let problem = $state.raw<SaveReason | null>(null);
let retry = $state.raw<() => void>(() => {});
let news = $state<DatabaseNews | null>(null);

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

/** About tabs with another version of the app. */
export function storageNews(): DatabaseNews | null {
  return news;
}

export function tellStorageNews(told: DatabaseNews): void {
  news = told;
}

function reasonFor(error: unknown): SaveReason {
  if (error === NO_DATABASE) return { kind: 'browser' };
  const name = error instanceof Error ? error.name : String(error);
  return name === 'QuotaExceededError' ? { kind: 'full' } : { kind: 'other', code: name };
}
