// `npm run api`: the reference of every library, written from its types into docs/api/. The files are in git, so that a
// change to the public API is a visible diff.

import '../check-node.mjs';
import '../end-with-npm.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { installIfStale } from '../install.mjs';
import { publicPackages } from '../pack/pack.mjs';
import { runScript } from '../processes.mjs';
import { ROOT, TSC } from '../project.mjs';

await installIfStale();
const { succeeded } = await runScript([TSC, '-b']);
if (!succeeded) process.exit(1);
const { referenceOf } = await import('./reference.mjs');
mkdirSync(path.join(ROOT, 'docs/api'), { recursive: true });
for (const folder of publicPackages()) {
  const file = `docs/api/${path.basename(folder)}.md`;
  writeFileSync(path.join(ROOT, file), referenceOf(folder));
  console.log(file);
}
