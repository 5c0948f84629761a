// The exports of the libraries are listed in docs/api, so that a change is a visible diff.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { referenceOf } from '../tools/api/reference.mjs';
import { publicPackages } from '../tools/pack/pack.mjs';
import { ROOT } from '../tools/project.mjs';

test.each(publicPackages())('docs/api has every export of %s; `npm run api` writes it', (folder) => {
  const file = path.join(ROOT, 'docs/api', `${path.basename(folder)}.md`);
  expect(readFileSync(file, 'utf8')).toBe(referenceOf(folder));
});
