// Contradictions: a row that would have another answer, a hole for which nothing is left, a kind that would have to occur more often than it can.

import { kindsOf } from '@blackpeg/rules';
import type { Fact } from '../deduction/facts.ts';
import {
  type Beliefs,
  beliefsWith,
  holesOf,
  isPossible,
  kindIn,
  leastOf,
  mostOf,
  valuesOf,
} from './beliefs.ts';
import { couldBe, distinct, ofRow, type Pattern, type SeenRow, sum, timesIn } from './row-patterns.ts';
import type { CoachScene, RowClash, StepReason } from './step.ts';

/** If a kind were in a hole, one row would have another answer. */
export const suppose: Pattern = ofRow(({ spec }, beliefs, row) =>
  spec.facets.flatMap((_, facet) =>
    holesOf(spec).flatMap((hole) =>
      valuesOf(spec, facet)
        .filter((value) => isPossible(beliefs, hole, facet, value))
        .flatMap((value) => {
          const clash = rowClash(beliefsWith(beliefs, { kind: 'here', hole, facet, value }), row);
          if (!clash) return [];
          const reason = { kind: 'suppose', hole, of: { facet, kind: value }, clash } as const;
          return [{ reason, fact: { kind: 'not-here', hole, facet, value } as const }];
        }),
    ),
  ),
);

/** Why the supposition is impossible, with the rows that show it; null if nothing contradicts it so far. */
export function clashIn(
  scene: CoachScene,
  beliefs: Beliefs,
): { readonly reason: StepReason; readonly rows: readonly number[] } | null {
  const { spec } = scene;
  for (const row of scene.which) {
    const marked = scene.rows[row];
    const { black = 0, white = 0, blue = 0 } = marked?.mark ?? {};
    const clash = marked && rowClash(beliefs, { row, guess: marked.guess, black, pegs: black + white, blue });
    if (clash) return { reason: { kind: 'row-clash', clash }, rows: [row] };
  }
  for (const [facet] of spec.facets.entries()) {
    const hole = holesOf(spec).find((at) =>
      valuesOf(spec, facet).every((value) => !isPossible(beliefs, at, facet, value)),
    );
    if (hole !== undefined) return { reason: { kind: 'hole-clash', hole }, rows: [] };
    const kind = valuesOf(spec, facet).find(
      (value) => leastOf(beliefs, facet, value) > mostOf(beliefs, facet, value),
    );
    if (kind !== undefined) return { reason: { kind: 'count-clash', of: { facet, kind } }, rows: [] };
  }
  return null;
}

/** The supposition whose contradiction proves the fact; null for a fact that consists of two. */
export function opposite(holes: number, fact: Fact): Fact | null {
  switch (fact.kind) {
    case 'here':
      return { ...fact, kind: 'not-here' };
    case 'not-here':
      return { ...fact, kind: 'here' };
    case 'count':
      if (fact.least === 0) return { ...fact, least: fact.most + 1, most: holes };
      return fact.most === holes ? { ...fact, least: 0, most: fact.least - 1 } : null;
  }
}

/** By the least and most blacks and answer pegs it could have. */
function rowClash(beliefs: Beliefs, { guess, black, pegs }: SeenRow): RowClash | null {
  const { spec } = beliefs;
  const pegAt = (hole: number) => guess[hole - 1] ?? 0;
  const isRight = (hole: number) =>
    kindsOf(spec, pegAt(hole)).every((value, facet) => kindIn(beliefs, hole, facet) === value);
  const leastBlack = holesOf(spec).filter(isRight).length;
  if (leastBlack > black) return { what: 'black', bound: 'least', count: leastBlack, got: black };
  const mostBlack = holesOf(spec).filter((hole) => couldBe(beliefs, hole, pegAt(hole))).length;
  if (mostBlack < black) return { what: 'black', bound: 'most', count: mostBlack, got: black };
  if (spec.facets.length > 1) return null;
  const least = (kind: number) => leastOf(beliefs, 0, kind);
  const leastPegs = sum(distinct(guess), (kind) => Math.min(timesIn(guess, kind), least(kind)));
  if (leastPegs > pegs) return { what: 'pegs', bound: 'least', count: leastPegs, got: pegs };
  const mostPegs = Math.min(
    sum(distinct(guess), (kind) => Math.min(timesIn(guess, kind), mostOf(beliefs, 0, kind))),
    spec.holes - sum(valuesOf(spec, 0), (kind) => Math.max(0, least(kind) - timesIn(guess, kind))),
  );
  return mostPegs < pegs ? { what: 'pegs', bound: 'most', count: mostPegs, got: pegs } : null;
}
