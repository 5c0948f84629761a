// Where the project is, and what compiles it.

import { fileURLToPath } from 'node:url';

/** With a slash at the end. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** TypeScript 7. Tools that use the compiler's API (dependency-cruiser, svelte-check) have TypeScript 6 beside it. */
export const TSC = 'node_modules/@typescript/native/bin/tsc';
