// Numbers and lists as a language writes them.

import type { Language } from '../language.ts';
import { lazy } from '../lazy.ts';

export interface Figures {
  /** `count(2, 'row', 'rows')` in the language's plural; French takes the singular for nothing. */
  readonly count: (count: number, one: string, other: string) => string;
  /** Thousands as the language groups them. */
  readonly figures: (count: number) => string;
  /** A number with a few places behind the point, none where it is whole. */
  readonly decimals: (number: number, places?: number) => string;
  /** `amount(2.5, 'row', 'rows')`: in the plural of what is said, which a number just beside 1 may be rounded to. */
  readonly amount: (number: number, one: string, other: string, places?: number) => string;
  /** With its sign, but for nought. */
  readonly signed: (number: number) => string;
  /** A share in per cent. Only what is certain is said to be 100 % or 0 %. */
  readonly percent: (share: number) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
  /** `a, b or c`. */
  readonly choice: (items: readonly string[]) => string;
}

/** Each language's are made once. */
const made = new Map<Language, Figures>();

export function figuresIn(language: Language): Figures {
  const figures = made.get(language) ?? makeFigures(language);
  made.set(language, figures);
  return figures;
}

function makeFigures(language: Language): Figures {
  const tag = language === 'en' ? 'en-GB' : language;
  const plural = lazy(() => new Intl.PluralRules(language));
  const whole = lazy(() => new Intl.NumberFormat(tag));
  const sign = lazy(
    () => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  );
  const share = lazy(() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));
  const and = lazy(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
  const or = lazy(() => new Intl.ListFormat(tag, { type: 'disjunction' }));
  const figures = (count: number) => whole().format(count);
  const decimals = (number: number, places = 2) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: places }).format(tidy(number, places));
  return {
    figures,
    count: (count, one, other) =>
      `${figures(count)} ${plural().select(Math.abs(count)) === 'one' ? one : other}`,
    decimals,
    amount: (number, one, other, places = 2) =>
      `${decimals(number, places)} ${plural().select(tidy(number, places)) === 'one' ? one : other}`,
    // A hyphen is not a minus, to the eye and to some voices.
    signed: (number) => sign().format(tidy(number, 1)).replace('-', '−'),
    percent: (part) => {
      const isCertain = part <= 0 || part >= 1;
      return share().format(isCertain ? part : Math.min(0.999, Math.max(0.001, part)));
    },
    list: (items) => and().format(items),
    choice: (items) => or().format(items),
  };
}

/** Rounded, and never the nought with a minus that rounding leaves of a small loss. */
function tidy(number: number, places: number): number {
  return Math.round(number * 10 ** places) / 10 ** places + 0;
}
