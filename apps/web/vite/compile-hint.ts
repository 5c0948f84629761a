// A script whose functions browsers compile while they load it, instead of when each is first called: those that run between
// Enter and the first answer would otherwise be compiled while the player waits.

import type { Plugin } from 'vite';

/** Browsers that know it read it on the first line only. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHint(script: string): Plugin {
  return {
    name: 'blackpeg:compile-hint',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.name === script) chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
