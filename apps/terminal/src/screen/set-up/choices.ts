// What can be chosen before a match, and the edition it makes.

import {
  type Blanks,
  brailleEdition,
  customEdition,
  type DuelRings,
  duelEdition,
  type Edition,
  type EditionName,
  type Facet,
  type GameName,
  HABITS,
  shapesEdition,
  superEdition,
} from '@blackpeg/rules';
import { type LocalForm, noWishes, type Wishes } from '../../game/agreement.ts';

export const RINGS = ['five', 'four', 'you-four', 'other-four'] as const;
export const OWN_PEGS = ['colours', 'numbers', 'pairs'] as const;

export interface Choices {
  readonly name: EditionName;
  readonly holes: number;
  readonly colours: number;
  readonly shapes: number;
  readonly rows: number;
  readonly pegs: (typeof OWN_PEGS)[number];
  readonly repeats: boolean;
  readonly blue: boolean;
  readonly blanks: Blanks;
  readonly game: GameName;
  readonly rings: (typeof RINGS)[number];
  readonly form: LocalForm;
  /** What two people type; empty for what the language calls them. */
  readonly names: readonly [string, string];
  /** Everything else that is wished; the edition in it is not looked at. */
  readonly wishes: Wishes;
}

/** A box opens at its own size and can be played at once. */
export function standardChoices(name: EditionName): Choices {
  const own = name === 'custom';
  return {
    name,
    holes: own ? 4 : 5,
    colours: own ? 6 : 8,
    shapes: 4,
    rows: 10,
    pegs: 'colours',
    repeats: true,
    blue: true,
    blanks: 'off',
    game: '1',
    rings: 'five',
    form: HABITS[name].forms[0] === 'duel' ? 'duel' : 'solitaire',
    names: ['', ''],
    wishes: noWishes(superEdition()),
  };
}

export function editionOf(choices: Choices): Edition {
  const { holes, colours, game, rings } = choices;
  switch (choices.name) {
    case 'super':
      return superEdition({ holes, colours, blanks: blanksOf(choices) });
    case 'duel':
      return duelEdition(RINGS_OF[rings]);
    case 'braille':
      return brailleEdition(blanksOf(choices));
    case 'shapes':
      return shapesEdition(game);
    case 'custom':
      return ownEdition(choices);
  }
}

/** What would have to be chosen for an edition whose codes are of one length. */
export function choicesFor(edition: Edition): Choices {
  const { name, rows, repeats, blanks, game, facets, marking } = edition;
  const [holes = 0] = edition.holes;
  const [first, second] = facets;
  const sized = name === 'super' || name === 'custom';
  return {
    ...standardChoices(name),
    ...(sized && { holes, colours: first?.size ?? 0 }),
    ...(second && name === 'custom' && { shapes: second.size }),
    pegs: second ? 'pairs' : first?.name === 'number' ? 'numbers' : 'colours',
    rows,
    repeats,
    blanks,
    game,
    blue: marking === 'pairs',
    rings: holes === 4 ? 'four' : 'five',
  };
}

export function wishesOf(choices: Choices): Wishes {
  const { wishes, form, names } = choices;
  const between = form !== 'solitaire';
  const classic = form === 'classic';
  const named = names.map((name) => name.trim());
  const [one = '', other = ''] = named;
  return {
    ...wishes,
    edition: editionOf(choices),
    form,
    two: between && wishes.two,
    names: one !== '' && other !== '' && one !== other ? [one, other] : null,
    target: classic ? wishes.target : null,
    scoring: classic ? wishes.scoring : null,
    bonus: classic && wishes.scoring !== 'fewest-rows' && wishes.bonus,
    marking: between ? wishes.marking : null,
    pace: form === 'duel' ? wishes.pace : 'turns',
  };
}

/** C9: only a codemaker who changes from round to round can be left the choice. */
function blanksOf({ blanks, form }: Choices): Blanks {
  return blanks === 'choice' && form !== 'classic' ? 'on' : blanks;
}

const RINGS_OF: Readonly<Record<Choices['rings'], DuelRings>> = {
  five: 5,
  four: 4,
  'you-four': [4, 5],
  'other-four': [5, 4],
};

function ownEdition(choices: Choices): Edition {
  const { holes, repeats, rows, blue } = choices;
  const makersChoice = blanksOf(choices) === 'choice';
  return customEdition({
    holes,
    facets: ownFacets(choices),
    repeats,
    rows,
    makersChoice,
    withoutBlue: !blue,
  });
}

function ownFacets({ pegs, colours, shapes, blanks }: Choices): readonly Facet[] {
  const blank = blanks !== 'off';
  if (pegs !== 'pairs') return [{ name: pegs === 'colours' ? 'colour' : 'number', size: colours, blank }];
  return [
    { name: 'colour', size: Math.min(colours, blank ? 5 : 6), blank },
    { name: 'shape', size: Math.min(shapes, blank ? 5 : 6), blank },
  ];
}
