// The languages Blackpeg speaks, and which of them a reader gets.

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/**
 * The first preference we speak, English where there is none. Takes browser tags (`fr-CA`) and the names an
 * environment uses (`de_AT.UTF-8`), best first.
 */
export function pickLanguage(preferences: readonly string[]): Language {
  const spoken = preferences.map((tag) => tag.toLowerCase().split(/[-_.@]/, 1)[0] ?? '').find(isLanguage);
  return spoken ?? 'en';
}
