// Equality of plain data.

type Fields = Readonly<Record<string, unknown>>;

/** Equal as data, whatever the order of the keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame((a as Fields)[key], (b as Fields)[key]))
  );
}
