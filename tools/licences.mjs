// `npm run licences`: the licence of every package, from the lock file; `-- --sbom` prints a bill of materials in CycloneDX.

import './check-node.mjs';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cycloneDx, licenceList, partsOf } from './bill-of-materials.mjs';
import { ROOT } from './project.mjs';

const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
console.log(
  process.argv.includes('--sbom') ? JSON.stringify(cycloneDx(lock), null, 2) : licenceList(partsOf(lock)),
);
