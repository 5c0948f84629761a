// Scanning in two steps, as pure data: first groups of controls, then the controls of the chosen one.

/** By index; `item` is null while the group as a whole is offered. */
export interface ScanPlace {
  readonly group: number;
  readonly item: number | null;
}

/** `sizes` is how many controls each group has, none of them empty; null if nothing can be chosen. */
export function scanAfter(sizes: readonly number[], at: ScanPlace | null): ScanPlace | null {
  if (sizes.length === 0) return null;
  if (!at || at.group >= sizes.length) return offered(sizes, 0);
  const size = sizes[at.group] ?? 0;
  if (at.item === null || size === 1) return offered(sizes, (at.group + 1) % sizes.length);
  // After the last one the group is offered again, and from there the next group.
  return at.item + 1 < size ? { ...at, item: at.item + 1 } : { ...at, item: null };
}

/** The first control of a group when the group is chosen; null if a control itself is chosen. */
export function scanInto({ group, item }: ScanPlace): ScanPlace | null {
  return item === null ? { group, item: 0 } : null;
}

/** A group with one control is offered as that control. */
function offered(sizes: readonly number[], group: number): ScanPlace {
  return { group, item: sizes[group] === 1 ? 0 : null };
}
