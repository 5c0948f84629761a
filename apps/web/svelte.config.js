// Runes everywhere, and accessibility warnings are errors: see vite.config.ts and the svelte-check guard.

export default {
  compilerOptions: { runes: true },
};
