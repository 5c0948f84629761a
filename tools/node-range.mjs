// The versions of Node that Blackpeg runs on, from `engines` of package.json, and a sentence for any other. Old
// versions read this file too, so it is written for them.

/**
 * @param {string} version such as 20.19.0
 * @param {string} range `^` and `>=` alone, joined by `||`
 * @returns {string | null}
 */
export function nodeFault(version, range) {
  const parts = range.split('||').map(readPart);
  if (parts.some((part) => includes(part, numbersOf(version)))) return null;
  const [last, ...others] = parts.map(describe).reverse();
  return `Blackpeg needs Node ${[...others.reverse(), `or ${last}`].join(', ')}; this is Node ${version}: get another from https://nodejs.org.`;
}

/** @typedef {{ readonly upToMajor: boolean, readonly least: readonly number[] }} Part */

/** @param {string} text @returns {Part} */
function readPart(text) {
  const [, sign, least] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(text) ?? [];
  if (least === undefined) throw new Error(`"${text}" is no range of versions that is understood here.`);
  return { upToMajor: sign === '^', least: numbersOf(least) };
}

/** @param {Part} part @param {readonly number[]} version */
function includes({ upToMajor, least }, version) {
  const [major, minor, patch] = least.map((number, place) => Math.sign((version[place] ?? 0) - number));
  return upToMajor ? major === 0 && (minor || patch || 0) >= 0 : (major || minor || patch || 0) >= 0;
}

/** @param {Part} part */
function describe({ upToMajor, least: [major, minor] }) {
  const least = minor === 0 ? `${major}` : `${major}.${minor}`;
  return upToMajor ? `${least} or a later ${major}` : `${least} or newer`;
}

/** @param {string} version */
function numbersOf(version) {
  return version.split('.').map((number) => Number.parseInt(number, 10));
}
