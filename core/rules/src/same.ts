// Equality of plain data.

type Fields = Readonly<Record<string, unknown>>;

/** Equal as data, whatever the order of the keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  if (Array.isArray(a)) return Array.isArray(b) && hasSameItems(a, b);
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !isSame((a as Fields)[key], (b as Fields)[key])) return false;
  }
  return !Array.isArray(b);
}

function hasSameItems(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
}
