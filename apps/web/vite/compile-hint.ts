// A script whose functions browsers compile while they load it, instead of when each is first called: those that run between
// Enter and the first answer would otherwise be compiled while the player waits.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { afterBuild, filesIn } from './finished-build.ts';

/** Browsers that know it read it on the first line only, which is known once a script is written. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHint(script: string): Plugin {
  return afterBuild('blackpeg:compile-hint', async (folder) => {
    const [file] = filesIn(folder).filter(
      ({ name }) => name.startsWith(`assets/${script}-`) && name.endsWith('.js'),
    );
    if (!file) throw new Error(`The build has no script ${script}.`);
    writeFileSync(path.join(folder, file.name), `${HINT}${file.bytes}`);
  });
}
