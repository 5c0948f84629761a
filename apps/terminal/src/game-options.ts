// What can be said about a match on the command line: each option a wish, the same words in every language.

import type { OptionSpecs, Values } from './args.ts';
import { EDITION_OPTIONS } from './edition-args.ts';

export const WISH_OPTIONS = {
  form: { takes: 'form' },
  two: {},
  names: { takes: 'names' },
  maker: { takes: 'maker' },
  level: { takes: 'level' },
  codemaker: { takes: 'codemaker' },
  rounds: { takes: 'number' },
  target: { takes: 'number' },
  scoring: { takes: 'scoring' },
  bonus: {},
  marking: { takes: 'marking' },
  pace: { takes: 'pace' },
  time: { takes: 'seconds' },
  supply: { takes: 'number' },
  consistent: {},
  'no-hints': {},
} as const satisfies OptionSpecs;

export const GAME_OPTIONS = { ...EDITION_OPTIONS, ...WISH_OPTIONS } as const satisfies OptionSpecs;

export type GameFlags = Values<typeof GAME_OPTIONS>;

/** Nothing said on the command line. */
export const NO_GAME_FLAGS: GameFlags = {
  edition: undefined,
  game: undefined,
  holes: undefined,
  colours: undefined,
  blanks: false,
  form: undefined,
  two: false,
  names: undefined,
  maker: undefined,
  level: undefined,
  codemaker: undefined,
  rounds: undefined,
  target: undefined,
  scoring: undefined,
  bonus: false,
  marking: undefined,
  pace: undefined,
  time: undefined,
  supply: undefined,
  consistent: false,
  'no-hints': false,
};

/** What the command line says about the game first; null where it says nothing. */
export function firstWish(flags: GameFlags): keyof GameFlags | null {
  return (Object.keys(NO_GAME_FLAGS) as (keyof GameFlags)[]).find((name) => flags[name]) ?? null;
}
