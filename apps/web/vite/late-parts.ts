// Every `import()` of the build goes through the app's own loader, which knows the files of the part and can request
// its script by another address.

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What Vite wraps every `import()` with. */
const HELPER = /^\0vite\/preload-helper\.js$/;
const LOADER = fileURLToPath(new URL('../src/late/load-part.ts', import.meta.url));

/** As Vite leaves it: the whole import, or what is used of it. */
const IMPORT =
  /(async)?\s*\(\)\s*=>\s*(\{\s*(?:let|const)\s*\{[^}]*\}\s*=\s*await )?import\(([`"'])(\.\/[^`"']+\.js)\3\)/g;
const PLAIN_IMPORT = /.{0,60}\bimport\((?![`"'][^`"']*[`"']\+query\)).{0,60}/s;

function withQuery(_: string, kind = '', use = '', quote: string, script: string): string {
  return `${kind} query=>${use}import(${quote}${script}${quote}+query)`;
}

/** The script of a part is the first of its files, and is named even if it is the only one. */
export function filesOfPart(script: string, files: readonly string[]): string[] {
  return [script, ...files.filter((file) => file !== script)];
}

/** Before Vite's own plugins, which would load their helper, and after them, when all names are known. */
export function lateParts(): Plugin[] {
  return [
    {
      name: 'blackpeg:late-loader',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: HELPER },
        handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(LOADER)};`,
      },
    },
    {
      name: 'blackpeg:late-addresses',
      apply: 'build',
      enforce: 'post',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== 'chunk') continue;
            const wrapped = chunk.code.replace(IMPORT, withQuery);
            const left = PLAIN_IMPORT.exec(wrapped)?.[0];
            if (left !== undefined) this.error(`This import() does not go through the loader: ${left}`);
            chunk.code = wrapped;
          }
        },
      },
    },
  ];
}
