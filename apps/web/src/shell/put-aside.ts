// Dismissed notices: which of them are still news.

/** A notice that disappeared is forgotten, so that it is new again when it comes back. */
export function stillAside(aside: readonly string[], shown: readonly string[]): readonly string[] {
  return aside.filter((text) => shown.includes(text));
}

/** Whether there is anything that was not dismissed yet. */
export function hasNews(aside: readonly string[], shown: readonly string[]): boolean {
  return shown.some((text) => !aside.includes(text));
}
