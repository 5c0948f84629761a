// The interface of a command. Each has a file in commands/ and a line in commands/index.ts.

import type { Thinker } from '@blackpeg/thinking';
import type { CommandName, Language, OptionName, ValueName } from '@blackpeg/wording';
import {
  type Arguments,
  checkLanguage,
  type OptionSpecs,
  parseOptions,
  type Signature,
  type Values,
  withEnglishNames,
} from './args.ts';
import { faultText, type UsageFault } from './fault.ts';
import { commandHelp } from './help.ts';
import { badInput, type Console, DONE, type Environment, type Outcome } from './io.ts';

/** The language and style of a command's output. */
export interface Speaking {
  readonly console: Console;
  readonly language: Language;
}

export interface Context extends Speaking {
  readonly env: Environment;
  /** Instead of a solver in its own thread. */
  readonly thinker?: Thinker | undefined;
}

export interface Command extends Signature {
  readonly run: (args: readonly string[], context: Context) => Promise<Outcome>;
}

/** A command that is loaded when it is called. */
export interface CommandEntry {
  readonly name: CommandName;
  readonly load: () => Promise<Command>;
}

interface Definition<S extends OptionSpecs> extends Signature {
  readonly options: S;
  readonly run: (input: Context & Arguments<S>) => Promise<Outcome>;
}

/** Options every command has. */
export const COMMON_OPTIONS = {
  lang: { takes: 'language' },
  help: { short: 'h' },
} as const satisfies OptionSpecs;

/** Options of the program without a command. */
export const TOP_OPTIONS = {
  ...COMMON_OPTIONS,
  plain: {},
  brief: {},
  cells: {},
  version: {},
} as const satisfies OptionSpecs;

/** A command that runs only if its arguments are valid. */
export function command<const S extends OptionSpecs>(definition: Definition<S>): Command {
  const { name, takes, may = [], many = false, needs = [], alone } = definition;
  const signature: Signature = {
    name,
    takes,
    may,
    many,
    needs,
    ...(alone && { alone }),
    options: { ...definition.options, ...COMMON_OPTIONS },
  };
  return {
    ...signature,
    run: async (args, context) => {
      const options = { ...definition.options, ...COMMON_OPTIONS };
      const parsed = parseOptions(options, withEnglishNames(context.language, options, args));
      if (!parsed.ok) return badInput(faultText(context.language, parsed.error, `blackpeg ${name}`));
      const { positionals } = parsed.value;
      const values = parsed.value.values as Values<S> & Values<typeof COMMON_OPTIONS>;
      const language = checkLanguage(values.lang);
      if (!language.ok) return badInput(faultText(context.language, language.error));
      if (values.help) {
        await context.console.out.write(commandHelp(context.language, signature));
        return DONE;
      }
      const given: Readonly<Record<string, unknown>> = values;
      const isAlone = alone !== undefined && isGiven(given[alone]);
      const missing = isAlone ? undefined : needs.find((option) => given[option] === undefined);
      const fault: UsageFault | undefined =
        countFault(isAlone ? [] : takes, may, positionals, many) ??
        (missing && { kind: 'missing-option', option: `--${missing}` }) ??
        conflict(definition, (option) => isGiven(given[option]));
      if (fault) return badInput(faultText(context.language, fault));
      return definition.run({ ...context, values, positionals });
    },
  };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== false;
}

function conflict(
  { apart = [], only = {} }: Signature,
  given: (option: OptionName) => boolean,
): UsageFault | undefined {
  for (const group of apart) {
    const [one, other] = group.filter(given);
    if (one !== undefined && other !== undefined)
      return { kind: 'not-together', options: [`--${one}`, `--${other}`] };
  }
  const pairs = Object.entries(only) as (readonly [OptionName, OptionName])[];
  const stray = pairs.find(([option, needed]) => given(option) && !given(needed));
  return stray && { kind: 'needs-option', option: `--${stray[0]}`, needed: `--${stray[1]}` };
}

function countFault(
  takes: readonly ValueName[],
  may: readonly ValueName[],
  given: readonly string[],
  many: boolean,
): UsageFault | undefined {
  const missing = takes[given.length];
  if (missing !== undefined) return { kind: 'missing-argument', argument: missing };
  const unwanted = given[takes.length + may.length];
  return many || unwanted === undefined ? undefined : { kind: 'extra-argument', given: unwanted };
}
