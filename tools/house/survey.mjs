// Everything that is counted, with its places: of the whole repository, or the part of it that is in one package.

import { codeIn } from './code.mjs';
import { findingsIn } from './findings.mjs';
import { repeatedRuns } from './repeated-runs.mjs';
import { packageOf } from './sources.mjs';

/**
 * @typedef {import('./repeated-runs.mjs').Place} Place
 * @typedef {import('./sources.mjs').Source} Source
 *
 * @typedef {object} Survey
 * @property {readonly { path: string, lines: number }[]} files
 * @property {readonly (Place & { name: string, length: number })[]} functions
 * @property {readonly { path: string, files: number }[]} folders with the source files that lie in each
 * @property {readonly { name: string, places: readonly Place[] }[]} repeatedTypes exported types of one name in several files
 * @property {readonly Place[]} anys
 * @property {readonly Place[]} casts
 * @property {readonly Place[]} nonNulls
 * @property {readonly import('./repeated-runs.mjs').RepeatedRun[]} repeatedRuns
 */

/** AssemblyScript, where `as` and `<u8>` convert numbers and are not casts. */
const ASSEMBLY_SCRIPT = /\/assembly\//;

/** @param {readonly Source[]} sources @returns {Survey} */
export function surveyOf(sources) {
  const measured = sources.map(measure);
  return {
    files: measured.map(({ path, lines }) => ({ path, lines })),
    functions: measured.flatMap(({ functions }) => functions),
    folders: foldersOf(sources),
    repeatedTypes: repeatedTypes(measured.flatMap(({ types }) => types)),
    anys: measured.flatMap(({ anys }) => anys),
    casts: measured.flatMap(({ casts }) => casts),
    nonNulls: measured.flatMap(({ nonNulls }) => nonNulls),
    repeatedRuns: repeatedRuns(measured.map(({ path, counted }) => ({ path, lines: counted }))),
  };
}

/** @param {Survey} survey @returns {string[]} */
export function packagesOf(survey) {
  return [...new Set(survey.files.map(({ path }) => packageOf(path)))];
}

/** What two packages share counts in both. @param {Survey} survey @param {string} name of the package @returns {Survey} */
export function partOf(survey, name) {
  /** @param {{ readonly path: string }} place */
  const isIn = ({ path }) => packageOf(path) === name;
  return {
    files: survey.files.filter(isIn),
    functions: survey.functions.filter(isIn),
    folders: survey.folders.filter(isIn),
    repeatedTypes: survey.repeatedTypes.filter(({ places }) => places.some(isIn)),
    anys: survey.anys.filter(isIn),
    casts: survey.casts.filter(isIn),
    nonNulls: survey.nonNulls.filter(isIn),
    repeatedRuns: survey.repeatedRuns.filter(({ places }) => places.some(isIn)),
  };
}

/** @param {Source} source */
function measure(source) {
  const { path, text } = source;
  const findings = codeIn(source).map(findingsIn);
  const importLines = new Set(findings.flatMap((found) => found.importLines));
  const lines = text.split('\n');
  /** @param {number} line @returns {Place} */
  const place = (line) => ({ path, line });
  return {
    path,
    lines: lines.length - 1, // the last one ends with a line break
    counted: lines
      .map((line, index) => ({ text: line.trim(), line: index + 1 }))
      .filter((line) => line.text !== '' && !importLines.has(line.line)),
    functions: findings.flatMap((found) => found.functions.map((one) => ({ path, ...one }))),
    types: findings.flatMap((found) => found.types.map((one) => ({ path, ...one }))),
    anys: findings.flatMap((found) => found.anys.map(place)),
    casts: ASSEMBLY_SCRIPT.test(path) ? [] : findings.flatMap((found) => found.casts.map(place)),
    nonNulls: findings.flatMap((found) => found.nonNulls.map(place)),
  };
}

/** @param {readonly Source[]} sources */
function foldersOf(sources) {
  /** @type {Map<string, number>} */
  const files = new Map();
  for (const { path } of sources) {
    const folder = path.slice(0, path.lastIndexOf('/'));
    files.set(folder, (files.get(folder) ?? 0) + 1);
  }
  return [...files].map(([path, count]) => ({ path, files: count }));
}

/** @param {readonly (Place & { name: string })[]} types */
function repeatedTypes(types) {
  /** @type {Map<string, Place[]>} */
  const places = new Map();
  for (const { name, path, line } of types) {
    places.set(name, [...(places.get(name) ?? []), { path, line }]);
  }
  return [...places]
    .map(([name, where]) => ({ name, places: where }))
    .filter((type) => new Set(type.places.map(({ path }) => path)).size > 1);
}
