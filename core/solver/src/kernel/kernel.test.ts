// All three kernels against one contract.

import { describe, inject } from 'vitest';
import { describeKernel } from './contract.testing.ts';
import { KERNEL_NAMES } from './contract.ts';
import { kernelNamed } from './open.ts';

/** Random guesses of each game, each against 700 codes: three million marks in all, a million in `npm test`. */
const CASES = inject('isFullRun') ? 120 : 40;

describe.each(KERNEL_NAMES)('kernel %s marks by F1 and F2', (name) => {
  describeKernel(kernelNamed(name), CASES);
});
