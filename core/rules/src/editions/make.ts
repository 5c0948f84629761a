// Builds a game from an edition's record and the players' choices.

import type { Facet } from '../code/code.ts';
import type { Edition } from './edition.ts';
import type { Blanks, GameName } from './record.ts';
import { EDITIONS, type EditionName } from './records.ts';

/** What can be chosen of an edition with a standard size; the default is that size, without blanks. */
export interface EditionChoice {
  /** One length for both, or the holes each seat has to find (D5). */
  readonly holes?: number | readonly number[] | undefined;
  /** Kinds of the first facet. */
  readonly colours?: number | undefined;
  readonly blanks?: Blanks | undefined;
  readonly game?: GameName | undefined;
  readonly rows?: number | undefined;
}

/** The result is not checked: see `checkEdition`. */
export function editionNamed(name: EditionName, choice: EditionChoice = {}): Edition {
  const record = EDITIONS[name];
  const { game = usualGame(choice.blanks ?? 'off') } = choice;
  const { blanks = hasBlanks(game) ? 'on' : 'off' } = choice;
  const [first, ...others] = record.facets.map(({ name: facet, sizes }) => {
    return { name: facet, size: usual(sizes), blank: blanks !== 'off' };
  });
  return {
    name,
    game,
    holes: lengths(choice.holes ?? usual(record.holes)),
    facets: first ? [{ ...first, size: choice.colours ?? first.size }, ...others] : [],
    repeats: true,
    blanks,
    marking: others.length > 0 && !isWithoutBlue(game) ? 'pairs' : 'places',
    rows: choice.rows ?? record.rows,
  };
}

export interface CustomSize {
  readonly holes: number | readonly number[];
  readonly facets: readonly Facet[];
  readonly repeats?: boolean;
  readonly rows?: number;
  /** Blanks declared by the maker of each round instead of agreed for the match. */
  readonly makersChoice?: boolean;
  /** Pairs without blue key pegs. */
  readonly withoutBlue?: boolean;
}

export function customEdition(size: CustomSize): Edition {
  const blank = size.facets.some((facet) => facet.blank);
  const blanks = blank ? (size.makersChoice ? 'choice' : 'on') : 'off';
  return {
    name: 'custom',
    game: usualGame(blanks),
    holes: lengths(size.holes),
    facets: size.facets,
    repeats: size.repeats ?? true,
    blanks,
    marking: size.facets.length === 2 && !size.withoutBlue ? 'pairs' : 'places',
    rows: size.rows ?? EDITIONS.custom.rows,
  };
}

/** C1 to C3. */
export function superEdition(
  size: Pick<EditionChoice, 'colours' | 'blanks'> & { holes?: number } = {},
): Edition {
  return editionNamed('super', size);
}

/** C5, D5: one length for both, or the rings each seat has to find. */
export type DuelRings = 4 | 5 | readonly [4 | 5, 4 | 5];

export function duelEdition(rings: DuelRings = 5): Edition {
  return editionNamed('duel', { holes: rings });
}

/** C4. */
export function brailleEdition(blanks: Blanks = 'off'): Edition {
  return editionNamed('braille', { blanks });
}

/** C6 to C8: game 3 has no blue and uses the codes of game 1 or, as 3b, of game 2. */
export function shapesEdition(game: GameName = '1'): Edition {
  return editionNamed('shapes', { game });
}

/** The booklet's table ends at five holes and eight colours; other sizes are custom games. */
export const SUPER_MOST = {
  holes: usual(EDITIONS.super.holes),
  colours: usual(EDITIONS.super.facets[0]?.sizes ?? []),
} as const;

/** Game 2 is the game with blanks. */
function usualGame(blanks: Blanks): GameName {
  return blanks === 'off' ? '1' : '2';
}

function hasBlanks(game: GameName): boolean {
  return game === '2' || game === '3b';
}

function isWithoutBlue(game: GameName): boolean {
  return game === '3' || game === '3b';
}

function lengths(holes: number | readonly number[]): readonly number[] {
  return typeof holes === 'number' ? [holes] : holes;
}

function usual(sizes: readonly number[]): number {
  return sizes.at(-1) ?? 0;
}
