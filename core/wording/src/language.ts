// Chooses one of the supported languages for a reader.

import { isLanguage, type Language } from './words/lookup.ts';

/**
 * The first preference that is supported, otherwise English. Takes browser tags (`fr-CA`) and the names used in
 * environment variables (`de_AT.UTF-8`), best first.
 */
export function pickLanguage(preferences: readonly string[]): Language {
  const spoken = preferences.map((tag) => tag.toLowerCase().split(/[-_.@]/, 1)[0] ?? '').find(isLanguage);
  return spoken ?? 'en';
}
