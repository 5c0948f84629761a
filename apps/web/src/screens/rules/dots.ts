// The raised dots of a Braille cell by number.

/** A Braille character is U+2800 plus a bit for each dot, dot 1 first. */
export function dotsOf(cell: string): readonly number[] {
  const bits = (cell.codePointAt(0) ?? 0x2800) - 0x2800;
  return [1, 2, 3, 4, 5, 6].filter((dot) => bits & (1 << (dot - 1)));
}
