// `npm run release -- 0.2.0`: runs every check and test, then raises versions, writes the changelog, and packs the
// libraries. It commits, tags and publishes nothing: it says how. `--skip-tests` is for a trial.

import '../check-node.mjs';
import '../end-with-npm.mjs';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from '../pack/pack.mjs';
import { runInOrder } from '../processes.mjs';
import { ROOT } from '../project.mjs';
import { isLater, releasedChangelog, withVersion } from './changes.mjs';

const TRIAL = '--skip-tests';
const args = process.argv.slice(2);
const [version = '', ...surplus] = args.filter((arg) => arg !== TRIAL);
const current = JSON.parse(read('package.json')).version;
const changelog = releasedChangelog(read('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10));
const fault = faultOf();
if (fault !== null || changelog === null) {
  console.error(fault ?? 'Nothing is listed as unreleased in CHANGELOG.md.');
  process.exit(2);
}
if (args.includes(TRIAL)) console.log('The tests were not run: this is not a release yet.');
else await runInOrder([['tools/test.mjs']]);
for (const file of manifests()) write(file, withVersion(read(file), current, version));
write('CHANGELOG.md', changelog);
// The example session of an engine begins with its name and version.
write(
  'docs/engine-protocol.md',
  read('docs/engine-protocol.md').replace(`Blackpeg ${current}`, `Blackpeg ${version}`),
);
npm(['install', '--package-lock-only', '--ignore-scripts'], ROOT);
await runInOrder([['tools/pack/main.mjs']]);
console.log(`Look at the changes, then: git commit -am "release ${version}" && git tag v${version}`);
console.log(
  'To publish, once the repository in package.json is the real one: npm publish packed/FILE for each tarball.',
);

/** @returns {string | null} */
function faultOf() {
  if (surplus.length > 0 || !isLater(version, current))
    return `Give the new version, which must be later than ${current}: npm run release -- 0.2.0`;
  const changed = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' });
  return changed === '' ? null : `Commit or undo your changes first:\n${changed.trimEnd()}`;
}

/** Every package.json, from the project's folder. @returns {string[]} */
function manifests() {
  const layers = ['core', 'play', 'apps'];
  const packages = layers.flatMap((layer) =>
    readdirSync(path.join(ROOT, layer)).map((name) => `${layer}/${name}`),
  );
  return ['package.json', ...packages.map((folder) => `${folder}/package.json`)];
}

/** @param {string} file */
function read(file) {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** @param {string} file @param {string} text */
function write(file, text) {
  writeFileSync(path.join(ROOT, file), text);
}
