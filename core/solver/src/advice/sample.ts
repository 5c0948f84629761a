// Seeded samples of codes: spread over the whole set, the same for the same dice.

import type { Dice } from '@blackpeg/rules';

/** This many of the codes, in their order: a random one from each of as many equal ranges. All if there are few. */
export function sampleOf(codes: Uint32Array, count: number, dice: Dice): Uint32Array {
  if (codes.length <= count) return codes;
  return Uint32Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * codes.length) / count);
    const to = Math.floor(((index + 1) * codes.length) / count);
    return codes[from + dice(to - from)] as number;
  });
}

/** This many of the codes at equal distances; needs no dice. */
export function everyNth(codes: Uint32Array, count: number): Uint32Array {
  if (codes.length <= count) return codes;
  return Uint32Array.from(
    { length: count },
    (_, at) => codes[Math.floor(((at + 0.5) * codes.length) / count)] as number,
  );
}

/** This many random rows of a table, ascending; a row may occur twice. */
export function sampleRows(size: number, count: number, dice: Dice): Uint32Array {
  return Uint32Array.from({ length: count }, () => dice(size)).sort();
}

/** Several lists as one, ascending, without duplicates. */
export function merged(...lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  all.sort();
  return all.filter((code, index) => index === 0 || code !== all[index - 1]);
}

export function includesSorted(codes: Uint32Array, code: number): boolean {
  let low = 0;
  let high = codes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = codes[middle] as number;
    if (found === code) return true;
    if (found < code) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
