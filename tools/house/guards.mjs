// What no source file may have: each place that breaks a rule is named, with what to do. Exceptions have their reasons.

import { fullFolders, longFunctions } from './figures.mjs';

/**
 * @typedef {import('./survey.mjs').Survey} Survey
 * @typedef {import('./survey.mjs').Place} Place
 * @typedef {Readonly<Record<string, string>>} Exceptions a reason for each place
 */

/** @type {Exceptions} */
export const EXCEPTIONS = {
  'core/solver/src/kernel/assembly/unrolled.ts walk':
    'Every class is written out, so that the compiler keeps all counters in registers.',
  'core/solver/src/kernel/assembly/unrolled-pairs.ts tallyPairs':
    'Every class is written out, so that the compiler keeps all counters in registers.',
};

/** @param {Survey} survey @param {Exceptions} [exceptions] @returns {string[]} a sentence for each place */
export function faultsOf(survey, exceptions = EXCEPTIONS) {
  const broken = brokenRules(survey);
  const faults = broken.filter(({ place }) => !(place in exceptions)).map(({ sentence }) => sentence);
  const needed = new Set(broken.map(({ place }) => place));
  const unneeded = Object.keys(exceptions).filter((place) => !needed.has(place));
  return [
    ...faults,
    ...unneeded.map(
      (place) => `${place} needs no exception any more: remove it from tools/house/guards.mjs.`,
    ),
  ];
}

/** @param {Survey} survey */
function brokenRules(survey) {
  return [
    ...longFunctions(survey).map(({ path, name, length }) => ({
      place: `${path} ${name}`,
      sentence: `${path}: ${name} has ${length} lines; a function has at most 60. Split it into steps with names of their own.`,
    })),
    ...fullFolders(survey).map(({ path, files }) => ({
      place: path,
      sentence: `${path} has ${files} source files; a folder has at most 15. Merge small files of one idea, or group them in folders.`,
    })),
    ...survey.repeatedTypes.map(({ name, places }) => ({
      place: name,
      sentence: `${name} is exported by ${places.map(at).join(' and ')}. Give one a name of its own, or import the other.`,
    })),
    ...survey.anys.map((place) => ({
      place: at(place),
      sentence: `${at(place)} uses any. Write the type, or unknown and a check.`,
    })),
    ...survey.nonNulls.map((place) => ({
      place: at(place),
      sentence: `${at(place)} asserts that a value is there. Check it instead.`,
    })),
  ];
}

/** @param {Place} place */
function at({ path, line }) {
  return `${path}:${line}`;
}
