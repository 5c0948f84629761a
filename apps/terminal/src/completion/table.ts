// What can be typed after `blackpeg`, as shells want to know it: commands, their options, and words for their values.

import { EDITION_NAMES, FORMS, GAME_NAMES, MARKERS, PACES } from '@blackpeg/rules';
import { CLASSIC_SCORINGS, FIRST_MAKERS, OWN_PEGS } from '@blackpeg/screens/set-up';
import { CODEMAKER_CHOICES, LEVEL_CHOICES } from '@blackpeg/table';
import { LANGUAGES, type Language, type OptionName, terminalTexts, type ValueName } from '@blackpeg/wording';
import type { OptionSpec, OptionSpecs } from '../args.ts';
import { IDENTITY_DEEDS } from '../online/identity-actions.ts';
import { AIM_WORDS, SEARCH_WORDS } from '../search-args.ts';
import type { Signature } from '../signature.ts';

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof SHELLS)[number];

/** Words to choose from, the names of files, or nothing a shell could know. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'files' | 'free' };

export interface OptionEntry {
  /** Without its dashes. */
  readonly name: string;
  readonly short: string | null;
  readonly about: string;
  /** Null for a flag. */
  readonly values: Values | null;
}

export interface CommandEntry {
  readonly name: string;
  readonly about: string;
  readonly options: readonly OptionEntry[];
  /** What stands beside the options. */
  readonly operands: Values;
}

export interface Table {
  readonly commands: readonly CommandEntry[];
  /** Options without a command. */
  readonly options: readonly OptionEntry[];
}

export function tableOf(language: Language, commands: readonly Signature[], top: OptionSpecs): Table {
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
export function valuedOptions({ commands, options }: Table): readonly (readonly [string, Values])[] {
  const all = [...options, ...commands.flatMap((command) => command.options)];
  const valued = all.flatMap(({ name, values }) => (values === null ? [] : [[name, values] as const]));
  return [...new Map(valued)];
}

function operandsOf([taken]: readonly ValueName[]): Values {
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

function valuesOf(value: ValueName): Values {
  switch (value) {
    case 'file':
      return { kind: 'files' };
    case 'aim':
      return words(AIM_WORDS);
    case 'address':
    case 'command':
    case 'code':
    case 'date':
    case 'guess':
    case 'holes':
    case 'match':
    case 'name':
    case 'names':
    case 'number':
    case 'rows':
    case 'seconds':
    case 'table':
      return { kind: 'free' };
    case 'deed':
      return words(IDENTITY_DEEDS);
    case 'codemaker':
      return words(CODEMAKER_CHOICES);
    case 'form':
      return words(FORMS);
    case 'maker':
      return words(FIRST_MAKERS);
    case 'marking':
      return words(MARKERS);
    case 'pegs':
      return words(OWN_PEGS);
    case 'pace':
      return words(PACES);
    case 'scoring':
      return words(CLASSIC_SCORINGS);
    case 'edition':
      return words(EDITION_NAMES);
    case 'engine':
    case 'level':
      return words(LEVEL_CHOICES);
    case 'game':
      return words(GAME_NAMES);
    case 'language':
      return words(LANGUAGES);
    case 'search':
      return words(SEARCH_WORDS);
    case 'shell':
      return words(SHELLS);
    case 'viewer':
      return words(['seat1', 'seat2', 'spectator']);
  }
}

function words(list: readonly string[]): Values {
  return { kind: 'words', words: list };
}
