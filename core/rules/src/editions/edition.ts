// An edition as data: which codes are hidden, how they are marked, how many rows the board has.

import { type CodeSpec, countCodes, countPegs, type Facet, kindCount } from '../code/code.ts';
import { MARKINGS, type Marking } from '../code/feedback.ts';
import { err, ok, type Result } from '../result.ts';
import { BLANKS, type Blanks, type EditionRecord, GAME_NAMES, type GameName } from './record.ts';
import { EDITIONS, type EditionName, isEditionName } from './records.ts';

export interface Edition {
  readonly name: EditionName;
  readonly game: GameName;
  /** One number for all, or one per seat: the holes that seat has to find (D5). */
  readonly holes: readonly number[];
  /** `blank` says which facets may be blank where blanks are possible. */
  readonly facets: readonly Facet[];
  readonly repeats: boolean;
  readonly blanks: Blanks;
  readonly marking: Marking;
  readonly rows: number;
}

export type EditionFault =
  | {
      readonly kind: 'out-of-range';
      readonly what: EditionSize;
      readonly given: number;
      readonly least: number;
      readonly most: number;
    }
  | { readonly kind: 'too-many-codes'; readonly codes: number; readonly most: number }
  | { readonly kind: 'no-code'; readonly holes: number; readonly pegs: number }
  | { readonly kind: 'blanks-mismatch'; readonly blanks: Blanks }
  | { readonly kind: 'not-as-printed'; readonly name: EditionName }
  | { readonly kind: 'unknown-value'; readonly what: 'name' | 'game' | 'blanks' | 'marking' };

export type EditionSize = 'holes' | 'lengths' | 'facets' | 'kinds' | 'rows';

export const MOST_HOLES = 8;
export const MOST_ROWS = 20;
/** The largest number for which claims can still be judged and hints given (C10). */
export const MOST_CODES = 2_000_000;
const MOST_KINDS = 9;
const MOST_KINDS_OF_A_PAIR = 6;

/** The codes the breaker in this seat looks for; `blanks` as agreed or declared for the round. */
export function specFor(edition: Edition, breaker: number, blanks: boolean): CodeSpec {
  const holes = edition.holes[breaker] ?? edition.holes[0] ?? 0;
  const facets = edition.facets.map((facet) => ({ ...facet, blank: facet.blank && blanks }));
  return { holes, facets, repeats: edition.repeats };
}

/** The largest set of codes an edition may use for a seat: with blanks wherever they could be declared. */
export function widestSpec(edition: Edition, breaker = 0): CodeSpec {
  return specFor(edition, breaker, edition.blanks !== 'off');
}

/** The rule that gives an edition its codes. */
export function codeRule(edition: Edition): EditionRecord['rule'] {
  return EDITIONS[edition.name].rule;
}

/** C10: within the sizes for which every claim can be judged. */
export function checkSizes(edition: Edition): Result<Edition, EditionFault> {
  const fault = wordFault(edition) ?? sizeFault(edition) ?? blanksFault(edition) ?? countFault(edition);
  return fault ? err(fault) : ok(edition);
}

function wordFault(edition: Edition): EditionFault | undefined {
  if (!isEditionName(edition.name)) return { kind: 'unknown-value', what: 'name' };
  if (!GAME_NAMES.includes(edition.game)) return { kind: 'unknown-value', what: 'game' };
  if (!BLANKS.includes(edition.blanks)) return { kind: 'unknown-value', what: 'blanks' };
  if (!MARKINGS.includes(edition.marking)) return { kind: 'unknown-value', what: 'marking' };
  return undefined;
}

function sizeFault(edition: Edition): EditionFault | undefined {
  const mostKinds = edition.facets.length === 1 ? MOST_KINDS : MOST_KINDS_OF_A_PAIR;
  return (
    rangeFault('lengths', edition.holes.length, 1, 2) ??
    first(edition.holes, (holes) => rangeFault('holes', holes, 1, MOST_HOLES)) ??
    rangeFault('facets', edition.facets.length, edition.marking === 'pairs' ? 2 : 1, 2) ??
    first(edition.facets, (facet) => rangeFault('kinds', facet.size, facet.blank ? 0 : 1, MOST_KINDS)) ??
    first(edition.facets, (facet) => rangeFault('kinds', kindCount(facet), 1, mostKinds)) ??
    rangeFault('rows', edition.rows, 1, MOST_ROWS)
  );
}

function blanksFault(edition: Edition): EditionFault | undefined {
  const possible = edition.facets.some((facet) => facet.blank);
  return possible === (edition.blanks !== 'off')
    ? undefined
    : { kind: 'blanks-mismatch', blanks: edition.blanks };
}

function countFault(edition: Edition): EditionFault | undefined {
  return first(edition.holes, (_, seat) => {
    const codes = countCodes(widestSpec(edition, seat));
    const fewest = countCodes(specFor(edition, seat, edition.blanks === 'on'));
    if (codes > MOST_CODES) return { kind: 'too-many-codes', codes, most: MOST_CODES };
    const pegs = countPegs(specFor(edition, seat, edition.blanks === 'on'));
    return fewest === 0 ? { kind: 'no-code', holes: edition.holes[seat] ?? 0, pegs } : undefined;
  });
}

function rangeFault(what: EditionSize, given: number, least: number, most: number): EditionFault | undefined {
  const within = Number.isInteger(given) && given >= least && given <= most;
  return within ? undefined : { kind: 'out-of-range', what, given, least, most };
}

function first<T>(items: readonly T[], fault: (item: T, index: number) => EditionFault | undefined) {
  for (const [index, item] of items.entries()) {
    const found = fault(item, index);
    if (found) return found;
  }
  return undefined;
}
