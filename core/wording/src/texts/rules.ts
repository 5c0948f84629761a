// The texts of the pages of rules, by language.

import { textsOf, type WordsIn } from '../words/lookup.ts';
import type { RuleSaid, RulesFacts } from '../words/rule-facts.ts';

export const rulesTexts = textsOf('rules', 'rules');

export type RulesWords = WordsIn<'rules'>['rules'];
export type RuleText = keyof RulesWords['texts'];
export type RuleSection = keyof RulesWords['sections'];
/** What a worked example shows. */
export type ExampleName = keyof RulesWords['examples'];

/** A text of the rules with the numbers of the edition it is about. */
export function ruleText(text: RuleSaid, facts: RulesFacts): string {
  return typeof text === 'string' ? text : text(facts);
}
