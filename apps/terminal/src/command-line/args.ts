// Parses the arguments of a command by its signature.

import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@blackpeg/rules';
import {
  type CommandName,
  isLanguage,
  LANGUAGES,
  type Language,
  type OptionName,
  pickLanguage,
  plainTexts,
  SET_UP_OPTIONS,
  type ValueName,
} from '@blackpeg/wording';
import type { UsageFault } from './fault.ts';
import type { Environment } from './io.ts';

/** `takes` names the value of an option; a flag has none, or one of the words in `may`, as in `--flag=word`. */
export interface OptionSpec {
  readonly takes?: ValueName;
  readonly may?: readonly string[];
  readonly short?: string;
}

export type OptionSpecs = Readonly<Partial<Record<OptionName, OptionSpec>>>;

/** A flag is true, false or its word, an option with a value the text given or undefined. */
export type Values<S extends OptionSpecs> = {
  readonly [K in keyof S]: S[K] extends { readonly takes: ValueName }
    ? string | undefined
    : S[K] extends { readonly may: readonly (infer Word)[] }
      ? boolean | Word
      : boolean;
};

export interface Arguments<S extends OptionSpecs> {
  readonly values: Values<S>;
  readonly positionals: readonly string[];
}

/** Reads what follows the name of a command. Options may be anywhere, each at most once. */
export function parseOptions<S extends OptionSpecs>(
  specs: S,
  args: readonly string[],
): Result<Arguments<S>, UsageFault> {
  const known = Object.entries<OptionSpec>(specs);
  const { tokens } = parseArgs({ args: [...args], options: configOf(known), strict: false, tokens: true });
  const values: Record<string, string | boolean | undefined> = Object.fromEntries(
    known.map(([name, { takes }]) => [name, takes ? undefined : false]),
  );
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = known.find(([name]) => name === token.name)?.[1];
    if (!spec) return err({ kind: 'unknown-option', option: token.rawName });
    const fault = misuse(spec, token, values[token.name]);
    if (fault) return err(fault);
    values[token.name] = token.value ?? true;
  }
  return ok({ values: values as Values<S>, positionals });
}

/** Arguments with the names of options in English: `--trous 4` is `--holes 4` for French users. */
export function withEnglishNames(
  language: Language,
  specs: OptionSpecs,
  args: readonly string[],
): readonly string[] {
  const spellings = plainTexts(language).setUp.typed;
  return args.map((arg) => {
    const [, word = '', rest = ''] = /^--([^=]+)(.*)$/.exec(arg) ?? [];
    if (word === '' || word in specs) return arg;
    const option = SET_UP_OPTIONS.find(
      (name) => name in specs && spellings[name].includes(word.toLowerCase()),
    );
    return option ? `--${option}${rest}` : arg;
  });
}

/** A whole number in digits. */
export function parseNumber(
  option: string,
  given: string,
  least: number,
  most: number,
): Result<number, UsageFault> {
  const number = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
  return number >= least && number <= most
    ? ok(number)
    : err({ kind: 'bad-number', option, given, least, most });
}

export const LARGEST_SEED = 2 ** 32 - 1;

export function parseSeed(given: string): Result<number, UsageFault> {
  return parseNumber('--seed', given, 0, LARGEST_SEED);
}

export function parseChoice<T extends string>(
  option: string,
  given: string,
  known: readonly T[],
): Result<T, UsageFault> {
  const choice = known.find((word) => word === given.toLowerCase());
  return choice === undefined ? err({ kind: 'bad-choice', option, given, known }) : ok(choice);
}

export function checkLanguage(given: string | undefined): Result<Language | undefined, UsageFault> {
  return given === undefined ? ok(undefined) : parseChoice('--lang', given, LANGUAGES);
}

/** Looks ahead for a supported `--lang`, so that even faults before it are reported in that language. */
export function languageOf(args: readonly string[], env: Environment): Language {
  return spokenIn(args) ?? pickLanguage([env.LC_ALL || env.LC_MESSAGES || env.LANG || '']);
}

function spokenIn(args: readonly string[]): Language | undefined {
  return args
    .map((arg, index) => (arg === '--lang' ? args[index + 1] : /^--lang=(.*)$/.exec(arg)?.[1]) ?? '')
    .map((given) => given.toLowerCase())
    .find(isLanguage);
}

function configOf(known: readonly (readonly [string, OptionSpec])[]) {
  return Object.fromEntries(
    known.map(([name, { takes, short }]) => [
      name,
      { type: takes ? ('string' as const) : ('boolean' as const), ...(short && { short }) },
    ]),
  );
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** A value that looks like an option is not taken as one; `--option=-value` is explicit. */
function misuse(
  { takes, may }: OptionSpec,
  { rawName: option, value, inlineValue }: OptionToken,
  before: string | boolean | undefined,
): UsageFault | undefined {
  if (before !== undefined && before !== false) return { kind: 'repeated-option', option };
  if (may && value !== undefined)
    return may.includes(value) ? undefined : { kind: 'bad-choice', option, given: value, known: may };
  if (!takes) return value === undefined ? undefined : { kind: 'unwanted-value', option };
  const forgotten = value === undefined || value === '' || (!inlineValue && /^-./.test(value));
  return forgotten ? { kind: 'missing-value', option } : undefined;
}

export interface Signature {
  readonly name: CommandName;
  /** What it takes beside options, in order. */
  readonly takes: readonly ValueName[];
  /** What it may take after that. */
  readonly may?: readonly ValueName[];
  /** The last of what it takes may be given any number of times. */
  readonly many?: boolean;
  readonly options: OptionSpecs;
  /** Required options. */
  readonly needs?: readonly OptionName[];
  /** With this option no other arguments are needed or allowed. */
  readonly alone?: OptionName;
  /** In each group only one can be given: the others would be ignored. */
  readonly apart?: readonly (readonly OptionName[])[];
  /** Options that have no meaning without another one. */
  readonly only?: Readonly<Partial<Record<OptionName, OptionName>>>;
}
