// One run of the program, from its arguments to its exit code.

import { checkSettings } from '@blackpeg/notation';
import type { Thinker } from '@blackpeg/thinking';
import { type Language, terminalTexts } from '@blackpeg/wording';
import { checkLanguage, languageOf, type OptionSpec, parseOptions } from './command-line/args.ts';
import { type CommandEntry, type Context, TOP_OPTIONS } from './command-line/command.ts';
import { type CommandFault, faultText } from './command-line/fault.ts';
import { generalHelp } from './command-line/help.ts';
import {
  badInput,
  type Console,
  DONE,
  type Environment,
  EXIT,
  type ExitCode,
  type Outcome,
  WorldError,
} from './command-line/io.ts';
import { oneLine, printable } from './command-line/printable.ts';
import type { FrontFlags } from './game/faces.ts';
import { version } from './process-console.ts';

export interface Run {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly console: Console;
  readonly commands: readonly CommandEntry[];
  readonly thinker?: Thinker;
}

/** Never throws: what fails outside is bad input, what fails inside is a bug. */
export async function run({ args, env, console, commands, thinker }: Run): Promise<ExitCode> {
  const language = languageOf(args, env);
  try {
    const fault = settingFault(env);
    const context = { console, language, env, thinker };
    const outcome = fault ? refused(context, fault) : await dispatch(args, commands, context);
    if (outcome.kind !== 'done' && outcome.sentence !== '')
      await console.err.write(oneLine(outcome.sentence));
    return EXIT[outcome.kind];
  } catch (error) {
    if (!(error instanceof WorldError)) {
      await console.err.write(bugReport(error, language, env));
      return EXIT.bug;
    }
    await console.err.write(oneLine(faultText(language, error.fault)));
    return EXIT['bad-input'];
  }
}

/** One sentence to report; the place in the program only on request. */
export function bugReport(error: unknown, language: Language, env: Environment): string {
  const sentence = oneLine(terminalTexts(language).usage.bug(String(error)));
  return env.BLACKPEG_DEBUG === '1' ? `${sentence}${printable(stackOf(error))}\n` : sentence;
}

async function dispatch(
  args: readonly string[],
  commands: readonly CommandEntry[],
  context: Context,
): Promise<Outcome> {
  const names: readonly string[] = commands.map(({ name }) => name);
  const at = commandPlace(args, names);
  const word = args[at];
  if (word === undefined) return withoutCommand(args, commands, context);
  const command = commands.find(({ name }) => name === word);
  if (command) return (await command.load()).run(args.toSpliced(at, 1), context);
  return refused(context, { kind: 'unknown-command', given: word, known: names });
}

/** The game itself, help, version, or a fault. */
async function withoutCommand(
  args: readonly string[],
  commands: readonly CommandEntry[],
  context: Context,
): Promise<Outcome> {
  const parsed = parseOptions(TOP_OPTIONS, args);
  if (!parsed.ok) return refused(context, parsed.error);
  const { values } = parsed.value;
  const language = checkLanguage(values.lang);
  if (!language.ok) return refused(context, language.error);
  if (!values.version && !values.help) return openGame(context, values);
  const text = values.version ? `${version()}\n` : generalHelp(context.language, commands, TOP_OPTIONS);
  await context.console.out.write(text);
  return DONE;
}

/** Loaded only now: help and version need none of it. */
async function openGame(context: Context, flags: FrontFlags): Promise<Outcome> {
  const [{ openFront }, { openMenu }] = await Promise.all([
    import('./game/faces.ts'),
    import('./plain/menu.ts'),
  ]);
  return openFront(context, flags, { byLines: openMenu });
}

/** The first fault among the environment variables; an empty one is not set. */
function settingFault(env: Environment): CommandFault | undefined {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const [fault] = checkSettings('terminal', set);
  if (!fault) return undefined;
  return fault.kind === 'unknown'
    ? { kind: 'unknown-variable', name: fault.name, nearest: fault.nearest }
    : { kind: 'bad-variable', name: fault.name, given: fault.given };
}

/**
 * The index of the command: the first word that is neither an option nor the value of one. If only some command knows
 * an option, the next word is its value unless it is a command itself. Past the end if there is none.
 */
function commandPlace(args: readonly string[], names: readonly string[]): number {
  let at = 0;
  while (at < args.length && /^-./.test(args[at] ?? '')) {
    const [, name = '', inline] = /^--?([^=]*)(=.*)?$/.exec(args[at] ?? '') ?? [];
    const spec = Object.entries<OptionSpec>(TOP_OPTIONS).find(
      ([long, { short }]) => long === name || short === name,
    )?.[1];
    const next = args[at + 1];
    const isValue = spec ? spec.takes !== undefined : !names.includes(next ?? '') && !/^-/.test(next ?? '-');
    at += inline === undefined && isValue ? 2 : 1;
  }
  return at;
}

function refused({ language }: Context, fault: CommandFault): Outcome {
  return badInput(faultText(language, fault));
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
