// The values typed after the name of an option: those of its fields, and what several fields share.

import { EDITIONS, err, MOST_POINTS, MOST_ROUNDS, ok, type Result, SUPER_MOST } from '@blackpeg/rules';
import { type Language, type SetUpOption, setUpTexts } from '@blackpeg/wording';
import { seatsAsked } from './agreement.ts';
import { type BothSeats, type Choices, LONGEST_NAME } from './choices.ts';
import type { SetUpContext, SetUpField } from './field.ts';
import { fieldsNamed, partOf } from './fields.ts';
import { FORMS_WITH, formsFor, isAsked } from './offers.ts';

export interface GivenOption {
  readonly name: SetUpOption;
  /** Empty if only the name is given: toggles a switch, or selects the other of two. */
  readonly value: string;
}

export type OptionFault = { readonly name: SetUpOption } & (
  | { readonly kind: 'bad-number'; readonly given: string; readonly least: number; readonly most: number }
  /** The known names, on the command line and in the player's language. */
  | {
      readonly kind: 'bad-choice';
      readonly given: string;
      readonly known: readonly string[];
      readonly labels: readonly string[];
    }
  | { readonly kind: 'bad-names'; readonly given: string; readonly longest: number }
  /** A second time, but the other side has no clock. */
  | { readonly kind: 'one-clock' }
  /** It makes no difference in such a match. */
  | { readonly kind: 'not-asked' }
  | { readonly kind: 'not-together'; readonly other: GivenOption }
  /** The rules do not allow it. */
  | { readonly kind: 'refused'; readonly why: string }
);

type Parsed<T = Partial<Choices>> = Result<T, OptionFault>;

/** What an option selects, with the current choices. */
export function parseOption(choices: Choices, option: GivenOption, context: SetUpContext): Parsed {
  const { name, value } = option;
  switch (name) {
    case 'names':
      return parseNames(value, context);
    case 'form':
      return parseForm(choices, value, context);
    case 'time':
      return parseTimes(choices, value, context);
    case 'supply':
      return parseSupply(value, context);
    case 'rounds':
    case 'target':
      return parseLength(choices, name, value);
    case 'holes':
    case 'colours':
      return EDITIONS[choices.edition].sizing === 'table'
        ? parseSize(name, value)
        : parseField(choices, option, context);
    case 'consistent': {
      const own = parseField(choices, option, context);
      return own.ok && own.value.bars ? ok({ bars: [own.value.bars[0], own.value.bars[0]] }) : own;
    }
    default:
      return AS_USUAL[name] === value && fieldsNamed(choices, name, context).length === 0
        ? ok({})
        : parseField(choices, option, context);
  }
}

/** The default of every match. */
const AS_USUAL: Partial<Record<SetUpOption, string>> = { marking: 'automatic', pace: 'turns' };

/** By the first field of that name. */
function parseField(choices: Choices, { name, value }: GivenOption, context: SetUpContext): Parsed {
  const [field] = fieldsNamed(choices, name, context);
  if (!field) return err({ name, kind: 'not-asked' });
  if (field.steps) {
    const { least, most } = field.steps.typed;
    const number = parseNumber(name, value, least, most);
    return number.ok ? ok(partOf(choices, field.id, String(number.value), context)) : number;
  }
  const chosen = value === '' ? otherOf(field) : valueIn(field, choices, value, context);
  return chosen === undefined
    ? err({ name, kind: 'bad-choice', given: value, ...knownOf(field, context) })
    : ok(partOf(choices, field.id, chosen, context));
}

function otherOf({ kind, value, options }: SetUpField): string | undefined {
  if (kind === 'switch') return value === 'on' ? 'off' : 'on';
  return options.length === 2 ? options.find((option) => option.value !== value)?.value : undefined;
}

/** The name on the command line or on screen, in the player's language or in English. */
function valueIn(
  field: SetUpField,
  choices: Choices,
  text: string,
  context: SetUpContext,
): string | undefined {
  const typed = folded(text);
  if (field.kind === 'switch') return switchIn(typed, [context.language, 'en']);
  const inEnglish = fieldsNamed(choices, field.name, { ...context, language: 'en' }).find(
    ({ id }) => id === field.id,
  );
  return [...field.options, ...(inEnglish?.options ?? [])].find(
    ({ value, label }) => value === typed || folded(label) === typed,
  )?.value;
}

function switchIn(typed: string, languages: readonly Language[]): 'on' | 'off' | undefined {
  const wordsFor = (value: 'on' | 'off') =>
    languages.flatMap((language) => {
      const { switch: states, sizes } = setUpTexts(language);
      return [states[value], sizes.blanksOptions[value]].map(folded);
    });
  return (['on', 'off'] as const).find((value) => value === typed || wordsFor(value).includes(typed));
}

function knownOf({ kind, options }: SetUpField, { language }: SetUpContext) {
  const { on, off } = setUpTexts(language).switch;
  if (kind === 'switch') return { known: ['on', 'off'], labels: [on, off] };
  return { known: options.map(({ value }) => value), labels: options.map(({ label }) => label) };
}

/** Of a table of sizes. */
function parseSize(name: 'holes' | 'colours', value: string): Parsed {
  const number = parseNumber(name, value, 1, SUPER_MOST[name]);
  return number.ok ? ok({ [name]: number.value, written: null }) : number;
}

/** One name is enough; the other has a default. Names select two people at this screen. */
function parseNames(value: string, { opponents }: SetUpContext): Parsed {
  const [first = '', second = '', ...more] = value.split(',').map((name) => name.trim());
  const fits = [first, second].every((name) => name.length <= LONGEST_NAME);
  if (!fits || first === second || more.length > 0)
    return err({ name: 'names', kind: 'bad-names', given: value, longest: LONGEST_NAME });
  if (!opponents.includes('screen')) return err({ name: 'names', kind: 'not-asked' });
  return ok({ names: [first, second], opponent: 'screen' });
}

/** Whether the edition can be played so is decided by the rules. */
function parseForm(choices: Choices, value: string, context: SetUpContext): Parsed {
  const parsed = parseField(choices, { name: 'form', value }, context);
  if (parsed.ok) return parsed;
  const known = [...new Set(context.opponents.flatMap((opponent) => FORMS_WITH[opponent]))];
  const form = known.find((one) => one === folded(value));
  if (!form) return err({ name: 'form', kind: 'bad-choice', given: value, known, labels: known });
  const isPlayed = formsFor(choices).length === 0 || FORMS_WITH[choices.opponent].includes(form);
  return isPlayed ? ok({ form }) : err({ name: 'form', kind: 'not-asked' });
}

/** A match has one length: a number of rounds replaces a target, and the other way round. */
function parseLength(choices: Choices, name: 'rounds' | 'target', value: string): Parsed {
  if (name === 'target' && !isAsked(choices, 'length')) return err({ name, kind: 'not-asked' });
  const number = parseNumber(name, value, 1, name === 'rounds' ? MOST_ROUNDS : MOST_POINTS);
  if (!number.ok) return number;
  const rounds = { ...choices.rounds, [choices.form]: number.value };
  return ok(name === 'rounds' ? { length: 'rounds', rounds } : { length: 'target', target: number.value });
}

/** 0 for as many as the set has, a word for not counting. */
function parseSupply(value: string, { language }: SetUpContext): Parsed {
  const nothing = ['none', 'off', ...[language, 'en' as const].map((one) => setUpTexts(one).tray.none)];
  if (nothing.map(folded).includes(folded(value))) return ok({ tray: false });
  const number = parseNumber('supply', value, 0, MOST_POINTS);
  return number.ok ? ok({ tray: true, supply: number.value === 0 ? null : number.value }) : number;
}

/** A day; no row may take longer. */
const LONGEST_TIME = 86_400;

/** Seconds for both, or for each: `60`, `60,120`; 0 for no limit. */
function parseTimes(choices: Choices, value: string, context: SetUpContext): Parsed {
  const chosen = fieldsNamed(choices, 'time', context).find(({ id }) => id === 'time');
  const offered = chosen && valueIn(chosen, choices, value, context);
  if (offered !== undefined) return ok({ ...partOf(choices, 'time', offered, context), extra: NO_EXTRA });
  const [first = '', second = first, third] = value.split(',');
  if (third !== undefined) return badTime(value);
  if (value.includes(',') && seatsAsked(choices, 'extra').length < 2)
    return err({ name: 'time', kind: 'one-clock' });
  const one = parseNumber('time', first, 0, LONGEST_TIME);
  if (!one.ok) return one;
  const other = parseNumber('time', second, 0, LONGEST_TIME);
  return other.ok ? ok(timesOf([one.value || null, other.value || null])) : other;
}

const NO_EXTRA: Choices['extra'] = ['none', 'none'];

function badTime(given: string): Parsed<never> {
  return err({ name: 'time', kind: 'bad-number', given, least: 0, most: LONGEST_TIME });
}

/** The shorter time is the common one; the longer one is extra time. */
function timesOf(seconds: BothSeats<number | null>): Partial<Choices> {
  const shorter = Math.min(...seconds.map((each) => each ?? Number.POSITIVE_INFINITY));
  if (!Number.isFinite(shorter)) return { time: 'none', extra: NO_EXTRA };
  const extraOf = (each: number | null) => {
    if (each === null) return 'unlimited';
    const longer = ({ 1: 'none', 2: 'double', 10: 'tenfold' } as const)[each / shorter];
    return longer ?? each;
  };
  return { time: 'other', otherTime: shorter, extra: [extraOf(seconds[0]), extraOf(seconds[1])] };
}

/** A whole number in digits. */
function parseNumber(name: SetUpOption, given: string, least: number, most: number): Parsed<number> {
  const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least && number <= most
    ? ok(number)
    : err({ name, kind: 'bad-number', given, least, most });
}

function folded(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
