// The grammar all languages share: who is meant in which case, verbs that follow, counts and lists.

import type { Language } from '../language.ts';
import type { Who } from '../who.ts';

/** A case of a language: the listener and the house have forms of their own, a name may be changed by it. */
export type Case = (who: Who) => string;

export function caseOf(you: string, house: string, other = (name: string) => name): Case {
  return (who) => {
    switch (who.kind) {
      case 'you':
        return you;
      case 'house':
        return house;
      case 'other':
        return other(who.name);
    }
  };
}

/** Verb forms: you alone, somebody else, you with others, several others. */
export type Verb = readonly [you: string, one: string, youAll: string, all: string];

/** Subject and verb for one: `does(maker, 'hide', 'hides')`. */
export function doesIn(subject: Case): (who: Who, you: string, one: string) => string {
  return (who, you, one) => `${subject(who)} ${who.kind === 'you' ? you : one}`;
}

/** The verb for any number of subjects. */
export function agree(all: readonly Who[], [you, one, youAll, others]: Verb): string {
  const withYou = all.some(({ kind }) => kind === 'you');
  if (all.length === 1) return withYou ? you : one;
  return withYou ? youAll : others;
}

/** `count(2, 'row', 'rows')` in the language's plural; French takes the singular for nothing. */
export function counterIn(language: Language): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  const figures = figuresIn(language);
  return (count, one, other) => `${figures(count)} ${rules.select(Math.abs(count)) === 'one' ? one : other}`;
}

/** Thousands as the language groups them. */
export function figuresIn(language: Language): (count: number) => string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language);
  return (count) => format.format(count);
}

/** A number with a few places behind the point, none where it is whole. */
export function decimalsIn(language: Language): (number: number, places?: number) => string {
  const tag = language === 'en' ? 'en-GB' : language;
  return (number, places = 2) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: places }).format(tidy(number, places));
}

/** With its sign, but for nought. */
export function signedIn(language: Language): (number: number) => string {
  const tag = language === 'en' ? 'en-GB' : language;
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  return (number) => format.format(tidy(number, 1));
}

/** A share in per cent. Only what is certain is said to be 100 % or 0 %. */
export function percentIn(language: Language): (share: number) => string {
  const tag = language === 'en' ? 'en-GB' : language;
  const format = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  return (share) => {
    const isCertain = share <= 0 || share >= 1;
    return format.format(isCertain ? share : Math.min(0.999, Math.max(0.001, share)));
  };
}

/** `a, b and c`. */
export function listIn(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return (items) => format.format(items);
}

/** `a, b or c`. */
export function choiceIn(language: Language): (items: readonly string[]) => string {
  const format = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  return (items) => format.format(items);
}

/** Rounded, and never the nought with a minus that rounding leaves of a small loss. */
function tidy(number: number, places: number): number {
  return Math.round(number * 10 ** places) / 10 ** places + 0;
}
