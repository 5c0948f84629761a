// Finds repeated runs of lines: six or more in two places, the same except for indentation. Blank lines and imports do
// not count.

/** The minimum length of a run. */
const SHORTEST = 6;

/**
 * @typedef {{ readonly text: string, readonly line: number }} Line
 * @typedef {{ readonly path: string, readonly lines: readonly Line[] }} Text
 * @typedef {{ readonly path: string, readonly line: number }} Place
 *
 * @typedef {object} RepeatedRun
 * @property {number} length in lines
 * @property {readonly [Place, Place]} places
 *
 * @typedef {{ readonly text: Text, readonly at: number }} Position at counts the lines of the text from 0
 */

/** @param {readonly Text[]} texts @returns {RepeatedRun[]} the longest first */
export function repeatedRuns(texts) {
  return positionsByRun(texts)
    .flatMap((positions) =>
      positions.flatMap((first, index) =>
        positions.slice(index + 1).flatMap((second) => runFrom(first, second)),
      ),
    )
    .sort((a, b) => b.length - a.length);
}

/** Where the same six lines begin, if they occur more than once. @param {readonly Text[]} texts */
function positionsByRun(texts) {
  /** @type {Map<string, Position[]>} */
  const positions = new Map();
  for (const text of texts) {
    for (let at = 0; at + SHORTEST <= text.lines.length; at += 1) {
      const run = text.lines.slice(at, at + SHORTEST);
      const key = run.map((line) => line.text).join('\n');
      const known = positions.get(key);
      if (known === undefined) positions.set(key, [{ text, at }]);
      else known.push({ text, at });
    }
  }
  return [...positions.values()].filter(({ length }) => length > 1);
}

/** The run that begins at both, unless it begins earlier or overlaps itself. @param {Position} a @param {Position} b @returns {RepeatedRun[]} */
function runFrom(a, b) {
  if (a.at > 0 && b.at > 0 && sameAt(a, b, -1)) return [];
  if (a.text === b.text && b.at - a.at < SHORTEST) return [];
  let length = SHORTEST;
  while (sameAt(a, b, length)) length += 1;
  return [{ length, places: [placeOf(a), placeOf(b)] }];
}

/** @param {Position} a @param {Position} b @param {number} offset */
function sameAt(a, b, offset) {
  const line = a.text.lines[a.at + offset];
  return line !== undefined && line.text === b.text.lines[b.at + offset]?.text;
}

/** @param {Position} position @returns {Place} */
function placeOf({ text, at }) {
  return { path: text.path, line: text.lines[at]?.line ?? 0 };
}
