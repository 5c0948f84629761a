// Finds the known name closest to a misspelt one.

const MOST_WRONG_LETTERS = 3;

/** Null if no name is close enough. */
export function nearestOf(given: string, names: readonly string[]): string | null {
  const [best] = names
    .map((name) => ({ name, wrong: wrongLetters(given, name) }))
    .sort((a, b) => a.wrong - b.wrong);
  return best && best.wrong <= MOST_WRONG_LETTERS ? best.name : null;
}

/** Edit distance: letters inserted, removed, changed or swapped with their neighbour. */
function wrongLetters(one: string, other: string): number {
  let earlier: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1];
      const swapped = one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2];
      const changed = (last[column - 1] ?? 0) + (same ? 0 : 1);
      const added = Math.min(last[column] ?? 0, now[column - 1] ?? 0) + 1;
      now.push(Math.min(changed, added, swapped ? (earlier[column - 2] ?? row) + 1 : changed));
    }
    earlier = last;
    last = now;
  }
  return last.at(-1) ?? 0;
}
