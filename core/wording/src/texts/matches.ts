// The texts about matches that were played, by language.

import { textsOf } from '../words/lookup.ts';

export const matchesTexts = textsOf('matches', 'matches');
export const reviewScreenTexts = textsOf('matches', 'review');
export const statisticsTexts = textsOf('matches', 'statistics');
