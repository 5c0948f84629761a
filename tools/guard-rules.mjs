// Every clause of RULES.md has a test with its id in the name, and no test cites a clause that does not exist.
// The goals of docs/goals.md may be cited too. `--list` prints each clause with the places of its tests.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './project.mjs';
import { findFaults, readCitations, readClauses, readRetired } from './rule-ids.mjs';

const RULES = path.join(ROOT, 'RULES.md');
const GOALS = path.join(ROOT, 'docs/goals.md');
const FOLDERS = ['core', 'play', 'apps', 'tests'];

if (!existsSync(RULES)) {
  console.error('RULES.md is missing, so no rule can be checked.');
  process.exit(1);
}
const rules = readFileSync(RULES, 'utf8');
const clauses = readClauses(rules);
const goals = readClauses(readFileSync(GOALS, 'utf8'));
const citations = FOLDERS.flatMap(testFiles).flatMap((file) =>
  readCitations(readFileSync(path.join(ROOT, file), 'utf8'), file),
);

if (process.argv.includes('--list')) {
  for (const clause of clauses) console.log(`${clause.id.padEnd(5)} ${coverOf(clause)}`);
} else {
  const faults =
    clauses.length === 0
      ? ['RULES.md has no clause.']
      : findFaults(clauses, citations, goals, readRetired(rules));
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Tests that `npm test` runs, in Node or in a browser; *.full.* files do not count. @param {string} folder */
function testFiles(folder) {
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.ts$/.test(file) && !/\.full\.\w+\.ts$/.test(file))
    .filter((file) => !file.split(path.sep).includes('node_modules'))
    .map((file) => path.join(folder, file))
    .sort();
}

/** @param {import('./rule-ids.mjs').Clause} clause */
function coverOf({ id }) {
  const places = citations.filter((citation) => citation.id === id).map((citation) => citation.place);
  return places.length > 0 ? places.join(', ') : 'no test';
}
