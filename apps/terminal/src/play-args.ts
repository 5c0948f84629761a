// What is agreed before a match, from options of the command line to wishes.

import {
  type Edition,
  err,
  MARKERS,
  MOST_POINTS,
  MOST_ROUNDS,
  ok,
  PACES,
  type Result,
} from '@blackpeg/rules';
import { CODEMAKER_CHOICES, LEVEL_CHOICES } from '@blackpeg/table';
import { parseChoice, parseNumber } from './args.ts';
import { contradictionIn } from './contradictions.ts';
import { editionFrom } from './edition-args.ts';
import type { InputFault, UsageFault } from './fault.ts';
import {
  CLASSIC_SCORINGS,
  FIRST_MAKERS,
  formOf,
  LOCAL_FORMS,
  noWishes,
  type Wishes,
} from './game/agreement.ts';
import type { GameFlags } from './game-options.ts';

type Parsed<T> = Result<T, UsageFault | InputFault>;

/** Whether they go together is for the rules to say, where they know of it. */
export function wishesFrom(flags: GameFlags): Parsed<Wishes> {
  const edition = editionFrom(flags);
  if (!edition.ok) return edition;
  if (flags.target !== undefined && flags.rounds !== undefined)
    return err({ kind: 'not-together', options: ['--target', '--rounds'] });
  const wishes = wishesFor(edition.value, flags);
  if (!wishes.ok) return wishes;
  const fault = contradictionIn(flags, wishes.value);
  return fault ? err(fault) : ok(withMakersChoice(wishes.value, flags));
}

/** C9g: between two, game 2 of *super* leaves blanks to the maker unless something else is said. */
function withMakersChoice(wishes: Wishes, { blanks, game }: GameFlags): Wishes {
  const { edition } = wishes;
  const unsaid = edition.name === 'super' && game === '2' && blanks === false;
  return unsaid && formOf(wishes) === 'classic'
    ? { ...wishes, edition: { ...edition, blanks: 'choice' } }
    : wishes;
}

function wishesFor(edition: Edition, flags: GameFlags): Parsed<Wishes> {
  const parts = [
    wish('form', flags.form, (given) => parseChoice('--form', given, LOCAL_FORMS)),
    wish('maker', flags.maker, (given) => parseChoice('--maker', given, FIRST_MAKERS)),
    wish('level', flags.level, (given) => parseChoice('--level', given, LEVEL_CHOICES)),
    wish('codemaker', flags.codemaker, (given) => parseChoice('--codemaker', given, CODEMAKER_CHOICES)),
    wish('rounds', flags.rounds, (given) => parseNumber('--rounds', given, 1, MOST_ROUNDS)),
    wish('target', flags.target, (given) => parseNumber('--target', given, 1, MOST_POINTS)),
    wish('scoring', flags.scoring, (given) => parseChoice('--scoring', given, CLASSIC_SCORINGS)),
    wish('marking', flags.marking, (given) => parseChoice('--marking', given, MARKERS)),
    wish('pace', flags.pace, (given) => parseChoice('--pace', given, PACES)),
    wish('time', flags.time, timesIn),
    wish('supply', flags.supply, supplyIn),
    wish('names', flags.names, namesIn),
  ];
  const two = flags.two || flags.names !== undefined;
  // Only the computer at a seat of its own has a level.
  const isMatch = flags.level !== undefined && !two && edition.name !== 'duel';
  let wishes: Wishes = {
    ...noWishes(edition),
    form: isMatch ? 'classic' : null,
    two,
    bonus: flags.bonus,
    consistent: flags.consistent,
    hints: !flags['no-hints'],
  };
  for (const part of parts) {
    if (!part.ok) return part;
    wishes = { ...wishes, ...part.value };
  }
  return ok(wishes);
}

function wish<K extends keyof Wishes>(
  name: K,
  given: string | undefined,
  parse: (given: string) => Parsed<Wishes[K]>,
): Parsed<Partial<Wishes>> {
  if (given === undefined) return ok({});
  const parsed = parse(given);
  return parsed.ok ? ok({ [name]: parsed.value }) : parsed;
}

/** A day; nobody waits longer for a row. */
const LONGEST_TIME = 86_400;

/** Seconds for both, or for each: `60`, `60,120`; 0 for as long as one likes. */
function timesIn(given: string): Parsed<Wishes['time']> {
  const [first = '', second = first, third] = given.split(',');
  if (third !== undefined)
    return err({ kind: 'bad-number', option: '--time', given, least: 0, most: LONGEST_TIME });
  const one = parseNumber('--time', first, 0, LONGEST_TIME);
  if (!one.ok) return one;
  const other = parseNumber('--time', second, 0, LONGEST_TIME);
  return other.ok ? ok([one.value || null, other.value || null]) : other;
}

/** 0 for as many as the set has. */
const MOST_SUPPLY = 1000;

function supplyIn(given: string): Parsed<Wishes['supply']> {
  const supply = parseNumber('--supply', given, 0, MOST_SUPPLY);
  return supply.ok ? ok(supply.value === 0 ? 'set' : supply.value) : supply;
}

const LONGEST_NAME = 40;

/** Two that can be told apart. */
function namesIn(given: string): Parsed<Wishes['names']> {
  const [first = '', second = '', ...more] = given.split(',').map((name) => name.trim());
  const areNames = [first, second].every((name) => name !== '' && name.length <= LONGEST_NAME);
  return areNames && first !== second && more.length === 0
    ? ok([first, second])
    : err({ kind: 'bad-names', option: '--names', given, longest: LONGEST_NAME });
}
