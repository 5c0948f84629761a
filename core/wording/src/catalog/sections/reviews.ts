// The words for boards looked back on, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { reviews as deReviews } from '../de/reviews.ts';
import { reviews as enReviews } from '../en/reviews.ts';
import { reviews as frReviews } from '../fr/reviews.ts';
import type { ReviewWords } from '../shape/reviews.ts';

export const REVIEWS: Readonly<Record<Language, ReviewWords>> = {
  en: enReviews,
  fr: frReviews,
  de: deReviews,
};
