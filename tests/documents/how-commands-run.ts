// Commands of the documents that commands.test.ts does not run itself: by which test each is run, or why it is not. The test
// fails if an entry here is not needed, or if the test it names does not exist.

interface RunElsewhere {
  readonly command: RegExp;
  /** A test file, and words of the title of the test. */
  readonly by: readonly [file: string, title: string];
}

export const RUN_ELSEWHERE: readonly RunElsewhere[] = [
  {
    command: /^(?:\S+=\S+ )?(?:npx )?blackpeg-server(?: (?:serve|reports|backup|restore)\b.*)?$|^curl\b/,
    by: ['tests/operations.test.ts', 'every command of docs/operations.md does what it says'],
  },
  {
    command: /blackpeg-server migrate-store$/,
    by: ['apps/server/src/proof/postgres.test.ts', 'a folder moves into it whole, once'],
  },
  {
    command: /^(?:node examples\/bot\.mjs|python3 examples\/client\.py) /,
    by: ['apps/server/src/example.test.ts', 'two that are paired play a whole match'],
  },
  { command: /^npm start$|^npm run setup$/, by: ['tools/start.test.ts', 'npm start leaves nothing behind'] },
  { command: /^npm run dev$/, by: ['tools/dev.test.ts', 'npm run dev serves the page'] },
  {
    command: /^npm run pack$|^npm install\b/,
    by: ['tests/libraries/libraries.test.ts', 'compile for Node and run, imported and required'],
  },
  { command: /^npm run api$/, by: ['tests/api.test.ts', '`npm run api` writes it'] },
  { command: /^npm run house( |$)/, by: ['tools/house/main.test.ts', 'an option that does not exist'] },
  { command: /^npm run release/, by: ['tools/release/changes.test.ts', 'versions go up together'] },
  {
    command: /^npm run licences( |$)/,
    by: ['tools/bill-of-materials.test.ts', 'one command prints either'],
  },
  {
    command: /^node core\/solver\/tools\/build-kernel\.mjs$/,
    by: ['core/solver/src/kernel/bytes.test.ts', 'the committed kernel is what the sources compile to'],
  },
];

interface NotRun {
  readonly command: RegExp;
  readonly why: string;
}

export const NOT_RUN: readonly NotRun[] = [
  { command: /^npm (?:test|run (?:check|test:full))$/, why: 'it is what runs this' },
  { command: /^npm run fix$/, why: 'it writes to the sources; the same tool checks them in npm test' },
  {
    command: /^npm run (?:test:(?:browser|engines|ear)|pictures|icons)( |$)/,
    why: 'it needs browsers and minutes; npm test runs the same files',
  },
  { command: /^npm run bench:/, why: 'it takes minutes and a quiet machine' },
  { command: /^npm ci$/, why: 'it installs what runs this' },
  { command: /^npm audit/, why: 'it asks a registry' },
  {
    command: /^(?:\S+=1 )?npx vitest /,
    why: 'npm test runs the same files; that they are there is checked',
  },
  {
    command: /^node tools\/(?:build-programs|guard-rules)\.mjs\b/,
    why: 'it is a step of npm test',
  },
  {
    command: /^node core\/solver\/tools\/(?:build-trees|build-book|raise-bounds|write-bounds)\.mjs/,
    why: 'it searches for hours',
  },
  { command: /^node deploy\/check\.mjs$/, why: 'it needs nginx or Caddy' },
  { command: /^node$/, why: 'it is the name of a user' },
  { command: /^(?:git|cd) /, why: 'it fetches the project, which is here' },
  { command: /^docker |^systemd-analyze /, why: 'it needs Docker or systemd' },
  { command: /^pg_(?:dump|restore)/, why: 'it is a program of PostgreSQL, not ours' },
];
