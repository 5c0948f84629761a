// The questions about codes: the table of sizes, the booklets' games, rings, blanks, and custom games.

import { type Blanks, EDITIONS, type Edition, type GameName, MOST_HOLES, MOST_ROWS } from '@blackpeg/rules';
import { numberText, variantName } from '@blackpeg/wording';
import { allCells } from './cells.ts';
import { type Choices, OWN_PEGS, type Rings } from './choices.ts';
import {
  choiceField,
  type FieldAsking,
  type FieldDefinition,
  numberField,
  type ShownOption,
  switchField,
} from './field.ts';
import { codeCounts, editionOf, mostKinds, mostShapes } from './sizes.ts';

const ownGame = ({ choices }: FieldAsking) => EDITIONS[choices.edition].sizing === 'free';
const ownPairs = (asking: FieldAsking) => ownGame(asking) && asking.choices.pegs === 'pairs';

/** C3. A size is written as in `5x8`. */
const table = choiceField({
  id: 'size',
  name: 'holes',
  group: 'size',
  kind: 'table',
  asked: ({ choices }) => EDITIONS[choices.edition].sizing === 'table',
  label: ({ words }) => words.sizes.table,
  values: () => allCells(false).map(({ holes, colours }) => sizeText(holes, colours)),
  value: ({ holes, colours }) => sizeText(holes, colours),
  option(value, asking) {
    const { holes = 1, colours = 1 } = sizeIn(value);
    const codes = codesOf(asking, { holes, colours });
    const { sizes } = asking.words;
    return {
      label: `${holes} × ${colours}`,
      text: sizes.cell(codes, holes, colours),
      codes: numberText(asking.language, codes),
    };
  },
  part: sizeIn,
});

function codesOf({ choices }: FieldAsking, part: Partial<Choices>): number {
  return codeCounts(editionOf({ ...choices, ...part, written: null })).at(-1) ?? 0;
}

function sizeText(holes: number, colours: number): string {
  return `${holes}x${colours}`;
}

function sizeIn(value: string): Partial<Choices> {
  const [holes = 1, colours = 1] = value.split('x').map(Number);
  return { holes, colours, written: null };
}

/** D5: the rings each has to find, in the form of the command line. */
const RING_VALUES = ['5', '4', '4,5', '5,4'] as const;
const RINGS_NAMED = { '5': 'five', '4': 'four', '4,5': 'you-four', '5,4': 'other-four' } as const;
const rings = choiceField({
  id: 'rings',
  name: 'holes',
  group: 'size',
  kind: 'cards',
  asked: ({ choices }) => EDITIONS[choices.edition].sizing === 'rings',
  label: ({ words }) => words.sizes.games,
  values: () => RING_VALUES,
  value: ({ rings: chosen }) => RING_VALUES.find((value) => RINGS_NAMED[value] === chosen) ?? '',
  option(value, asking) {
    const { words, sides } = asking;
    const { rings: equal, handicap } = words.sizes;
    const [you, other] = sides;
    const variants = {
      five: equal.five,
      four: equal.four,
      'you-four': handicap(you, other),
      'other-four': handicap(other, you),
    } as const satisfies Record<Rings, unknown>;
    const { title, text } = variants[RINGS_NAMED[value]];
    return { label: title, text, codes: cardCodes(asking, { rings: RINGS_NAMED[value] }) };
  },
  part: (value) => ({ rings: RINGS_NAMED[value], written: null }),
});

/** C6 to C8. */
const game = choiceField<GameName>({
  id: 'game',
  name: 'game',
  group: 'size',
  kind: 'cards',
  asked: ({ choices }) => EDITIONS[choices.edition].sizing === 'games',
  label: ({ words }) => words.sizes.games,
  values: ({ choices }) => EDITIONS[choices.edition].games,
  value: (choices) => choices.game,
  option: (value, asking) => cardOf(asking, { game: value }, asking.words.sizes.shapes[value]),
  part: (value) => ({ game: value, written: null }),
});

/** C4: braille's two games differ in blanks only. */
const blanksCards = choiceField<Blanks>({
  id: 'blanks-cards',
  name: 'blanks',
  group: 'size',
  kind: 'cards',
  asked: ({ choices }) => EDITIONS[choices.edition].sizing === 'blanks',
  label: ({ words }) => words.sizes.games,
  values: ({ choices }) => blanksOffered(choices),
  value: (choices) => editionOf(choices).blanks,
  option(value, asking) {
    const { withBlanks, makersChoiceNote } = asking.words.sizes;
    return cardOf(asking, { blanks: value }, value === 'choice' ? makersChoiceNote : withBlanks[value]);
  },
  part: (value) => ({ blanks: value, written: null }),
});

/** C9: if the codemaker changes from round to round, it can also be left to the codemaker. */
const blanksChoice = choiceField<Blanks>({
  id: 'blanks-choice',
  name: 'blanks',
  group: 'size',
  asked: ({ choices }) => hasBlanks(choices) && choices.form === 'classic',
  label: ({ words }) => words.sizes.blanks,
  values: ({ choices }) => blanksOffered(choices),
  value: (choices) => choices.blanks,
  option: (value, { words }) => ({ label: words.sizes.blanksOptions[value] }),
  part: (value) => ({ blanks: value, written: null }),
  note: ({ words, choices }) =>
    choices.blanks === 'choice' ? words.sizes.makersChoiceNote : words.sizes.blanksNote,
});

const blanksSwitch = switchField({
  id: 'blanks',
  name: 'blanks',
  group: 'size',
  asked: ({ choices }) => hasBlanks(choices) && choices.form !== 'classic',
  label: ({ words }) => words.sizes.blanks,
  note: ({ words }) => words.sizes.blanksNote,
  on: (choices) => choices.blanks !== 'off',
  part: (on) => ({ blanks: on ? 'on' : 'off', written: null }),
});

function hasBlanks({ edition }: Choices): boolean {
  const { sizing } = EDITIONS[edition];
  return sizing === 'table' || sizing === 'free';
}

function blanksOffered({ edition, form }: Choices): readonly Blanks[] {
  const { blanks } = EDITIONS[edition];
  return form === 'classic' ? blanks : blanks.filter((value) => value !== 'choice');
}

const pegs = choiceField({
  id: 'pegs',
  name: 'pegs',
  group: 'size',
  asked: ownGame,
  label: ({ words }) => words.sizes.own.pegs,
  values: () => OWN_PEGS,
  value: (choices) => choices.pegs,
  option: (value, { words }) => ({ label: words.sizes.own.kinds[value] }),
  part: (value) => ({ pegs: value, written: null }),
});

/** A number of a custom game. */
function ownNumber(
  id: 'holes' | 'colours' | 'shapes' | 'rows',
  most: (choices: Choices) => number,
  asked = ownGame,
): FieldDefinition {
  return numberField({
    id,
    name: id === 'rows' ? 'board-rows' : id,
    group: 'size',
    asked,
    words: ({ words, choices }) =>
      words.sizes.own[id === 'colours' && choices.pegs === 'numbers' ? 'numbers' : id],
    range: (choices) => ({ least: 1, most: most(choices) }),
    value: (choices) => Math.min(choices[id], most(choices)),
    shown: (value, { language }) => numberText(language, value),
    part: (value) => ({ [id]: value, written: null }),
  });
}

const repeats = switchField({
  id: 'repeats',
  name: 'repeats',
  group: 'size',
  asked: ownGame,
  label: ({ words }) => words.sizes.own.repeats,
  note: ({ words }) => words.sizes.own.repeatsNote,
  on: (choices) => choices.repeats,
  part: (on) => ({ repeats: on, written: null }),
});

const blue = switchField({
  id: 'blue',
  name: 'blue',
  group: 'size',
  asked: ownPairs,
  label: ({ words }) => words.sizes.own.blue,
  note: ({ words }) => words.sizes.own.blueNote,
  on: (choices) => choices.blue,
  part: (on) => ({ blue: on, written: null }),
});

function cardOf(asking: FieldAsking, part: Partial<Choices>, text: string): ShownOption {
  const title = variantName(asking.language, editionWith(asking, part));
  return {
    label: title.charAt(0).toUpperCase() + title.slice(1),
    text,
    codes: cardCodes(asking, part),
  };
}

function cardCodes(asking: FieldAsking, part: Partial<Choices>): string {
  return asking.words.sizes.codes(codeCounts(editionWith(asking, part)));
}

function editionWith({ choices }: FieldAsking, part: Partial<Choices>): Edition {
  return editionOf({ ...choices, ...part, written: null });
}

export const SIZE_FIELDS: readonly FieldDefinition[] = [
  table,
  rings,
  game,
  blanksCards,
  pegs,
  ownNumber('holes', () => MOST_HOLES),
  ownNumber('colours', mostKinds),
  ownNumber('shapes', mostShapes, ownPairs),
  ownNumber('rows', () => MOST_ROWS),
  repeats,
  blue,
  blanksChoice,
  blanksSwitch,
];
