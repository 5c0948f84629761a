// The version of this program, from its own package.

import { readFileSync } from 'node:fs';

/** Read when it is asked for: most runs are not. */
export function version(): string {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
}
