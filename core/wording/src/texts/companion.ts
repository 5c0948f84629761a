// The texts of the companion and of a code for a friend, by language.

import { textsOf } from '../words/lookup.ts';

export const challengeTexts = textsOf('companion', 'challenge');
export const companionTexts = textsOf('companion', 'companion');
