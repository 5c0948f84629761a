// Questions about the codes of a game: how many holes and kinds, with blanks or without, which variant.

import { type Blanks, GAMES, MOST_HOLES, MOST_ROWS, shapesEdition } from '@blackpeg/rules';
import { type Language, setUpTexts, terminalScreenTexts, variantName, type Who } from '@blackpeg/wording';
import type { Wishes } from '../../game/agreement.ts';
import type { Item } from '../list.ts';
import { type Choices, OWN_PEGS, RINGS } from './choices.ts';
import { fieldsIn } from './fields.ts';

export interface SetUp {
  readonly choices: Choices;
  readonly language: Language;
  set(part: Partial<Choices>): void;
  /** To the table of holes and colours. */
  sizes(): void;
}

export function sizeItems(setUp: SetUp): readonly Item[] {
  const { choices, language, sizes } = setUp;
  switch (choices.name) {
    case 'super': {
      const { table } = setUpTexts(language).sizes;
      const label = terminalScreenTexts(language).pair(table, `${choices.holes} × ${choices.colours} …`);
      return [{ label, choose: sizes }, blanksItem(setUp)];
    }
    case 'braille':
      return [blanksItem(setUp)];
    case 'duel':
      return [ringsItem(setUp)];
    case 'shapes':
      return [gameItem(setUp)];
    case 'custom':
      return [...ownItems(setUp), blanksItem(setUp)];
  }
}

export function wish({ choices, set }: SetUp, part: Partial<Wishes>): void {
  set({ wishes: { ...choices.wishes, ...part } });
}

/** Who sits across, as far as it is known yet. */
export function otherOf({ choices, language }: SetUp): Who {
  if (!choices.wishes.two) return { kind: 'house' };
  return { kind: 'other', name: choices.names[1] || setUpTexts(language).opponent.usual[1] };
}

function ringsItem(setUp: SetUp): Item {
  const { choices, language, set } = setUp;
  const { rings, handicap, games } = setUpTexts(language).sizes;
  const you: Who = { kind: 'you' };
  const variants = {
    ...rings,
    'you-four': handicap(you, otherOf(setUp)),
    'other-four': handicap(otherOf(setUp), you),
  };
  return fieldsIn(language).explained({
    label: games,
    values: RINGS,
    current: choices.rings,
    words: variants,
    set: (one) => set({ rings: one }),
  });
}

function gameItem({ choices, language, set }: SetUp): Item {
  const { games, shapes } = setUpTexts(language).sizes;
  return fieldsIn(language).choice({
    label: games,
    values: GAMES.shapes,
    current: choices.game,
    text: shapes[choices.game],
    name: (game) => variantName(language, shapesEdition(game)),
    set: (game) => set({ game }),
  });
}

/** C9: the maker's choice only where the maker changes. */
function blanksItem({ choices, language, set }: SetUp): Item {
  const { sizes } = setUpTexts(language);
  const { settings } = terminalScreenTexts(language);
  const names = { off: settings.off, on: settings.on, choice: sizes.makersChoice };
  return fieldsIn(language).choice<Blanks>({
    label: sizes.blanks,
    values: choices.form === 'classic' ? ['off', 'on', 'choice'] : ['off', 'on'],
    current: choices.blanks,
    text: choices.blanks === 'choice' ? sizes.makersChoiceNote : sizes.blanksNote,
    name: (value) => names[value],
    set: (blanks) => set({ blanks }),
  });
}

function ownItems({ choices, language, set }: SetUp): readonly Item[] {
  const words = setUpTexts(language).sizes.own;
  const { choice, count, toggle } = fieldsIn(language);
  const pairs = choices.pegs === 'pairs';
  const { label } = choices.pegs === 'numbers' ? words.numbers : words.colours;
  const pegs = choice({
    label: words.pegs,
    values: OWN_PEGS,
    current: choices.pegs,
    name: (kind) => words.kinds[kind],
    set: (kind) => set({ pegs: kind }),
  });
  const number = (name: string, most: number, what: 'holes' | 'colours' | 'shapes' | 'rows') =>
    count({ label: name, least: 1, most, current: choices[what], set: (value) => set({ [what]: value }) });
  const { repeats, blue } = choices;
  return [
    pegs,
    number(words.holes.label, MOST_HOLES, 'holes'),
    number(label, pairs ? 6 : 9, 'colours'),
    ...(pairs ? [number(words.shapes.label, 6, 'shapes')] : []),
    number(words.rows.label, MOST_ROWS, 'rows'),
    toggle({ label: words.repeats, on: repeats, text: words.repeatsNote, set: (on) => set({ repeats: on }) }),
    ...(pairs
      ? [toggle({ label: words.blue, on: blue, text: words.blueNote, set: (on) => set({ blue: on }) })]
      : []),
  ];
}
