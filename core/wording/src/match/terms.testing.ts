// Agreements for tests: every edition in every form it is played in.

import {
  BOX_NAMES,
  brailleEdition,
  customEdition,
  duelEdition,
  EDITIONS,
  type Edition,
  editionNamed,
  HOUSE,
  PERSON,
  shapesEdition,
  standardTerms,
  superEdition,
  type Terms,
} from '@blackpeg/rules';

export const TIMED = { ...PERSON, allowance: 1000 };

const ALL_EDITIONS: readonly Edition[] = [
  ...BOX_NAMES.flatMap((name) => EDITIONS[name].games.map((game) => editionNamed(name, { game }))),
  superEdition({ blanks: 'choice' }),
  superEdition({ holes: 1, colours: 1 }),
  duelEdition([4, 5]),
  customEdition({ holes: 3, facets: [{ name: 'number', size: 9, blank: false }], repeats: false }),
];

/** Agreements over all editions and forms, whoever marks, with and without clocks, trays and seals. */
export const TERMS: readonly Terms[] = [
  ...ALL_EDITIONS.map((edition) => standardTerms(edition)),
  ...ALL_EDITIONS.filter(({ holes, blanks }) => holes.length === 1 && blanks !== 'choice').map((edition) =>
    standardTerms(edition, { form: 'solitaire' }),
  ),
  standardTerms(superEdition(), { marker: 'by-hand', seats: [TIMED, TIMED] }),
  standardTerms(superEdition({ holes: 2, colours: 3 }), {
    marker: 'by-hand',
    length: { kind: 'target', points: 12 },
  }),
  standardTerms(brailleEdition(), { length: { kind: 'target', points: 30 } }),
  standardTerms(brailleEdition(), { marker: 'assisted', seats: [PERSON, HOUSE] }),
  standardTerms(shapesEdition('2'), { marker: 'by-hand', seats: [TIMED, TIMED] }),
  standardTerms(superEdition({ blanks: 'on' }), { supply: 24 }),
  standardTerms(superEdition(), { custody: 'sealed', marker: 'by-hand', seats: [TIMED, TIMED] }),
  standardTerms(duelEdition(), { custody: 'sealed', marker: 'by-hand', seats: [TIMED, TIMED] }),
  standardTerms(duelEdition(), { marker: 'by-hand', pace: 'free', seats: [TIMED, TIMED] }),
  standardTerms(duelEdition(4), { marker: 'by-hand', seats: [TIMED, TIMED] }),
  standardTerms(superEdition(), { form: 'race', seats: [PERSON, TIMED, PERSON] }),
  standardTerms(shapesEdition('1'), { form: 'race', pace: 'free', seats: [PERSON, HOUSE] }),
  standardTerms(customEdition({ holes: 4, facets: shapesEdition('1').facets, rows: 20 }), {
    form: 'duel',
    length: { kind: 'rounds', rounds: 1 },
  }),
];
