// Numbers, lists, days, storage sizes and Braille as a language writes them; `tag` is its language tag (BCP 47).

export interface Figures {
  /** `count(2, 'row', 'rows')` in the language's plural; French uses the singular for zero. */
  readonly count: (count: number, one: string, other: string) => string;
  /** One count for all, or a list of them: `counts([4, 5], 'hole', 'holes')`. */
  readonly counts: (counts: readonly number[], one: string, other: string) => string;
  /** Thousands as the language groups them. */
  readonly figures: (count: number) => string;
  /** A number with a few decimal places, none if it is whole. */
  readonly decimals: (number: number, places?: number) => string;
  /** `amount(2.5, 'row', 'rows')`: the plural follows the rounded number that is shown. */
  readonly amount: (number: number, one: string, other: string, places?: number) => string;
  /** With its sign, except zero. */
  readonly signed: (number: number) => string;
  /** A share in per cent. Only what is certain is shown as 100 % or 0 %. */
  readonly percent: (share: number) => string;
  /** `a, b and c`. */
  readonly list: (items: readonly string[]) => string;
  /** `a, b or c`. */
  readonly choice: (items: readonly string[]) => string;
}

/** Made once for each language. */
const made = new Map<string, Figures>();

export function figuresIn(tag: string): Figures {
  const figures = made.get(tag) ?? makeFigures(tag);
  made.set(tag, figures);
  return figures;
}

function makeFigures(tag: string): Figures {
  const plural = lazy(() => new Intl.PluralRules(tag));
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
  const count = (number: number, one: string, other: string) =>
    `${figures(number)} ${plural().select(Math.abs(number)) === 'one' ? one : other}`;
  const list = (items: readonly string[]) => and().format(items);
  return {
    figures,
    count,
    counts: (counts, one, other) => {
      const [first = 0] = counts;
      return new Set(counts).size === 1 ? count(first, one, other) : `${list(counts.map(String))} ${other}`;
    },
    decimals,
    amount: (number, one, other, places = 2) =>
      `${decimals(number, places)} ${plural().select(tidy(number, places)) === 'one' ? one : other}`,
    // A hyphen is not a minus, for the eye and for some speech synthesisers.
    signed: (number) => sign().format(tidy(number, 1)).replace('-', '−'),
    percent: (part) => {
      const isCertain = part <= 0 || part >= 1;
      return share().format(isCertain ? part : Math.min(0.999, Math.max(0.001, part)));
    },
    list,
    choice: (items) => or().format(items),
  };
}

export interface Days {
  /** Weekday, day and month. `at` is in milliseconds since 1970; the day is in UTC. */
  readonly weekday: (at: number) => string;
  /** `2026-03-14` as “Saturday 14 March 2026”; an invalid date is returned unchanged. */
  readonly longDay: (date: string) => string;
  /** `2026-03-14`, which is the same day everywhere, without its weekday. */
  readonly day: (date: string) => string;
  /** The month of a day, “March 2026”. */
  readonly monthOf: (date: string) => string;
  /** The weekday alone, in full and short enough for the head of a column. */
  readonly weekdayOf: (date: string) => string;
  readonly briefWeekday: (date: string) => string;
  /** A day in the past, by the clock of the device. */
  readonly when: (at: number) => string;
  /** The same with the time. */
  readonly moment: (at: number) => string;
}

/** `adjust` changes the system's format of a day if the language writes it differently. */
export function daysIn(tag: string, adjust = (text: string) => text): Days {
  const format = (parts: Intl.DateTimeFormatOptions) => {
    const made = lazy(() => new Intl.DateTimeFormat(tag, parts));
    return (at: number) => adjust(made().format(at));
  };
  const ofDate = (day: (at: number) => string) => (date: string) => {
    const at = Date.parse(`${date}T12:00:00Z`);
    return Number.isNaN(at) ? date : day(at);
  };
  const month = { day: 'numeric', month: 'long' } as const;
  const year = { ...month, year: 'numeric' } as const;
  return {
    weekday: format({ ...month, weekday: 'long', timeZone: 'UTC' }),
    longDay: ofDate(format({ ...year, weekday: 'long', timeZone: 'UTC' })),
    day: ofDate(format({ ...year, timeZone: 'UTC' })),
    monthOf: ofDate(format({ month: 'long', year: 'numeric', timeZone: 'UTC' })),
    weekdayOf: ofDate(format({ weekday: 'long', timeZone: 'UTC' })),
    briefWeekday: ofDate(format({ weekday: 'short', timeZone: 'UTC' })),
    when: format(year),
    moment: format({ ...year, hour: '2-digit', minute: '2-digit' }),
  };
}

/** Storage in megabytes, one decimal place; a little is not shown as zero. */
export function bytesIn(tag: string): (bytes: number) => string {
  const format = lazy(
    () => new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
  );
  return (bytes) => format().format(bytes <= 0 ? 0 : Math.max(0.1, bytes / 1_000_000));
}

/** How a language is written in Braille. Cells are given as dots 1 to 6, as bits from the lowest. */
export interface BrailleCode {
  /** Comes before the digits of a number. */
  readonly numberSign: number;
  /** Comes before a capital letter. */
  readonly capitalSign: number;
  readonly zero: number;
  /** Added to the letter a to i that stands for 1 to 9. */
  readonly digitDots: number;
  /** Letters beside a to z. */
  readonly letters: Readonly<Record<string, number>>;
  /** Are capital letters announced? */
  readonly capitals: boolean;
  /** Before a letter from a to j that follows a digit, where it would be read as one. */
  readonly letterAfterDigit: string;
  /** Comes before these characters after a digit. */
  readonly guarded: string;
  readonly guard: string;
  /** Characters between two digits that do not end the number. */
  readonly within: string;
  /** In addition to those of all languages. */
  readonly signs: Readonly<Record<string, string>>;
}

/** Formats are slow to create, and many are never used. */
function lazy<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Rounded, without the minus zero that rounding makes of a small negative number. */
function tidy(number: number, places: number): number {
  return Math.round(number * 10 ** places) / 10 ** places + 0;
}
