// How tests run: on the sources, through the `source` condition of each package's exports, so no build is needed.
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { temporaryInMemory } from './tools/memory-folder.mjs';

/** Vite's own conditions for code that runs on Node, with ours before them. */
const conditions = ['source', 'module', 'node', 'development|production'];

/**
 * Set by `npm run test:full`; without it the files named `*.full.test.ts`, which take minutes, are left out, and tests
 * that ask for `isFullRun` try fewer samples.
 */
const full = process.env.TEST_FULL === '1';

/** Files that take long start first: the last one of them would run alone. */
const LONG =
  /\.properties\.test|\/(tallies|kernel|bytes|tournament|example-engine|killed|twins|answers|strategy|small|start|authorisation|libraries|simulation|limits|commands|postgres)\.test/;

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => Number(LONG.test(moduleId));
    return (await super.sort(files)).toSorted((a, b) => isLong(b) - isLong(a));
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['{core,play,apps}/*/src/**/*.test.ts', '{tests,tools,bench}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**', ...(full ? [] : ['**/*.full.test.ts'])],
    env: temporaryInMemory(),
    provide: { isFullRun: full },
    setupFiles: full ? [] : ['tests/same-samples.testing.ts'],
    restoreMocks: true,
    // Test files share the modules of their worker, because loading them took most of the time; no test may rely on fresh ones.
    isolate: false,
    maxWorkers: 2,
    sequence: { sequencer: LongFilesFirst },
    // Limits for hanging tests, not measurements: properties over ten thousand matches take twenty seconds, and six times
    // as long beside browsers on two shared cores.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
