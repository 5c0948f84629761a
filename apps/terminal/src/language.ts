// The language a run speaks: `--lang`, else the environment's, else English.

import { ok, type Result } from '@blackpeg/rules';
import { isLanguage, LANGUAGES, type Language, pickLanguage } from '@blackpeg/wording';
import { parseChoice } from './args.ts';
import type { UsageFault } from './fault.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Looks ahead for a `--lang` that can be spoken, so that even faults before it are told in it. */
export function languageOf(args: readonly string[], env: Environment): Language {
  return spokenIn(args) ?? pickLanguage([env.LC_ALL || env.LC_MESSAGES || env.LANG || '']);
}

export function checkLanguage(given: string | undefined): Result<Language | undefined, UsageFault> {
  return given === undefined ? ok(undefined) : parseChoice('--lang', given, LANGUAGES);
}

function spokenIn(args: readonly string[]): Language | undefined {
  return args
    .map((arg, index) => (arg === '--lang' ? args[index + 1] : /^--lang=(.*)$/.exec(arg)?.[1]) ?? '')
    .map((given) => given.toLowerCase())
    .find(isLanguage);
}
