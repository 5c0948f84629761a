// The booklets' variants as cards: samples of what is hidden, the number of codes, and what it means in words.

import {
  BLANK,
  type Code,
  countCodes,
  type Edition,
  type Feedback,
  GAMES,
  type GameName,
  shapesEdition,
  widestSpec,
} from '@blackpeg/rules';
import { type Language, setUpTexts, type Variant, variantName, type Who } from '@blackpeg/wording';
import { type Choices, type Pair, RINGS, type Rings } from './choices.ts';
import { editionOf } from './sizes.ts';

export interface GameCard<Value extends string> {
  readonly value: Value;
  readonly edition: Edition;
  /** Samples, a row for each length. */
  readonly codes: readonly Code[];
  readonly answer: Feedback | null;
  readonly title: string;
  readonly count: string;
  readonly text: string;
}

/** How many codes each side looks for; one number where both look for as many. */
export function codeCounts(edition: Edition): readonly number[] {
  return edition.holes.map((_, seat) => countCodes(widestSpec(edition, seat)));
}

const PAIRS: Code = [11, 32, 43, 25];
const PAIRS_WITH_BLANKS: Code = [10, 2, 43, BLANK];
const HALF_RIGHT: Feedback = { black: 1, white: 1, blue: 1 };
const PLAIN: Feedback = { black: 1, white: 1, blue: 0 };

/** C6 to C8. */
export function shapesCards(language: Language): readonly GameCard<GameName>[] {
  return GAMES.shapes.map((game) => {
    const edition = shapesEdition(game);
    return {
      ...cardOf(language, edition),
      value: game,
      codes: [edition.blanks === 'off' ? PAIRS : PAIRS_WITH_BLANKS],
      answer: edition.marking === 'pairs' ? HALF_RIGHT : PLAIN,
      text: setUpTexts(language).sizes.shapes[game],
    };
  });
}

/** C4. */
export function brailleCards(language: Language, choices: Choices): readonly GameCard<'off' | 'on'>[] {
  return (['off', 'on'] as const).map((blanks) => ({
    ...cardOf(language, editionOf({ ...choices, blanks })),
    value: blanks,
    codes: [blanks === 'off' ? [2, 5, 1, 6] : [2, BLANK, 1, 6]],
    answer: PLAIN,
    text: setUpTexts(language).sizes.braille[blanks],
  }));
}

const RING_SAMPLE: Code = [3, 7, 1, 5, 8];

/** D5: by who sits on the two seats. */
export function duelCards(
  language: Language,
  choices: Choices,
  [you, other]: Pair<Who>,
): readonly GameCard<Rings>[] {
  const { rings: words, handicap } = setUpTexts(language).sizes;
  const variants: Readonly<Record<Rings, Variant>> = {
    five: words.five,
    four: words.four,
    'you-four': handicap(you, other),
    'other-four': handicap(other, you),
  };
  return RINGS.map((rings) => {
    const edition = editionOf({ ...choices, rings });
    return {
      ...cardOf(language, edition),
      ...variants[rings],
      value: rings,
      codes: edition.holes.map((holes) => RING_SAMPLE.slice(0, holes)),
      answer: null,
    };
  });
}

/** A code of one's own game that shows what its pegs are: one kind after the other. */
export function sampleOf(edition: Edition): Code {
  const { holes, facets } = widestSpec(edition);
  return Array.from({ length: holes }, (_, hole) =>
    facets.reduce((peg, { size }) => peg * 10 + (size === 0 ? 0 : (hole % size) + 1), 0),
  );
}

function cardOf(language: Language, edition: Edition): Pick<GameCard<string>, 'edition' | 'title' | 'count'> {
  const { codes } = setUpTexts(language).sizes;
  const title = variantName(language, edition);
  return {
    edition,
    title: title.charAt(0).toUpperCase() + title.slice(1),
    count: codes(codeCounts(edition)),
  };
}
