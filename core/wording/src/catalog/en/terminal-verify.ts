// English words for verifying a match.

import type { VerifyWords } from '../shape/terminal-verify.ts';

export const verify: VerifyWords = {
  file: (file) => `“${file}”`,
  house: 'The computer',
  proofs: {
    genuine: 'the code is the one that was sealed when it was hidden.',
    broken: 'the code that was shown is not the one that was sealed.',
    'not-committed': 'the code was not sealed, so nothing proves that it stayed the same.',
    'not-opened': 'the code was not opened, so its seal proves nothing.',
    'no-key': 'the code was opened without its key, so its seal proves nothing.',
    'no-match': 'the seal is for one match, and the text does not say which one this is.',
  },
  digests: {
    intact: 'The digest fits: not a byte has changed since the match was exported.',
    damaged: 'The digest does not fit: the text was changed after the match was exported.',
    missing: 'There is no digest, so a change by accident would not show.',
  },
};
