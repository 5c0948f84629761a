// The words for advice, by language: loaded with what says them.

import type { Language } from '../../language.ts';
import { advice as deAdvice, rowChecks as deRowChecks, suggestions as deSuggestions } from '../de/advice.ts';
import { advice as enAdvice, rowChecks as enRowChecks, suggestions as enSuggestions } from '../en/advice.ts';
import { advice as frAdvice, rowChecks as frRowChecks, suggestions as frSuggestions } from '../fr/advice.ts';
import type { AdviceWords, RowCheckWords, SuggestionWords } from '../shape/advice.ts';

export const ADVICE: Readonly<Record<Language, AdviceWords>> = { en: enAdvice, fr: frAdvice, de: deAdvice };
export const ROW_CHECKS: Readonly<Record<Language, RowCheckWords>> = {
  en: enRowChecks,
  fr: frRowChecks,
  de: deRowChecks,
};
export const SUGGESTIONS: Readonly<Record<Language, SuggestionWords>> = {
  en: enSuggestions,
  fr: frSuggestions,
  de: deSuggestions,
};
