// Random editions, codes and rows, of every legal size.

import {
  BLANKS,
  brailleEdition,
  checkEdition,
  type Dice,
  drawCode,
  duelEdition,
  EDITION_NAMES,
  type Edition,
  FACET_NAMES,
  GAME_NAMES,
  MARKINGS,
  type MarkedGuess,
  mark,
  seededDice,
  shapesEdition,
  superEdition,
  widestSpec,
} from '@blackpeg/rules';
import fc from 'fast-check';
import { oneIn, pick } from './random-match.testing.ts';

/** Everything the rules call legal: a booklet's own variants, and custom games of every size. */
export const anyEdition: fc.Arbitrary<Edition> = fc.integer().map((seed) => drawEdition(seededDice(seed)));

function drawEdition(dice: Dice): Edition {
  for (;;) {
    const printed = oneIn(dice, 3) ? pick(dice, PRINTED)(dice) : null;
    if (printed && checkEdition(printed).ok) return printed;
    const facets = Array.from({ length: 1 + dice(2) }, () => ({
      name: pick(dice, FACET_NAMES),
      size: dice(10),
      blank: oneIn(dice, 2),
    }));
    const edition: Edition = {
      name: oneIn(dice, 9) ? pick(dice, EDITION_NAMES) : 'custom',
      game: pick(dice, GAME_NAMES),
      holes: Array.from({ length: 1 + dice(2) }, () => 1 + dice(8)),
      facets,
      repeats: oneIn(dice, 2),
      blanks: pick(dice, BLANKS),
      marking: pick(dice, MARKINGS),
      rows: 1 + dice(20),
    };
    if (checkEdition(edition).ok) return edition;
  }
}

const PRINTED: readonly ((dice: Dice) => Edition)[] = [
  (dice) => superEdition({ holes: 1 + dice(5), colours: 1 + dice(8), blanks: pick(dice, BLANKS) }),
  (dice) => duelEdition(pick(dice, [4, 5, [4, 5], [5, 4], [4, 4], [5, 5]] as const)),
  (dice) => brailleEdition(pick(dice, BLANKS)),
  (dice) => shapesEdition(pick(dice, GAME_NAMES)),
];

/** Rows marked against some secret. */
export function drawRows(edition: Edition, count: number, dice: Dice): readonly MarkedGuess[] {
  const spec = widestSpec(edition);
  const secret = drawCode(spec, dice);
  return Array.from({ length: count }, () => {
    const guess = drawCode(spec, dice);
    return { guess, mark: mark(edition.marking, secret, guess) };
  });
}
