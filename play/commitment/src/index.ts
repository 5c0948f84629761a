// Public exports of the package: commitments to hidden codes, and the digest of an exported match.

export { type Binding, bindingOf } from './binding.ts';
export { type CheckedCode, checkCommitments, type Proof } from './check.ts';
export { commitmentTo, isGenuine, newKey, type RandomBytes } from './commitment.ts';
export { digestOf } from './digest.ts';
export { decodeKeptCode } from './kept-code.ts';
export { proofsOf, type Seal, sealsOf } from './of-round.ts';
export { type CodeSeals, createSeals } from './seals.ts';
