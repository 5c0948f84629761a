// Which edition the choices produce, which choices produce an edition, and the ranges of its sizes.

import {
  type Blanks,
  checkEdition,
  countCodes,
  customEdition,
  type DuelRings,
  EDITIONS,
  type Edition,
  editionNamed,
  type Facet,
  isSame,
  widestSpec,
} from '@blackpeg/rules';
import { type Choices, type Rings, standardChoices } from './choices.ts';

/** The edition that is played. */
export function editionOf(choices: Choices): Edition {
  const { edition, holes, colours, game, written } = choices;
  if (written) return written;
  switch (EDITIONS[edition].sizing) {
    case 'table':
      return editionNamed(edition, { holes, colours, blanks: blanksOf(choices) });
    case 'rings':
      return editionNamed(edition, { holes: RINGS_OF[choices.rings] });
    case 'blanks':
      return editionNamed(edition, { blanks: blanksOf(choices) });
    case 'games':
      return editionNamed(edition, { game, rows: boardRows(choices) });
    case 'free':
      return ownEdition(choices);
  }
}

/** The choices that produce this edition; if there are none, it is kept as it is written. */
export function choicesFor(edition: Edition): Choices {
  const { name, rows, repeats, blanks, game, facets, marking } = edition;
  const [holes = 0, other = holes] = edition.holes;
  const [first, second] = facets;
  const { sizing } = EDITIONS[name];
  const choices: Choices = {
    ...standardChoices(name),
    ...((sizing === 'table' || sizing === 'free') && { holes, colours: first?.size ?? 0 }),
    ...(second && sizing === 'free' && { shapes: second.size }),
    pegs: second ? 'pairs' : first?.name === 'number' ? 'numbers' : 'colours',
    rows,
    repeats,
    blanks,
    game,
    blue: marking === 'pairs' || !second,
    rings: holes === other ? (holes === 4 ? 'four' : 'five') : holes === 4 ? 'you-four' : 'other-four',
  };
  return isSame(editionOf(choices), edition)
    ? choices
    : { ...choices, ...matchOf(edition), written: edition };
}

/** C9: only a match leaves the choice of blanks to its makers. */
function matchOf({ name, blanks }: Edition): Partial<Choices> {
  return blanks === 'choice' && EDITIONS[name].forms.includes('classic') ? { form: 'classic' } : {};
}

/** The boards of an edition, the default first. */
export function boardsOf({ edition }: Pick<Choices, 'edition'>): readonly number[] {
  const { rows, otherRows = [] } = EDITIONS[edition];
  return [rows, ...otherRows];
}

function boardRows({ edition, rows }: Choices): number {
  return boardsOf({ edition }).includes(rows) ? rows : EDITIONS[edition].rows;
}

/** How many codes each side searches; one number if both are the same. */
export function codeCounts(edition: Edition): readonly number[] {
  return edition.holes.map((_, seat) => countCodes(widestSpec(edition, seat)));
}

/** C9: the choice can be left to the codemaker only if the role changes from round to round. */
function blanksOf({ blanks, form }: Pick<Choices, 'blanks' | 'form'>): Blanks {
  return blanks === 'choice' && form !== 'classic' ? 'on' : blanks;
}

const RINGS_OF: Readonly<Record<Rings, DuelRings>> = {
  five: 5,
  four: 4,
  'you-four': [4, 5],
  'other-four': [5, 4],
};

function ownEdition(choices: Choices): Edition {
  const { holes, repeats, rows, blue } = choices;
  return customEdition({
    holes,
    facets: ownFacets(choices),
    repeats,
    rows,
    makersChoice: blanksOf(choices) === 'choice',
    withoutBlue: !blue,
  });
}

function ownFacets(choices: Choices): readonly Facet[] {
  const { pegs } = choices;
  const blank = choices.blanks !== 'off';
  const size = Math.min(choices.colours, mostKinds(choices));
  if (pegs !== 'pairs') return [{ name: pegs === 'colours' ? 'colour' : 'number', size, blank }];
  return [
    { name: 'colour', size, blank },
    { name: 'shape', size: Math.min(choices.shapes, mostShapes(choices)), blank },
  ];
}

/** Kinds of the first facet that a custom game can have. */
export function mostKinds({ pegs, blanks }: Pick<Choices, 'pegs' | 'blanks'>): number {
  const blank = blanks !== 'off';
  return mostOf((size) =>
    pegs === 'pairs' ? [{ name: 'colour', size, blank }, ONE_SHAPE] : [{ name: 'colour', size, blank }],
  );
}

export function mostShapes({ blanks }: Pick<Choices, 'blanks'>): number {
  return mostOf((size) => [ONE_SHAPE, { name: 'shape', size, blank: blanks !== 'off' }]);
}

const ONE_SHAPE: Facet = { name: 'shape', size: 1, blank: false };
/** Each kind is named by one digit. */
const MOST_KINDS = 9;

/** The largest size that the rules allow in a single hole. */
function mostOf(facets: (size: number) => readonly Facet[]): number {
  const sizes = Array.from({ length: MOST_KINDS }, (_, index) => MOST_KINDS - index);
  return sizes.find((size) => checkEdition(customEdition({ holes: 1, facets: facets(size) })).ok) ?? 1;
}
