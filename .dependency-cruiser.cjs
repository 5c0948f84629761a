// Which code may import which: apps → play → core only, apps never import each other, and a package is imported only through its public entry points.

const TESTS = String.raw`\.(test|testing)\.ts$`;
const BELOW_APPS = '^(core|play)/[^/]+/src/';
/** Of the web app, browser tests know how addresses and settings are written, plain data; of the terminal, how it is played. */
const KNOWN_TO_BROWSER_TESTS = String.raw`^apps/(web/src/(app/(keys|route|settings)|storage/gathered-writes)|terminal/src/online/terminal\.testing)\.ts$`;
/** How the server is put to the proof and the terminal is driven: benches and browser tests do both, on what is built. */
const HELPERS_OF_APPS = String.raw`^apps/(server/src/(proof|simulation)|terminal/src/online)/[^/]+\.testing\.ts$`;
/** An index or a main is where a package begins, so nothing of its own package needs to import it. */
const DOORS = String.raw`^(core|play|apps)/[^/]+/src/(index|main|worker|online)\.ts$|^play/screens/src/[^/]+/index\.ts$`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-knows-only-core',
      severity: 'error',
      from: { path: '^core/' },
      to: { path: '^(play|apps)/' },
    },
    {
      name: 'play-knows-no-app',
      severity: 'error',
      from: { path: '^play/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-are-islands',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'front-door-only',
      comment:
        'Import another package by its name, through its src/index.ts, src/worker.ts for a worker or src/online.ts for lazy-loaded code, and a screen by its own index.ts; the solver’s trees are data.',
      severity: 'error',
      from: { path: '^(core|play|apps)/([^/]+)/' },
      to: {
        path: '^(core|play|apps)/[^/]+/',
        pathNot: [
          '^$1/$2/',
          String.raw`^(core|play)/[^/]+/src/(index(\.testing)?|worker|online)\.ts$`,
          String.raw`^play/screens/src/[^/]+/index\.ts$`,
          '^core/solver/trees/',
        ],
      },
    },
    {
      name: 'front-door-for-tests-too',
      comment: 'Code in tests/ and bench/ may use the public exports of packages, and the test helpers.',
      severity: 'error',
      from: { path: '^(tests|bench|tools)/' },
      to: {
        path: '^(core|play|apps)/',
        pathNot: [
          String.raw`^(core|play)/[^/]+/src/(index|.*\.testing)\.ts$`,
          String.raw`^play/screens/src/[^/]+/index\.ts$`,
          '^core/solver/trees/',
          KNOWN_TO_BROWSER_TESTS,
          HELPERS_OF_APPS,
        ],
      },
    },
    {
      name: 'by-name-not-by-path',
      comment: 'A relative path into another package bypasses what its package.json declares.',
      severity: 'error',
      from: { path: '^(core|play|apps)/([^/]+)/' },
      to: {
        path: '^(core|play|apps)/[^/]+/',
        pathNot: '^$1/$2/',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'no-platform-below-apps',
      severity: 'error',
      from: { path: BELOW_APPS, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'core-needs-nothing',
      comment: 'Core has no npm dependency but its own siblings.',
      severity: 'error',
      from: { path: '^core/[^/]+/src/', pathNot: TESTS },
      to: { path: 'node_modules/' },
    },
    {
      name: 'words-bring-no-solver',
      comment:
        'Wording describes what the solver finds; a page that only needs words must not load the solver with it.',
      severity: 'error',
      from: { path: '^core/wording/src/', pathNot: TESTS },
      to: { path: '^core/solver/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'asking-brings-no-solver',
      comment: 'Code that asks questions must not load the solver; only the worker that answers does.',
      severity: 'error',
      from: { path: '^play/thinking/src/', pathNot: [TESTS, '^play/thinking/src/(worker\\.ts|answers/)'] },
      to: {
        path: '^(core/solver|play/thinking/src/(worker\\.ts|answers))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-stay-outside',
      comment:
        'Shipped code imports no tests or test helpers. Only entry points may import the check of the Node version.',
      severity: 'error',
      from: { path: '^(core|play|apps)/', pathNot: TESTS },
      to: { path: [TESTS, '^(tests|tools|bench)/'], pathNot: String.raw`^tools/check-node\.mjs$` },
    },
    {
      name: 'declared-only',
      comment: 'Every import is declared in the package.json of the importing package.',
      severity: 'error',
      from: {
        path: '^(core|play|apps)/',
        pathNot: [TESTS, String.raw`\.config\.ts$`, '^core/[^/]+/tools/', '^apps/web/vite/'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'] },
    },
    {
      name: 'resolvable',
      comment:
        'A shim in bin/ imports what only a build creates; vite/client has only types and is not a module.',
      severity: 'error',
      from: { pathNot: '^apps/[^/]+/bin/' },
      to: { couldNotResolve: true, pathNot: '^vite/client$' },
    },
    {
      name: 'sql-stays-in-its-store',
      comment:
        'The server uses its database through the ports of the store; only its entry point chooses one.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['^apps/server/src/((main|serve)\\.ts$|store/(sqlite|postgres)/)', TESTS],
      },
      to: { path: ['^apps/server/src/store/(sqlite|postgres)/', 'node_modules/(libsql|pg)/'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^(core|play|apps)/[^/]+/src/', pathNot: [DOORS, TESTS] },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(core|play|apps)/[^/]+/(dist|bundle|\\.svelte-check)/' },
    // Types count too: a type that crosses a layer is a dependency like any other.
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.mjs', '.js', '.cjs'],
    },
  },
};
