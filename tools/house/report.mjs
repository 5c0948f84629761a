// The figures as a table, and what is behind them as a list of places.

import { figuresOf, fullFolders, longFunctions, NAMES } from './figures.mjs';
import { packagesOf, partOf } from './survey.mjs';

/**
 * @typedef {import('./survey.mjs').Survey} Survey
 * @typedef {import('./survey.mjs').Place} Place
 */

/** How many of the longest files are named. */
const LONGEST_FILES = 10;

/** @param {Survey} survey @param {Partial<import('./figures.mjs').Figures>} recorded @returns {string[]} lines */
export function tableOf(survey, recorded) {
  const headings = NAMES.map((name) => name.split(' '));
  const rows = [
    ['', ...headings.map(([first, second]) => (second === undefined ? '' : (first ?? '')))],
    ['package', ...headings.map((words) => words.at(-1) ?? '')],
    ...packagesOf(survey).map((name) => [name, ...cellsOf(figuresOf(partOf(survey, name)))]),
    ['total', ...cellsOf(figuresOf(survey))],
    ['recorded', ...cellsOf(recorded)],
  ];
  const widths = ['', ...NAMES].map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
}

/** @param {Survey} survey @returns {string[]} lines */
export function listOf(survey) {
  const longestFiles = survey.files.toSorted((a, b) => b.lines - a.lines).slice(0, LONGEST_FILES);
  const longest = longFunctions(survey).map((one) => `${at(one)} ${one.name}, ${one.length} lines`);
  const types = survey.repeatedTypes.toSorted((a, b) => b.places.length - a.places.length);
  const runs = survey.repeatedRuns.map(
    ({ length, places }) => `${places.map(at).join(' and ')}, ${length} lines`,
  );
  return [
    ...section(
      'Longest files',
      longestFiles.map(({ path, lines }) => `${path}:1, ${lines} lines`),
    ),
    ...section('Functions of more than 60 lines', longest),
    ...section(
      'Folders of more than 15 source files',
      fullFolders(survey).map(({ path, files }) => `${path}/, ${files} files`),
    ),
    ...section(
      'Exported type names defined more than once',
      types.map(({ name, places }) => `${name}: ${places.map(at).join(', ')}`),
    ),
    ...section('Uses of any', survey.anys.map(at)),
    ...section('Casts', survey.casts.map(at)),
    ...section('Non-null assertions', survey.nonNulls.map(at)),
    ...section('Runs of six or more lines that occur twice', runs),
  ];
}

/** @param {Partial<import('./figures.mjs').Figures>} figures */
function cellsOf(figures) {
  return NAMES.map((name) => String(figures[name] ?? ''));
}

/** @param {string} title @param {readonly string[]} lines */
function section(title, lines) {
  return ['', `${title}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

/** @param {Place} place */
function at({ path, line }) {
  return `${path}:${line}`;
}
