// The guards of `npm test`, in the order they run: each is a Node script and its arguments.

const FOLDERS = ['core', 'play', 'apps', 'tests', 'bench', 'tools'];

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} script relative to the project folder
 * @property {Record<string, string>} [env] what it needs to be told
 */

/** @type {readonly Step[]} */
export const GUARDS = [
  { name: 'build', script: ['node_modules/typescript/bin/tsc', '-b'] },
  { name: 'web build', script: ['tools/build-web.mjs'] },
  { name: 'terminal build', script: ['tools/build-terminal.mjs'] },
  { name: 'types of tests', script: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'] },
  {
    name: 'types of the web',
    script: ['node_modules/svelte-check/bin/svelte-check', '--workspace', 'apps/web', '--fail-on-warnings'],
  },
  {
    name: 'types of workers',
    script: ['node_modules/typescript/bin/tsc', '-p', 'apps/web/tsconfig.worker.json'],
  },
  {
    name: 'lint and format',
    script: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  { name: 'layers', script: ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...FOLDERS] },
  { name: 'nothing unused', script: ['node_modules/knip/bin/knip.js'] },
  { name: 'rules have tests', script: ['tools/guard-rules.mjs'] },
];

/** @param {string} reportFile where Playwright leaves its counts @returns {Step} */
export function browserStep(reportFile) {
  const config = 'tests/browser/playwright.config.ts';
  return {
    name: 'browser tests',
    script: ['node_modules/@playwright/test/cli.js', 'test', '-c', config],
    env: { BLACKPEG_BROWSER_REPORT: reportFile },
  };
}

/** @param {string} reportFile where vitest leaves its counts @returns {Step} */
export function testStep(reportFile) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  return { name: 'tests', script: ['node_modules/vitest/vitest.mjs', 'run', ...reporters] };
}
