// What can be typed after `blackpeg`, for shells: commands, their options, and words for their values.

import { EDITION_NAMES, FORMS, GAME_NAMES, MARKERS, PACES } from '@blackpeg/rules';
import { CLASSIC_SCORINGS, FIRST_MAKERS, OWN_PEGS } from '@blackpeg/screens/set-up';
import { CODEMAKER_CHOICES, HOUSE_SPEEDS, LEVEL_CHOICES } from '@blackpeg/table';
import { LANGUAGES, type Language, type OptionName, terminalTexts, type ValueName } from '@blackpeg/wording';
import type { OptionSpec, OptionSpecs, Signature } from '../command-line/args.ts';
import { IDENTITY_ACTIONS } from '../online/identity-actions.ts';
import { AIM_WORDS, SEARCH_WORDS } from '../strategy/strategy-args.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Words to choose from, file names, or nothing a shell could know. */
export type CompletionValues =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'files' | 'free' };

export interface OptionEntry {
  /** Without its dashes. */
  readonly name: string;
  readonly short: string | null;
  readonly about: string;
  /** Null for a flag. */
  readonly values: CompletionValues | null;
}

export interface CompletionCommand {
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionEntry[];
  /** Arguments beside the options. */
  readonly operands: CompletionValues;
}

export interface CompletionTable {
  readonly commands: readonly CompletionCommand[];
  /** Options without a command. */
  readonly options: readonly OptionEntry[];
}

export function tableOf(
  language: Language,
  commands: readonly Signature[],
  top: OptionSpecs,
): CompletionTable {
  const { help } = terminalTexts(language);
  return {
    commands: commands.map(({ name, takes, may = [], options }) => ({
      name,
      about: help.summaries[name],
      options: optionsOf(language, options),
      operands: operandsOf([...takes, ...may]),
    })),
    options: optionsOf(language, top),
  };
}

/** Every option that takes a value, once: a name means the same everywhere. */
export function valuedOptions({
  commands,
  options,
}: CompletionTable): readonly (readonly [string, CompletionValues])[] {
  const all = [...options, ...commands.flatMap((command) => command.options)];
  const valued = all.flatMap(({ name, values }) => (values === null ? [] : [[name, values] as const]));
  return [...new Map(valued)];
}

function operandsOf([taken]: readonly ValueName[]): CompletionValues {
  return taken === undefined ? { kind: 'free' } : valuesOf(taken);
}

function optionsOf(language: Language, specs: OptionSpecs): readonly OptionEntry[] {
  const { abouts } = terminalTexts(language).help;
  return Object.entries<OptionSpec>(specs).map(([name, { takes, short }]) => ({
    name,
    short: short ?? null,
    about: abouts[name as OptionName],
    values: takes === undefined ? null : valuesOf(takes),
  }));
}

function valuesOf(value: ValueName): CompletionValues {
  const words = WORDS[value];
  if (value === 'file') return { kind: 'files' };
  return words.length > 0 ? { kind: 'words', words } : { kind: 'free' };
}

/** Words to choose from; none for what no shell could know. */
const WORDS: Readonly<Record<ValueName, readonly string[]>> = {
  address: [],
  aim: AIM_WORDS,
  code: [],
  codemaker: CODEMAKER_CHOICES,
  command: [],
  date: [],
  action: IDENTITY_ACTIONS,
  which: ['others'],
  edition: EDITION_NAMES,
  engine: LEVEL_CHOICES,
  file: [],
  form: FORMS,
  game: GAME_NAMES,
  guess: [],
  holes: [],
  language: LANGUAGES,
  level: LEVEL_CHOICES,
  link: [],
  maker: FIRST_MAKERS,
  marking: MARKERS,
  match: [],
  name: [],
  names: [],
  number: [],
  pace: PACES,
  pegs: OWN_PEGS,
  rows: [],
  scoring: CLASSIC_SCORINGS,
  search: SEARCH_WORDS,
  seconds: [],
  shell: SHELLS,
  speed: HOUSE_SPEEDS,
  table: [],
  viewer: ['seat1', 'seat2', 'spectator'],
};
