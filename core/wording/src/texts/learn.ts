// The texts of learning and of the day, by language.

import { textsOf } from '../words/lookup.ts';

export const dailyTexts = textsOf('learn', 'daily');
export const learnTexts = textsOf('learn', 'learn');
export const lessonTexts = textsOf('learn', 'lesson');
export const practiceTexts = textsOf('learn', 'practice');
