// The steps of `npm test`, in the order they start: each is a Node script and its arguments.

import { TSC } from './project.mjs';

const FOLDERS = ['core', 'play', 'apps', 'tests', 'bench', 'tools'];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} script relative to the project folder
 * @property {readonly string[]} [after] the steps that must have ended
 * @property {Record<string, string>} [env] further environment variables
 * @property {boolean} [speaks] its output is shown even if it succeeded
 */

/** One after the other: a system installs one package at a time. @type {readonly Step[]} */
export const SEARCHES = [
  { name: 'Chromium', script: ['tools/browsers/find.mjs', 'chromium'] },
  { name: 'engines', script: ['tools/browsers/find.mjs', 'engines'], after: ['Chromium'], speaks: true },
  { name: 'PostgreSQL', script: ['tools/browsers/find.mjs', 'postgres'], after: ['engines'] },
  { name: 'screen reader', script: ['tools/browsers/find.mjs', 'ear'], after: ['PostgreSQL'], speaks: true },
];

/** Also needed by the guards. @type {Step} */
export const PACKAGES = { name: 'build', script: [TSC, '-b'] };

/** @type {readonly Step[]} */
export const BUILDS = [
  PACKAGES,
  { name: 'web build', script: ['tools/build-web.mjs'] },
  { name: 'programs', script: ['tools/build-programs.mjs'] },
];

/**
 * What the tests need. All programs are installed before any test starts: with old package lists, installing one of them
 * replaces others, the browser included.
 */
const NEEDED = [...SEARCHES, ...BUILDS].map(({ name }) => name);

/** @type {readonly Step[]} */
export const GUARDS = [
  { name: 'types of tests', script: [TSC, '-p', 'tsconfig.tests.json'] },
  {
    name: 'types of the web',
    script: [
      ...['node_modules/svelte-check/bin/svelte-check', '--workspace', 'apps/web', '--fail-on-warnings'],
      ...['--tsgo', '--incremental'],
    ],
  },
  {
    name: 'types of workers',
    script: [TSC, '-p', 'apps/web/tsconfig.worker.json'],
  },
  {
    name: 'lint and format',
    script: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  {
    name: 'layers',
    script: [
      ...[
        'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
        '--cache',
        '--cache-strategy',
        'content',
      ],
      ...FOLDERS,
    ],
  },
  { name: 'nothing unused', script: ['node_modules/knip/bin/knip.js', '--cache'] },
  { name: 'rules have tests', script: ['tools/guard-rules.mjs'] },
  { name: 'house figures', script: ['tools/house/main.mjs', '--check'] },
];

/** @param {string} reportFile where Playwright leaves its counts @returns {Step} */
export function browserStep(reportFile) {
  const config = 'tests/browser/playwright.config.ts';
  return {
    name: 'browser tests',
    script: ['node_modules/@playwright/test/cli.js', 'test', '-c', config],
    after: NEEDED,
    env: { BLACKPEG_BROWSER_REPORT: reportFile },
  };
}

/** The smoke suite in Firefox and WebKit. @param {string} reportFile where Playwright leaves its counts @returns {Step} */
export function engineStep(reportFile) {
  return optionalStep('engine tests', 'tests/engines/playwright.config.ts', reportFile);
}

/** A small round with a screen reader. @param {string} reportFile where Playwright leaves its counts @returns {Step} */
export function earStep(reportFile) {
  return optionalStep('tests by ear', 'tests/ear/playwright.config.ts', reportFile);
}

/**
 * Tests with programs that may be missing; then the step that looks for them has said so.
 *
 * @param {string} name
 * @param {string} config
 * @param {string} reportFile
 * @returns {Step}
 */
function optionalStep(name, config, reportFile) {
  return {
    name,
    script: ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--pass-with-no-tests'],
    after: NEEDED,
    env: { BLACKPEG_BROWSER_REPORT: reportFile },
  };
}

/** @param {string} reportFile where vitest leaves its counts @returns {Step} */
export function testStep(reportFile) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return { name: 'tests', script: ['node_modules/vitest/vitest.mjs', 'run', ...reporters], after: NEEDED };
}
