// A name as a player typed it, made fit to be shown: what cannot be seen does not count.

export const LONGEST_NAME = 24;

/** Null for one that is empty, too long, or holds signs that control something. */
export function nameIn(text: string): string | null {
  const name = text.trim().replace(/\s+/g, ' ');
  const length = [...name].length;
  return length >= 1 && length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}]/u.test(name) ? name : null;
}
