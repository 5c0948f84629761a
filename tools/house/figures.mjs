// The figures that `npm run house` prints, in the order of its columns, and how each is counted.

/** A function has at most this many lines. */
const LONGEST_FUNCTION = 60;
/** A folder has at most this many source files. */
const FULLEST_FOLDER = 15;

/** @typedef {typeof NAMES[number]} Name */
/** @typedef {Readonly<Record<Name, number>>} Figures */

export const NAMES = /** @type {const} */ ([
  ...['files', 'lines', 'median file', 'longest file'],
  ...['functions >60', 'longest function', 'fullest folder', 'folders >15'],
  ...['types twice', 'any', 'casts', 'non-null', 'duplicates'],
]);

/** @param {import('./survey.mjs').Survey} survey @returns {Figures} */
export function figuresOf(survey) {
  const lines = survey.files.map((file) => file.lines);
  return {
    files: lines.length,
    lines: lines.reduce((total, count) => total + count, 0),
    'median file': medianOf(lines),
    'longest file': Math.max(0, ...lines),
    'functions >60': longFunctions(survey).length,
    'longest function': Math.max(0, ...survey.functions.map(({ length }) => length)),
    'fullest folder': Math.max(0, ...survey.folders.map(({ files }) => files)),
    'folders >15': fullFolders(survey).length,
    'types twice': survey.repeatedTypes.length,
    any: survey.anys.length,
    casts: survey.casts.length,
    'non-null': survey.nonNulls.length,
    duplicates: survey.repeatedRuns.length,
  };
}

/** The longest first. @param {import('./survey.mjs').Survey} survey */
export function longFunctions({ functions }) {
  return functions.filter(({ length }) => length > LONGEST_FUNCTION).toSorted((a, b) => b.length - a.length);
}

/** The fullest first. @param {import('./survey.mjs').Survey} survey */
export function fullFolders({ folders }) {
  return folders.filter(({ files }) => files > FULLEST_FOLDER).toSorted((a, b) => b.files - a.files);
}

/** @param {readonly number[]} numbers */
function medianOf(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = sorted.slice(Math.floor((sorted.length - 1) / 2), Math.floor(sorted.length / 2) + 1);
  return Math.round(middle.reduce((total, number) => total + number, 0) / Math.max(1, middle.length));
}
