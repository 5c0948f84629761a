// Random choices, within the range of the set-up's controls.

import {
  BLANKS,
  EDITION_NAMES,
  EDITIONS,
  type EditionName,
  FORMS,
  MARKERS,
  MOST_HOLES,
  MOST_ROWS,
  PACES,
  SUPER_MOST,
} from '@blackpeg/rules';
import { CODEMAKER_CHOICES, HOUSE_SPEEDS, LEVEL_CHOICES } from '@blackpeg/table';
import fc from 'fast-check';
import {
  type Choices,
  CLASSIC_SCORINGS,
  EXTRAS,
  FIRST,
  LENGTHS,
  OPPONENTS,
  OWN_PEGS,
  RINGS,
  TIMES,
} from './choices.ts';
import { MOST_SUPPLY, OTHER_TIMES, PLAYERS, ROUNDS, TARGETS } from './offers.ts';

export const anyChoices: fc.Arbitrary<Choices> = fc.constantFrom(...EDITION_NAMES).chain(choicesOf);

export function choicesOf(edition: EditionName): fc.Arbitrary<Choices> {
  const own = edition === 'custom';
  const name = fc.constantFrom('', 'You', 'Guest', ' ');
  return fc.record({
    edition: fc.constant(edition),
    holes: fc.integer({ min: 1, max: own ? MOST_HOLES : SUPER_MOST.holes }),
    colours: fc.integer({ min: 1, max: own ? 9 : SUPER_MOST.colours }),
    shapes: fc.integer({ min: 1, max: 6 }),
    pegs: fc.constantFrom(...OWN_PEGS),
    rows: fc.integer({ min: 1, max: MOST_ROWS }),
    repeats: fc.boolean(),
    blue: fc.boolean(),
    blanks: fc.constantFrom(...BLANKS),
    game: fc.constantFrom(...EDITIONS[edition].games),
    rings: fc.constantFrom(...RINGS),
    opponent: fc.constantFrom(...OPPONENTS),
    names: fc.tuple(name, name),
    form: fc.constantFrom(...FORMS),
    players: stepped(PLAYERS),
    level: fc.constantFrom(...LEVEL_CHOICES),
    speed: fc.constantFrom(...HOUSE_SPEEDS),
    codemaker: fc.constantFrom(...CODEMAKER_CHOICES),
    first: fc.constantFrom(...FIRST),
    length: fc.constantFrom(...LENGTHS),
    rounds: fc.record({
      solitaire: stepped(ROUNDS.solitaire),
      classic: stepped(ROUNDS.classic),
      duel: stepped(ROUNDS.duel),
      race: stepped(ROUNDS.race),
    }),
    target: stepped(TARGETS),
    scoring: fc.constantFrom(...CLASSIC_SCORINGS),
    bonus: fc.boolean(),
    marker: fc.constantFrom(...MARKERS),
    pace: fc.constantFrom(...PACES),
    time: fc.constantFrom(...TIMES),
    otherTime: stepped(OTHER_TIMES),
    extra: fc.tuple(fc.constantFrom(...EXTRAS), fc.constantFrom(...EXTRAS)),
    tray: fc.boolean(),
    supply: fc.option(fc.integer({ min: 1, max: MOST_SUPPLY })),
    hints: fc.boolean(),
    listed: fc.boolean(),
    sealed: fc.boolean(),
    bars: fc.tuple(fc.boolean(), fc.boolean()),
    written: fc.constant(null),
  });
}

function stepped({ least, most, step }: { least: number; most: number; step: number }): fc.Arbitrary<number> {
  return fc.integer({ min: 0, max: (most - least) / step }).map((steps) => least + steps * step);
}
