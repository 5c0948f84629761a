// The counted supply of pegs: what is left, what may be palmed, and what the counts reveal (T3).

import { type Code, type CodeSpec, kindCount, kindIn } from '../code/code.ts';
import type { Dice } from '../dice.ts';
import type { Edition } from '../editions/edition.ts';

/** Pegs of each kind, by facet and by kind - 1. Blanks are not pegs of the tray. */
export type PegCounts = readonly (readonly number[])[];

export const MOST_PALMED = 2;

export interface Kind {
  readonly facet: number;
  readonly kind: number;
}

export function fullTray(edition: Edition, supply: number): PegCounts {
  return edition.facets.map((facet) => Array.from({ length: facet.size }, () => supply));
}

export function noPegs(edition: Edition): PegCounts {
  return fullTray(edition, 0);
}

export function countPegsOf(spec: CodeSpec, codes: readonly Code[]): PegCounts {
  return spec.facets.map((facet, index) => {
    const counts = Array<number>(facet.size).fill(0);
    for (const code of codes) {
      for (const peg of code) {
        const kind = kindIn(spec, index, peg);
        if (kind > 0) counts[kind - 1] = (counts[kind - 1] ?? 0) + 1;
      }
    }
    return counts;
  });
}

export function takeFrom(tray: PegCounts, taken: PegCounts): PegCounts {
  return tray.map((kinds, facet) => kinds.map((count, index) => count - (taken[facet]?.[index] ?? 0)));
}

/** The first kind of which more pegs are used than the tray has. */
export function firstShort(tray: PegCounts): Kind | undefined {
  for (const [facet, kinds] of tray.entries()) {
    const index = kinds.findIndex((count) => count < 0);
    if (index >= 0) return { facet, kind: index + 1 };
  }
  return undefined;
}

/** A palmed count that is not a whole number from 0 to 2, or belongs to no kind. */
export function palmFault(edition: Edition, palmed: PegCounts): Kind | undefined {
  for (const [facet, { size }] of edition.facets.entries()) {
    const kinds = palmed[facet] ?? [];
    for (let index = 0; index < Math.max(size, kinds.length); index += 1) {
      const count = kinds[index];
      const fine =
        index < size && Number.isInteger(count) && (count ?? -1) >= 0 && (count ?? 0) <= MOST_PALMED;
      if (!fine) return { facet, kind: index + 1 };
    }
  }
  return palmed.length > edition.facets.length ? { facet: edition.facets.length, kind: 1 } : undefined;
}

/** T3b: what the house withholds: none to two of each kind, as far as the code leaves them. */
export function drawPalmed(spec: CodeSpec, supply: number, code: Code, dice: Dice): PegCounts {
  return countPegsOf(spec, [code]).map((kinds) =>
    kinds.map((hidden) => dice(Math.max(0, Math.min(MOST_PALMED, supply - hidden)) + 1)),
  );
}

/** Is a counted tray offered: does every facet fill every row, whatever is hidden and palmed? */
export function trayFillsBoard(edition: Edition, supply: number): boolean {
  return edition.facets.every((_, facet) => facetFillsBoard(edition, facet, supply));
}

/**
 * Does a code agree with what the tray showed when it was hidden: nothing missing but the code and palmed pegs? For an
 * incomplete code: could it still?
 */
export function fitsTray(spec: CodeSpec, code: Code, missing: PegCounts): boolean {
  const most = MOST_PALMED + spec.holes - code.length;
  return takeFrom(missing, countPegsOf(spec, [code])).every((kinds) =>
    kinds.every((left) => left >= 0 && left <= most),
  );
}

/** Blanks fill every row if they may repeat; without repeats there must be enough of each kind for every row. */
function facetFillsBoard(edition: Edition, index: number, supply: number): boolean {
  const holes = Math.max(...edition.holes);
  const fillings = edition.rows + 1;
  const left = supply - MOST_PALMED;
  const facet = edition.facets[index];
  const other = edition.facets[1 - index];
  if (!facet) return false;
  if (!edition.repeats) return left >= fillings * Math.min(holes, other ? kindCount(other) : 1);
  return (edition.blanks === 'on' && facet.blank) || facet.size * left >= holes * fillings;
}
