// What the database has to say about other tabs with another version of the app.

import type { DatabaseNews } from '../storage/database.ts';

let news = $state<DatabaseNews | null>(null);

export function storageNews(): DatabaseNews | null {
  return news;
}

export function tellStorageNews(told: DatabaseNews): void {
  news = told;
}
