// Worked examples for the pages of rules, marked by the rules engine, and the numbers in those pages.

import {
  type Code,
  countCodes,
  customEdition,
  duelEdition,
  EDITIONS,
  type Edition,
  type EditionName,
  editionNamed,
  MOST_CODES,
  MOST_HOLES,
  MOST_PALMED,
  MOST_ROWS,
  specFor,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import type { ExampleName, RulesFacts } from '@blackpeg/wording';

export interface Example {
  readonly edition: Edition;
  readonly code: Code;
  readonly row: Code;
}

type Sample = readonly [name: ExampleName, code: Code, row: Code];

const FIVE_PEGS: readonly Sample[] = [
  ['plain', [3, 4, 5, 7, 1], [3, 5, 8, 7, 2]],
  ['twice-in-row', [3, 1, 6, 2, 4], [5, 3, 3, 2, 8]],
  ['twice-in-code', [4, 4, 6, 8, 1], [5, 4, 7, 2, 2]],
  ['nothing', [7, 7, 8, 6, 5], [1, 1, 2, 3, 4]],
  ['blanks', [0, 3, 0, 5, 1], [3, 7, 0, 0, 1]],
];
const FOUR_PEGS: readonly Sample[] = [
  ['plain', [2, 5, 1, 6], [2, 1, 4, 6]],
  ['twice-in-row', [3, 1, 1, 2], [4, 3, 3, 2]],
  ['blanks', [0, 4, 0, 2], [4, 3, 0, 0]],
];
const FIVE_RINGS: readonly Sample[] = [
  ['plain', [4, 7, 7, 1, 6], [4, 6, 7, 2, 5]],
  ['twice-in-row', [2, 5, 8, 3, 6], [8, 2, 2, 3, 1]],
];
/** F3: the examples of the rulebook are three of these. */
const PAIRS: readonly Sample[] = [
  ['pairs', [21, 53, 41, 54], [55, 54, 41, 21]],
  ['blue', [14, 51, 25, 11], [51, 12, 25, 51]],
  ['blue-spent', [11, 22, 33, 44], [12, 11, 55, 44]],
  ['blank-pairs', [10, 1, 0, 22], [20, 1, 12, 0]],
];
const NO_REPEATS: readonly Sample[] = [['no-repeats', [2, 6, 1, 4], [4, 6, 3, 1]]];

/** In the order in which they are shown. */
export function exampleNames(edition: EditionName): readonly ExampleName[] {
  return samplesOf(edition).map(([name]) => name);
}

export function exampleOf(edition: EditionName, name: ExampleName): Example | null {
  const sample = samplesOf(edition).find(([each]) => each === name);
  return sample ? { edition: playedIn(edition, name), code: sample[1], row: sample[2] } : null;
}

function samplesOf(name: EditionName): readonly Sample[] {
  const { pieces, holes } = EDITIONS[name];
  switch (pieces) {
    case 'pegs':
    case 'numbers':
      return holes.at(-1) === 5 ? FIVE_PEGS : FOUR_PEGS;
    case 'rings':
      return FIVE_RINGS;
    case 'pairs':
      return PAIRS;
    case 'any':
      return NO_REPEATS;
  }
}

function playedIn(edition: EditionName, name: ExampleName): Edition {
  if (name === 'no-repeats')
    return customEdition({ holes: 4, facets: editionNamed(edition).facets, repeats: false });
  return editionNamed(edition, { blanks: name === 'blanks' || name === 'blank-pairs' ? 'on' : 'off' });
}

/** `edition` is the one as printed, `widest` the same with blanks where it has them. */
export function factsOf(name: EditionName, edition: Edition, widest: Edition): RulesFacts {
  const spec = specFor(edition, 0, false);
  return {
    holes: spec.holes,
    kinds: spec.facets[0]?.size ?? 0,
    rows: edition.rows,
    codes: countCodes(spec),
    codesWithBlanks: countCodes(widestSpec(widest)),
    codesOfFour: countCodes(widestSpec(duelEdition(4))),
    codesAtFirst: countCodes(widestSpec(superEdition({ holes: 3, colours: 4 }))),
    supply: EDITIONS[name].supplies[0],
    palmed: MOST_PALMED,
    mostHoles: MOST_HOLES,
    mostRows: MOST_ROWS,
    mostCodes: MOST_CODES,
  };
}
