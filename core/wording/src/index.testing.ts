// Exports for the tests of other packages.

export { addPseudoLanguage, plainWordsIn } from './words/pseudo.testing.ts';
