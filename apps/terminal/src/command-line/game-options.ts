// The options of a match on the command line: each is one choice, with the same words in every language.

import { EDITIONS, err, ok, type Result } from '@blackpeg/rules';
import {
  type Choices,
  choicesFor,
  choicesFrom,
  type GivenOption,
  type OptionFault,
  type SetUpContext,
  standardChoices,
} from '@blackpeg/screens/set-up';
import type { OptionSpecs, Values } from './args.ts';
import { EDITION_OPTIONS, editionFrom } from './edition-args.ts';
import type { InputFault, UsageFault } from './fault.ts';

const MATCH_OPTIONS = {
  pegs: { takes: 'pegs' },
  shapes: { takes: 'number' },
  'board-rows': { takes: 'number' },
  'no-repeats': {},
  'no-blue': {},
  form: { takes: 'form' },
  maker: { takes: 'maker' },
  rounds: { takes: 'number' },
  target: { takes: 'number' },
  scoring: { takes: 'scoring' },
  bonus: {},
  marking: { takes: 'marking' },
  pace: { takes: 'pace' },
  time: { takes: 'seconds' },
  supply: { takes: 'number' },
  consistent: {},
} as const satisfies OptionSpecs;

export const GAME_OPTIONS = {
  ...EDITION_OPTIONS,
  two: {},
  names: { takes: 'names' },
  level: { takes: 'level' },
  speed: { takes: 'speed' },
  codemaker: { takes: 'codemaker' },
  'no-hints': {},
  ...MATCH_OPTIONS,
} as const satisfies OptionSpecs;

/** Of a table that others are invited to. */
export const HOST_OPTIONS = {
  ...EDITION_OPTIONS,
  players: { takes: 'number' },
  sealed: {},
  listed: {},
  ...MATCH_OPTIONS,
} as const satisfies OptionSpecs;

export type GameFlags = Partial<Values<typeof GAME_OPTIONS>>;
export type HostFlags = Partial<Values<typeof HOST_OPTIONS>>;

type Flags = GameFlags & HostFlags;
type Flag = keyof Flags;

/** What the command line says about the game first; null if it says nothing. */
export function firstWish(flags: GameFlags): keyof GameFlags | null {
  return (Object.keys(GAME_OPTIONS) as (keyof GameFlags)[]).find((name) => flags[name]) ?? null;
}

/** `first` are the defaults. Whether the choices are compatible is decided by the rules. */
export function choicesFromFlags(
  flags: Flags,
  context: SetUpContext,
  first: Partial<Choices> = {},
): Result<Choices, UsageFault | InputFault> {
  const base = choicesOfEdition(flags);
  if (!base.ok) return base;
  const choices = choicesFrom({ ...base.value, ...first }, givenIn(flags), context);
  return choices.ok ? choices : err(faultIn(choices.error, flags));
}

/** A custom game is put together by options, or written in notation. */
function choicesOfEdition(flags: Flags): Result<Choices, UsageFault | InputFault> {
  if (isOwnGame(flags)) return ok(standardChoices('custom'));
  const { edition: named, game, holes, colours, blanks = false } = flags;
  const sizes = { edition: named, game, holes, colours, blanks: game === '1' && blanks };
  const edition = editionFrom(sizes);
  if (!edition.ok) return edition;
  const choices = choicesFor(edition.value);
  // C9g: for two players, game 2 leaves blanks to the maker if that is offered first, unless set otherwise.
  const proposed = EDITIONS[choices.edition].blanks.find((one) => one !== 'off');
  const isLeftOpen = proposed === 'choice' && game === '2' && blanks === false;
  return ok(isLeftOpen ? { ...choices, blanks: 'choice' } : choices);
}

function isOwnGame({ edition, game }: Flags): boolean {
  return edition?.toLowerCase() === 'custom' && game === undefined;
}

/** Flags that set a value of a field with another name. */
const FLAG_VALUES: Partial<Record<Flag, GivenOption>> = {
  two: { name: 'opponent', value: 'screen' },
  listed: { name: 'listed', value: 'listed' },
  'no-hints': { name: 'hints', value: 'off' },
  'no-repeats': { name: 'repeats', value: 'off' },
  'no-blue': { name: 'blue', value: 'off' },
};

function givenIn(flags: Flags): readonly GivenOption[] {
  const made = isOwnGame(flags) ? (['edition'] as const) : (['edition', 'game', 'holes', 'colours'] as const);
  const names = Object.keys({ ...GAME_OPTIONS, ...HOST_OPTIONS }) as Flag[];
  return names.flatMap((flag) => {
    const value = flags[flag];
    if (value === undefined || value === false || made.some((one) => one === flag)) return [];
    const given = FLAG_VALUES[flag] ?? { name: flag as GivenOption['name'], value: String(value) };
    return [value === true && given.value === 'true' ? { ...given, value: 'on' } : given];
  });
}

/** The fault, with the names of the command line. */
function faultIn(fault: OptionFault, flags: Flags): UsageFault {
  const option = optionOf(fault.name);
  switch (fault.kind) {
    case 'bad-number':
    case 'bad-choice':
    case 'bad-names':
    case 'one-clock':
      return { ...fault, option };
    case 'not-asked':
      return { kind: 'not-for-edition', option, edition: flags.edition ?? '' };
    case 'not-together': {
      const { name, value } = fault.other;
      const other = name === 'form' ? `${optionOf(name)} ${value}` : optionOf(name);
      return { kind: 'not-together', options: [option, other] };
    }
    case 'refused':
      return fault;
  }
}

function optionOf(name: GivenOption['name']): string {
  const flag = Object.entries(FLAG_VALUES).find(([, value]) => value.name === name)?.[0];
  return `--${flag ?? name}`;
}
