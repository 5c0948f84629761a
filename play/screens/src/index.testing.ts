// Exports for the tests of other packages.

export {
  CONTRACT_CARD,
  CONTRACT_CODE,
  CONTRACT_TERMS,
  contractLines,
  missingIn,
} from './play/contract.testing.ts';
export { CLASSIC, hide, lookOf, mark, place, playedOut, type Step } from './play/played.testing.ts';
