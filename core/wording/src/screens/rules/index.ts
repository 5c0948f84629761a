// The words of the pages of rules, by language.

import type { Language } from '../../language.ts';
import { rules as de } from './de/index.ts';
import { rules as en } from './en/index.ts';
import { rules as fr } from './fr/index.ts';
import type { RuleSaid, RulesFacts, RulesWords } from './shape.ts';

export type {
  ExampleName,
  RuleSection,
  RulesFacts,
  RulesWords,
  RuleText,
} from './shape.ts';

const WORDS: Readonly<Record<Language, RulesWords>> = { en, fr, de };

export function rulesTexts(language: Language): RulesWords {
  return WORDS[language];
}

/** A text of the rules with the numbers of the edition it is about. */
export function ruleText(text: RuleSaid, facts: RulesFacts): string {
  return typeof text === 'string' ? text : text(facts);
}
